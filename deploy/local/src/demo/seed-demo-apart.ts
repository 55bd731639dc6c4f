import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isSeeded } from './demo-steps';
import type { DemoOptions } from './seed-demo';

/**
 * Fills a new system by a process that ends with it: what its clients take would otherwise stay
 * with whoever runs the system.
 * @throws what that process has said when it could not.
 */
export async function seedDemoApart({ say, ...options }: DemoOptions): Promise<void> {
  if (isSeeded(options.dataDir)) return;
  const command = join(options.root, 'deploy', 'local', 'dist', 'commands', 'seed-demo.js');
  const child = fork(command, { execArgv: ['--enable-source-maps'], stdio: ['pipe', 'pipe', 'pipe', 'ipc'] });
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new Error('The process that fills the system has no pipes.');
  const ended = once(child, 'close');
  let complaint = '';
  stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  createInterface({ input: stdout }).on('line', say);
  stdin.on('error', () => undefined); // its end is told below
  stdin.end(JSON.stringify(options));
  const [code] = (await ended) as [number | null];
  if (code !== 0)
    throw new Error(`The demo could not be made: ${complaint.trim() || `its process ended with ${code}`}`);
}
