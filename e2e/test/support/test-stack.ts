import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { ServiceName } from '@harbourline/contracts';
import { startStack, type Instance, type Stack, type StackOptions } from '@harbourline/local';
import { kafkaForTests } from '@harbourline/servers/test-kafka';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { query } from './query';
import SETTINGS from './test-settings.json';

const run = promisify(execFile);
export const ROOT = join(__dirname, '..', '..', '..');
const PORTS_OF_A_STACK = 12;
const PORTS_PER_REPLICA = 7;

export interface TestStack {
  dataDir: string;
  /** The addresses of everything now; process ids change when something is killed. */
  instance(): Promise<Instance>;
  /** `kill -9` of one service that runs; the supervisor starts it again. */
  kill(service: ServiceName): Promise<void>;
  replicasOf: Stack['replicasOf'];
  stop(): Promise<void>;
}

/**
 * A system that other files of tests use as well: each brings people and boats of its own, and neither kills nor stops
 * anything. `npm test` starts one for all of them and says where it is; a file that is run alone has one to itself.
 */
export async function sharedTestStack(): Promise<TestStack> {
  const shared = process.env.SHARED_INSTANCE_FILE;
  return shared ? runningStack(shared) : startTestStack();
}

/**
 * The whole system as `npm start` runs it, on ports and data of its own, without rate limits and, unless asked for, demo fleet; or, where
 * INSTANCE_FILE says where one is, that which runs already, such as one in containers: it is neither killed nor
 * stopped. With TEST_TRANSPORT=kafka its events travel over a Kafka.
 */
export async function startTestStack(
  env: Record<string, string> = {},
  replicas = 1,
  more: Partial<Pick<StackOptions, 'root' | 'databases' | 'demo' | 'nodeOptions'>> = {},
): Promise<TestStack> {
  const running = process.env.INSTANCE_FILE;
  if (running) return runningStack(resolve(ROOT, running));
  const dataDir = await mkdtemp(join(tmpdir(), 'harbourline-e2e-'));
  // PostgreSQL may run as somebody else; where they cannot enter, its files would stand elsewhere, and stay.
  await chmod(dataDir, 0o755);
  const port = await freePortRange(PORTS_OF_A_STACK + (replicas > 1 ? PORTS_PER_REPLICA * replicas : 0));
  const kafka = process.env.TEST_TRANSPORT === 'kafka' ? await kafkaForTests() : undefined;
  await beginWithNewSystem(dataDir);
  const overKafka = kafka && { KAFKA_BROKERS: kafka.brokers, KAFKA_PREFIX: `e2e-${randomUUID()}` };
  const stack = await startStack({
    root: ROOT,
    dataDir,
    port,
    demo: false,
    replicas,
    ...more,
    env: { ...SETTINGS, ...overKafka, ...env },
  }).catch(async (error: unknown) => {
    await kafka?.stop();
    throw error;
  });
  const instance = async () => JSON.parse(await readFile(join(dataDir, 'instance.json'), 'utf8')) as Instance;
  if ('COMPARE_EVERY_HOURS' in env) await compareFromNowOn(await instance());
  return {
    dataDir,
    instance,
    replicasOf: stack.replicasOf,
    async kill(service) {
      const { url } = (await instance()).services[service];
      await eventuallyHolds(
        async () => (await fetch(`${url}/internal/ready`)).status,
        (status) => status === 200,
      );
      process.kill((await instance()).services[service].pid, 'SIGKILL');
    },
    async stop() {
      await stack.stop();
      await kafka?.stop();
      if (process.env.KEEP_DATA) console.log(`kept ${dataDir}`);
      else await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** `npm test` has set up a system already: what it has in its folder need not be made again. */
export async function beginWithNewSystem(dataDir: string): Promise<void> {
  const newSystem = process.env.NEW_SYSTEM;
  if (!newSystem) return;
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o755);
  await run('cp', ['-a', `${newSystem}/.`, dataDir]);
}

/** When records are compared next stands in the data that a system begins with. */
async function compareFromNowOn(instance: Instance): Promise<void> {
  await query(instance, 'payments', 'UPDATE comparisons SET next_at = now()');
  await query(instance, 'payments', 'UPDATE provider_walks SET next_at = now()');
}

function runningStack(file: string): TestStack {
  return {
    dataDir: dirname(file),
    instance: async () => JSON.parse(await readFile(file, 'utf8')) as Instance,
    kill: () => Promise.reject(new Error('a system of somebody else is not killed')),
    replicasOf: () => [],
    stop: () => Promise.resolve(),
  };
}

/** The first of as many free ports in a row as a stack takes, below those that the system gives to whoever asks. */
export async function freePortRange(count = PORTS_OF_A_STACK): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = 20_000 + Math.floor(Math.random() * (12_000 / count)) * count;
    const free = await Promise.all(Array.from({ length: count }, (_, offset) => isFree(first + offset)));
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
