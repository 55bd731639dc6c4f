// npm run attack: attempts on a running system, each a file of e2e/attacks, with a table of what was tried and what it got.
// With a word, only those whose names contain it; with INSTANCE_FILE, on the system that it describes.
import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, workspacePackagesInside } from './build.mjs';
import { ROOT } from './install.mjs';

const ATTACKS = join(ROOT, 'e2e', 'attacks');
// Inside the repository, as packages are found from there; as deep as the sources, as these look for the root.
const OUTPUT = join(ROOT, 'e2e', 'dist', 'attacks');

await build();
const { build: bundle } = await import('esbuild');
rmSync(OUTPUT, { recursive: true, force: true });
await bundle({
  entryPoints: readdirSync(ATTACKS)
    .filter((file) => file.endsWith('.attack.ts') || file === 'run-attacks.ts')
    .map((file) => join(ATTACKS, file)),
  outdir: OUTPUT,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [workspacePackagesInside],
});
const attacks = spawn(
  process.execPath,
  ['--enable-source-maps', join(OUTPUT, 'run-attacks.js'), ...process.argv.slice(2)],
  {
    cwd: ROOT,
    stdio: 'inherit',
  },
);
attacks.once('exit', (code) => (process.exitCode = code ?? 1));
