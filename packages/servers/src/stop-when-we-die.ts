import { spawn } from 'node:child_process';
import { Socket } from 'node:net';

/**
 * Stops a process when ours ends in whatever way, kill -9 included: a shell waits on a pipe that only we hold open.
 * `release` ends the watch.
 */
export function stopWhenWeDie(pid: number, account: { uid: number; gid: number } | null): { release(): void } {
  const watch = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(pid)], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watch.unref();
  // Without this the pipe would keep our own process alive.
  if (watch.stdin instanceof Socket) watch.stdin.unref();
  watch.stdin.on('error', () => undefined);
  return { release: () => watch.kill('SIGKILL') };
}
