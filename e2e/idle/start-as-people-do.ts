import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instance } from '@harbourline/local';

const ROOT = join(__dirname, '..', '..', '..');

export interface Started {
  instance: Instance;
  /** From the command until a person can use it. */
  seconds: number;
  stop(): Promise<void>;
}

/** Starts the system as `npm start` does, on its own data and ports, with the demo fleet and without limits of calls. */
export async function startAsPeopleDo(dataDir: string, port: number): Promise<Started> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs')], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO_BOATS: 'on', RATE_LIMIT: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (more: string) => {
      said += more;
      if (said.includes('Ctrl-C stops everything')) resolve();
    });
    child.once('exit', () => reject(new Error(`npm start has ended:\n${said}`)));
  });
  return {
    instance: JSON.parse(readFileSync(join(dataDir, 'instance.json'), 'utf8')) as Instance,
    seconds: (performance.now() - began) / 1_000,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
