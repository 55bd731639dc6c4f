import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { npmPackagesOutside } from './npm-packages-outside';

const ROOT = join(__dirname, '..', '..', '..');

export interface Bundle {
  main: string;
  remove(): Promise<void>;
}

/**
 * A service as it runs in earnest: one file, with its migrations around it. `service` is its folder. In a whole run it has
 * been built; otherwise it is bundled from its sources as they are.
 */
export async function bundleService(service: string): Promise<Bundle> {
  if (process.env['JUST_BUILT']) return { main: join(service, 'dist', 'main.js'), remove: () => Promise.resolve() };
  // Inside the repository, as what is not bundled is found from there.
  const cache = join(ROOT, 'node_modules', '.cache', 'harbourline');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, `${basename(service)}-`));
  const main = join(folder, 'app', 'main.js');
  const source = join(service, 'src');
  const workers = join(source, 'workers');
  await build({
    entryPoints: [
      join(source, 'main.ts'),
      ...(existsSync(workers) ? await readdir(workers) : []).map((file) => join(workers, file)),
    ],
    outdir: dirname(main),
    outbase: source,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    plugins: [npmPackagesOutside],
  });
  await cp(join(service, 'prisma', 'migrations'), join(folder, 'prisma', 'migrations'), { recursive: true });
  await cp(join(ROOT, 'packages', 'service-kit', 'migrations'), join(folder, 'app', 'kit-migrations'), {
    recursive: true,
  });
  return { main, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** One replica: a process that can be killed, and started again on the same port. */
export function replica(main: string, env: Record<string, string>) {
  let process: ChildProcess | undefined;
  let output = '';
  return {
    url: `http://127.0.0.1:${env['PORT']}`,
    /** Whatever it has written, before and after it was killed. */
    output: () => output,
    async start(): Promise<void> {
      process = fork(main, {
        env: { ...globalThis.process.env, ...env },
        execArgv: [],
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      for (const stream of [process.stdout, process.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => void (output += text));
      }
      // It speaks once: when it is ready.
      const ready = once(process, 'message');
      const ended = once(process, 'exit').then(() => {
        throw new Error(`the service ended before it was ready:\n${output}`);
      });
      await Promise.race([ready, ended]);
    },
    /** Gives it no chance to finish anything. */
    async kill(): Promise<void> {
      if (!process || process.exitCode !== null || process.signalCode !== null) return;
      const gone = once(process, 'exit');
      process.kill('SIGKILL');
      await gone;
    },
  };
}
