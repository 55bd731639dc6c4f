import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The system user that runs PostgreSQL when we are root, which PostgreSQL refuses to be. */
export interface Account {
  uid: number;
  gid: number;
}

const CANDIDATES = ['postgres', 'nobody'];

/**
 * Who runs PostgreSQL: null for ourselves (an ordinary user), otherwise an unprivileged system user.
 * The owner of an existing cluster stays its owner, whatever users have appeared since.
 */
export function chooseAccount(cluster: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const existing = statSync(cluster, { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  return CANDIDATES.map(findUser).find((user) => user !== undefined) ?? createUser();
}

/** Whether the account can enter a folder, judged by letting it try. */
export function canEnter(account: Account, folder: string): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
  );
}

function findUser(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return Number(uid) > 0 && Number(gid) > 0 ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function createUser(): Account {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
  const user = findUser('postgres');
  if (!user)
    throw new Error('PostgreSQL refuses to run as root, and no user postgres or nobody exists. Start as another user.');
  return user;
}
