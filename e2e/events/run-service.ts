import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceName } from '@harbourline/contracts';
import { testEnvironment } from '@harbourline/test-kit/test-environment';

/** Another build can be measured as well, to compare. */
const ROOT = process.env['BENCH_BUILD'] ?? join(__dirname, '..', '..', '..');
const STARTED_WITHIN_MS = 120_000;

export interface RunningProcess {
  url: string;
  /** The processor time that it has taken so far, in milliseconds. */
  processorMs(): number;
  stop(): Promise<void>;
}

/** Starts a service as it was built, in a process of its own. */
export async function runService(
  service: ServiceName,
  own: { DATABASE_URL: string } & Record<string, string>,
): Promise<RunningProcess> {
  const child = fork(join(ROOT, 'services', service, 'dist', 'main.js'), [], {
    env: { ...process.env, ...testEnvironment({ NODE_ENV: 'development', ...own }) },
    execArgv: [],
  });
  const [message] = (await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(STARTED_WITHIN_MS) }),
    once(child, 'exit').then(() => {
      throw new Error(`${service} has ended at its start`);
    }),
  ])) as [{ url: string }];
  return { url: message.url, processorMs: () => processorMs(child.pid), stop: () => stop(child) };
}

const TICK_MS = 10;

function processorMs(pid = 0): number {
  const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
  return [11, 12].reduce((sum, field) => sum + Number(fields[field]) * TICK_MS, 0);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
