import { existsSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './error-code';

const PATIENCE_MS = 10_000;

/** Stops whatever an earlier run left working on this cluster, and removes a lock that would mislead PostgreSQL. */
export async function stopOrphan(cluster: string): Promise<void> {
  const lock = join(cluster, 'postmaster.pid');
  const pid = readPid(lock);
  if (pid !== undefined && isAlive(pid)) {
    if (worksOn(pid, cluster)) await stopPostmaster(pid);
    // The number now belongs to a stranger, for whom PostgreSQL would take an older self.
    else rmSync(lock, { force: true });
  }
  await stopBackends(cluster);
}

/** The process id in the first line of `postmaster.pid`. */
function readPid(lock: string): number | undefined {
  if (!existsSync(lock)) return undefined;
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    send(pid, signal);
    if (await gone(() => !isAlive(pid))) return;
  }
  throw new Error(`An earlier PostgreSQL (process ${pid}) does not stop.`);
}

/** Backends whose postmaster was killed hold its shared memory; they notice by themselves unless they are busy. */
async function stopBackends(cluster: string): Promise<void> {
  const working = () => processes().filter((pid) => workingFolder(pid) === cluster);
  if (working().length === 0) return;
  for (const pid of working()) send(pid, 'SIGQUIT');
  if (await gone(() => working().length === 0)) return;
  for (const pid of working()) send(pid, 'SIGKILL');
  await gone(() => working().length === 0);
}

async function gone(check: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE_MS; waited += 20) {
    if (check()) return true;
    await sleep(20);
  }
  return check();
}

function worksOn(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') return workingFolder(pid) === cluster;
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes(cluster);
}

function processes(): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** A PostgreSQL process works in its cluster's folder. */
function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** A dead process whose parent has not collected it still answers signals. */
function isZombie(pid: number): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has just ended.
  }
}
