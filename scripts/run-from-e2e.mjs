// Builds the system, bundles programs of a folder of e2e, and runs one of them.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, workspacePackagesInside } from './build.mjs';
import { ROOT } from './install.mjs';
import { spawnGuarded } from './test-processes.mjs';

/** Runs `main` of `e2e/<folder>` with this command's parameters; `beside` says which other files it loads by itself. */
export async function runFromE2e(folder, main, beside = () => false) {
  const sources = join(ROOT, 'e2e', folder);
  // Inside the repository, as packages are found from there; as deep as the sources, as these look for the root.
  const outdir = join(ROOT, 'e2e', 'dist', folder);

  await build();
  const { build: bundle } = await import('esbuild');
  rmSync(outdir, { recursive: true, force: true });
  await bundle({
    entryPoints: readdirSync(sources)
      .filter((file) => file === `${main}.ts` || beside(file))
      .map((file) => join(sources, file)),
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [workspacePackagesInside],
  });
  const program = spawnGuarded(
    process.execPath,
    ['--enable-source-maps', join(outdir, `${main}.js`), ...process.argv.slice(2)],
    { cwd: ROOT, stdio: 'inherit' },
  );
  program.once('exit', (code) => (process.exitCode = code ?? 1));
}
