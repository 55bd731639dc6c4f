// npm run fuzz: every public call as everybody, with each part of it made bad in each way; no answer may be ours to blame.
import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, workspacePackagesInside } from './build.mjs';
import { ROOT } from './install.mjs';

const FUZZ = join(ROOT, 'e2e', 'fuzz');
// Inside the repository, as packages are found from there; as deep as the sources, as these look for the root.
const OUTPUT = join(ROOT, 'e2e', 'dist', 'fuzz');

await build();
const { build: bundle } = await import('esbuild');
rmSync(OUTPUT, { recursive: true, force: true });
await bundle({
  entryPoints: readdirSync(FUZZ)
    .filter((file) => file === 'run-fuzz.ts')
    .map((file) => join(FUZZ, file)),
  outdir: OUTPUT,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [workspacePackagesInside],
});
const fuzz = spawn(process.execPath, ['--enable-source-maps', join(OUTPUT, 'run-fuzz.js'), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
fuzz.once('exit', (code) => (process.exitCode = code ?? 1));
