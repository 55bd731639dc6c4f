import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceName } from '@harbourline/contracts';
import { startStack, type Instance } from '@harbourline/local';
import { eventually } from './eventually';

export const ROOT = join(__dirname, '..', '..', '..');
const PORTS_OF_A_STACK = 11;

export interface TestStack {
  dataDir: string;
  /** Where everything is now; process ids change when something is killed. */
  instance(): Promise<Instance>;
  /** `kill -9` of one service that runs; the supervisor starts it again. */
  kill(service: ServiceName): Promise<void>;
  stop(): Promise<void>;
}

/** The whole system as `npm start` runs it, on ports and data of its own, without rate limits and demo fleet. */
export async function startTestStack(env: Record<string, string> = {}): Promise<TestStack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'harbourline-e2e-'));
  const port = await freePortRange();
  const stack = await startStack({
    root: ROOT,
    dataDir,
    port,
    demo: false,
    env: { RATE_LIMIT: 'off', LOG_LEVEL: 'info', ...env },
  });
  const instance = async () => JSON.parse(await readFile(join(dataDir, 'instance.json'), 'utf8')) as Instance;
  return {
    dataDir,
    instance,
    async kill(service) {
      const { url } = (await instance()).services[service];
      await eventually(
        async () => (await fetch(`${url}/internal/ready`)).status,
        (status) => status === 200,
        60_000,
      );
      process.kill((await instance()).services[service].pid, 'SIGKILL');
    },
    async stop() {
      await stack.stop();
      if (process.env.KEEP_DATA) console.log(`kept ${dataDir}`);
      else await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The first of as many free ports in a row as a stack takes, below those that the system gives to whoever asks. */
export async function freePortRange(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = 20_000 + Math.floor(Math.random() * 1_000) * PORTS_OF_A_STACK;
    const free = await Promise.all(Array.from({ length: PORTS_OF_A_STACK }, (_, offset) => isFree(first + offset)));
    if (free.every(Boolean)) return first;
  }
  throw new Error('no free ports');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
