import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './postgres-account';
import type { Place } from './postgres-place';

export const SUPERUSER = 'harbourline';

/** C.UTF-8 sorts the same everywhere; where the system lacks it, plain C does too. */
const LOCALES = ['C.UTF-8', 'C'];

/** Makes the cluster unless it is there, and returns its password. A run that was killed half-way is begun again. */
export async function initialiseCluster(
  { home, cluster }: Place,
  { initdb, account, sync }: { initdb: string; account: Account | null; sync: boolean },
): Promise<string> {
  const passwordFile = join(home, 'password');
  if (existsSync(cluster)) return readFileSync(passwordFile, 'utf8').trim();

  const password = randomBytes(24).toString('hex');
  const unfinished = `${cluster}.unfinished`;
  const handover = `${cluster}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(handover, password, { mode: 0o600 });
  if (account) for (const path of [unfinished, handover]) chownSync(path, account.uid, account.gid);
  try {
    await runInitdb(initdb, account, [
      // What SCRAM makes slow for who guesses passwords is slow for everybody: tests open thousands of connections.
      `--auth=${sync ? 'scram-sha-256' : 'md5'}`,
      `--pgdata=${unfinished}`,
      `--pwfile=${handover}`,
      ...(sync ? [] : ['--no-sync']),
    ]);
  } finally {
    rmSync(handover, { force: true });
  }
  writeFileSync(passwordFile, password, { mode: 0o600 });
  renameSync(unfinished, cluster);
  return password;
}

async function runInitdb(initdb: string, account: Account | null, options: string[]): Promise<void> {
  const fixed = [`--username=${SUPERUSER}`, '--encoding=UTF8'];
  let complaint = '';
  for (const locale of LOCALES) {
    complaint = await run(initdb, [...options, ...fixed, `--locale=${locale}`], account);
    if (complaint === '') return;
  }
  throw new Error(`PostgreSQL could not be initialised: ${complaint}`);
}

/** Resolves with an empty text on success, with what the program said on failure. */
function run(program: string, args: string[], account: Account | null): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...account,
      cwd: '/',
      env: postgresEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? '' : said.trim() || `exit code ${code}`));
  });
}

/** The environment for PostgreSQL, without variables that could redirect it (PGDATA, PGPORT, a foreign locale). */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}
