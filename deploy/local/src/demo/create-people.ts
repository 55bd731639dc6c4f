import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { DemoPerson } from './people';

/** Makes accounts through identity's own command; those that exist are left as they are. */
export function createPeople(
  root: string,
  identityEnv: Record<string, string>,
  people: readonly DemoPerson[],
): Promise<void> {
  const command = join(root, 'services', 'identity', 'dist', 'commands', 'create-account.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, '--batch'], {
      env: { PATH: process.env.PATH, ...identityEnv },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The accounts could not be made: ${complaint.trim()}`)),
    );
    child.stdin.end(JSON.stringify(people));
  });
}
