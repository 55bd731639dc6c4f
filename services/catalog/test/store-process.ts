import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@harbourline/servers/free-ports';
import { build } from 'esbuild';
import { storedKeys } from './own-object-store';

const ROOT = join(__dirname, '..', '..', '..');
const KEYS = { accessKey: 'tests', secretKey: 'tests-secret' };

export type StoreProgram = Awaited<ReturnType<typeof storeProgram>>;

/** The S3 server as a process of its own, which can be killed as a machine dies, and started again. */
export async function storeProgram() {
  // Inside the repository, as what is not bundled is found from there.
  const cache = join(ROOT, 'node_modules', '.cache', 'harbourline');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'object-store-'));
  const program = join(folder, 'main.js');
  await build({
    entryPoints: [join(ROOT, 'packages', 'servers', 'src', 'main.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    logLevel: 'error',
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'harbourline-killed-'));
  const port = await freePort();
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const started = fork(program, ['object-store', JSON.stringify({ dataDir, port, ...KEYS })], {
      execArgv: [],
      silent: true,
    });
    server = started;
    const ended = once(started, 'exit').then(() => {
      throw new Error('the object store ended at its start');
    });
    await Promise.race([once(started, 'message'), ended]);
    ended.catch(() => undefined);
  }

  async function kill(): Promise<void> {
    if (!server) return;
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
    server = undefined;
  }

  await start();
  return {
    /** For `startCatalog`. */
    objects: {
      url: `http://127.0.0.1:${port}`,
      ...KEYS,
      async stop() {
        await kill();
        await rm(dataDir, { recursive: true, force: true });
        await rm(folder, { recursive: true, force: true });
      },
    },
    start,
    kill,
    keys: () => storedKeys(dataDir),
  };
}
