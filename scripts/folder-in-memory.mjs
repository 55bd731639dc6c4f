// Where tests keep what nobody needs after them, the databases first of all: in memory, where the machine has enough of it.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const PREFIX = 'harbourline-tests-';
const GIB = 1024 ** 3;
/** More than a whole run keeps at a time, and what its processes take besides. */
const NEEDED = { space: 6 * GIB, memory: 10 * GIB };

/**
 * Has this process, and all that it starts, keep temporary files in memory: on a disk, to drop a database takes the kernel
 * a third of a second of processor time. The folder is gone when this process ends.
 */
export function keepTemporaryFilesInMemory() {
  // Who has chosen another folder has a reason.
  if (!existsSync(IN_MEMORY) || tmpdir() !== '/tmp') return;
  removeAbandoned();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  if (bavail * bsize < NEEDED.space || freemem() < NEEDED.memory) return;
  const folder = mkdtempSync(join(IN_MEMORY, `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755); // PostgreSQL may run as somebody else
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  if (canRunIn(folder)) process.env.TMPDIR = folder;
}

/** Some tests put programs into their temporary folders, and memory may be mounted so that none of it is executed. */
function canRunIn(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

/** Takes away what runs that were killed have left. */
function removeAbandoned() {
  for (const name of readdirSync(IN_MEMORY)) {
    if (!name.startsWith(PREFIX)) continue;
    const pid = Number.parseInt(name.slice(PREFIX.length), 10);
    if (!isAlive(pid)) rmSync(join(IN_MEMORY, name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
