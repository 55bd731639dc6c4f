import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const workspace = dirname(__dirname);
let bundle: string | undefined;

afterAll(() => {
  if (bundle !== undefined) rmSync(dirname(bundle), { recursive: true });
});

/** One server in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  child: ChildProcess;
  facts: Record<string, unknown>;
  /** Ends when the process has. */
  ended: Promise<number | null>;
  said(): string;
}

export async function startServerProcess(name: string, options: object): Promise<ServerProcess> {
  const child = spawn(process.execPath, [bundled(), name, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_PATH: join(workspace, '../../node_modules') },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // Not "close": that never comes once the parent has disconnected.
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const facts = await Promise.race([
    new Promise<Record<string, unknown>>((resolve) =>
      child.once('message', (message: object) => resolve({ ...message })),
    ),
    ended.then((code): never => {
      throw new Error(`${name} ended with ${code}: ${output}`);
    }),
  ]);
  return { child, facts, ended, said: () => output };
}

export function kill(server: ServerProcess, signal: NodeJS.Signals): Promise<number | null> {
  server.child.kill(signal);
  return server.ended;
}

function bundled(): string {
  if (bundle === undefined) {
    bundle = join(mkdtempSync(join(tmpdir(), 'harbourline-servers-')), 'main.js');
    const esbuild = createRequire(__filename).resolve('esbuild/bin/esbuild');
    const entry = join(workspace, 'src/main.ts');
    const options = ['--bundle', '--platform=node', '--format=cjs', '--packages=external', '--log-level=error'];
    execFileSync(esbuild, [entry, ...options, `--outfile=${bundle}`]);
  }
  return bundle;
}
