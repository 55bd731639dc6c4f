import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../free-ports.mjs';
import { ROOT } from '../install.mjs';

const MAIN = join(ROOT, 'deploy', 'local', 'dist', 'main.js');
const PORTS_OF_A_SYSTEM = 12;
/** The first start draws the demo fleet. */
const WITHIN_MS = 20 * 60_000;

/**
 * The whole system as `npm start` runs it, with the demo fleet, on ports of its own. Its data is in `dataDir`, which stays
 * and makes the next start quick, or else in a folder that is gone afterwards.
 */
export async function startDemo(dataDir) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'harbourline-bench-')));
  // PostgreSQL may run as somebody else, who has to be able to enter.
  if (!dataDir) await chmod(folder, 0o755);
  const port = await freePorts(PORTS_OF_A_SYSTEM);
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, DEMO_BOATS: 'on' };
  const child = spawn(process.execPath, [MAIN], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    if (!dataDir) await rm(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    await running(join(folder, 'instance.json'), child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://localhost:${port}`, stop };
}

/** The file is there as soon as people can use the system. */
async function running(file, child) {
  const until = performance.now() + WITHIN_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error('the system has ended');
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text && JSON.parse(text).pid === child.pid) return;
    await sleep(500);
  }
  throw new Error('the system does not start');
}
