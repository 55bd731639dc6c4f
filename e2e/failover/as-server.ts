import { chownSync } from 'node:fs';
import { chooseAccount } from '@harbourline/servers/postgres-account';

const account = chooseAccount('');

/** How to start what refuses to be run by root. */
export function asServer(): { uid?: number; gid?: number; cwd: string; stdio: 'pipe' } {
  return { ...account, cwd: '/', stdio: 'pipe' };
}

/** Gives a file or folder to whom servers run as. */
export function own(path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}
