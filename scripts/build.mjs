// Builds everything that runs: Prisma clients, a bundle for each process, and the web app. What has not changed is not built again.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generatePrisma } from './generate-prisma.mjs';
import { install, ROOT } from './install.mjs';

const SERVICES = readdirSync(join(ROOT, 'services')).filter((name) =>
  existsSync(join(ROOT, 'services', name, 'src', 'main.ts')),
);

/** Installs first if need be. Throws with the tools' own words when something does not build. */
export async function build({ web = true } = {}) {
  install();
  await generatePrisma();
  await Promise.all([bundleProcesses(), web ? buildWeb() : undefined]);
}

async function bundleProcesses() {
  // Loaded late: on a fresh clone it is there only after the installation.
  const { build: bundle } = await import('esbuild');
  const workspaces = [...SERVICES.map((name) => join('services', name)), 'gateway', 'deploy/sandbox', 'deploy/local'];
  for (const workspace of workspaces) {
    const source = join(ROOT, workspace, 'src');
    const commands = join(source, 'commands');
    const entries = [
      join(source, 'main.ts'),
      ...(existsSync(commands) ? readdirSync(commands).map((file) => join(commands, file)) : []),
      ...(workspace === 'deploy/local' ? [join(source, 'servers', 'main.ts')] : []),
    ];
    if (!entries.every((entry) => existsSync(entry))) continue;
    const output = join(ROOT, workspace, 'dist');
    rmSync(output, { recursive: true, force: true });
    await bundle({
      entryPoints: entries,
      outdir: output,
      outbase: source,
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      sourcemap: true,
      logLevel: 'warning',
      loader: { '.txt': 'text' },
      plugins: [workspacePackagesInside],
    });
    if (workspace.startsWith('services')) {
      cpSync(join(ROOT, 'packages', 'service-kit', 'migrations'), join(output, 'kit-migrations'), { recursive: true });
    }
  }
}

/** Our own packages become part of the bundle, all others stay where npm has put them. */
const workspacePackagesInside = {
  name: 'workspace-packages-inside',
  setup(context) {
    context.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@harbourline/') ? undefined : { path, external: true },
    );
  },
};

async function buildWeb() {
  if (!existsSync(join(ROOT, 'web', 'src', 'main.tsx'))) return;
  const stamp = join(ROOT, 'web', 'dist', '.built-from');
  const print = fingerprint(['web', 'packages/contracts/src', 'packages/policy/src', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return;
  console.log('Building the web app …');
  const vite = join(
    dirname(createRequire(join(ROOT, 'web', 'package.json')).resolve('vite/package.json')),
    'bin',
    'vite.js',
  );
  await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], join(ROOT, 'web'));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}

function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((entry) => filesBelow(entry)))
    hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

function filesBelow(path) {
  const absolute = join(ROOT, path);
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute)
    .filter((name) => !['node_modules', 'dist', 'test'].includes(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

function run(command, parameters, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${parameters[0]} ended with ${code}`))));
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await build();
