// Builds everything that runs: Prisma clients, a bundle for each process, and the web app. What has not changed is not built again.
// With the folder of a workspace, builds that one alone; the gateway comes with the web app, which it serves.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generatePrisma } from './generate-prisma.mjs';
import { install, ROOT } from './install.mjs';

const SERVICES = readdirSync(join(ROOT, 'services'));
/** What programs load, as Node has compiled it: beside the packages, so that no build takes it away. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'harbourline', 'compiled');

/** What a workspace is built from, besides packages: the gateway serves the web app. */
export const sourcesOf = (workspace) => (workspace === 'gateway' ? ['gateway', 'web'] : workspace ? [workspace] : []);

/** Installs first if need be. Throws with the tools' own words when something does not build. */
export async function build({ web = true, only } = {}) {
  await install(...sourcesOf(only));
  await generatePrisma({ only: only && basename(only) });
  await Promise.all([bundleProcesses(only), web && (!only || only === 'gateway') ? buildWeb() : undefined]);
}

async function bundleProcesses(only) {
  const all = [
    ...SERVICES.map((name) => join('services', name)),
    ...['gateway', 'packages/servers', 'deploy/sandbox', 'deploy/local'],
  ];
  const workspaces = only ? all.filter((workspace) => workspace === only) : all;
  if (workspaces.length === 0) throw new Error(`There is no "${only}" to build; there are ${all.join(', ')}.`);
  const shared = fingerprint(['scripts/build.mjs', 'package-lock.json']);
  for (const workspace of workspaces) {
    const output = join(ROOT, workspace, 'dist');
    await unlessBuiltFrom(output, shared + fingerprint([...withOurs(workspace)].sort()), () =>
      bundleWorkspace(workspace, output),
    );
  }
}

/** The workspace and all others that it depends on, directly or not. */
function withOurs(workspace, found = new Set()) {
  if (found.has(workspace)) return found;
  found.add(workspace);
  const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies).filter((each) => each.startsWith('@harbourline/')))
    withOurs(relative(ROOT, realpathSync(join(ROOT, 'node_modules', name))), found);
  return found;
}

/** Bundles alone what services run beside their event loops: tests run the rest from its sources. */
export async function bundleWorkers() {
  const { build: bundle } = await import('esbuild');
  for (const service of SERVICES) {
    const source = join(ROOT, 'services', service, 'src');
    const entryPoints = filesIn(join(source, 'workers'));
    const outdir = join(ROOT, 'services', service, 'dist');
    if (entryPoints.length > 0) await bundle({ ...BUNDLED, entryPoints, outdir, outbase: source });
  }
}

function filesIn(folder) {
  return existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : [];
}

async function bundleWorkspace(workspace, output) {
  // Loaded late: on a fresh clone it is there only after the installation.
  const { build: bundle } = await import('esbuild');
  const source = join(ROOT, workspace, 'src');
  const others = [...filesIn(join(source, 'commands')), ...filesIn(join(source, 'workers'))];
  const entryPoints = [
    { in: join(source, 'main.ts'), out: 'program' },
    ...others.map((file) => ({ in: file, out: relative(source, file).slice(0, -extname(file).length) })),
  ];
  // What runs from there finds one bundle or the other at any moment.
  const next = `${output}-next`;
  rmSync(next, { recursive: true, force: true });
  await bundle({ ...BUNDLED, entryPoints, outdir: next });
  writeFileSync(join(next, 'main.js'), mainOf(output));
  if (workspace.startsWith('services')) {
    cpSync(join(ROOT, 'packages', 'service-kit', 'migrations'), join(next, 'kit-migrations'), { recursive: true });
  }
  rmSync(output, { recursive: true, force: true });
  renameSync(next, output);
}

/**
 * What runs the program: a start costs a quarter less of the processor if Node finds compiled what an earlier one has
 * loaded, and reads no source maps but ours. Where the folder cannot be written to, Node compiles anew.
 */
const mainOf = (output) => `const { enableCompileCache, setSourceMapsSupport } = require('node:module');
const { join } = require('node:path');

setSourceMapsSupport(true, { nodeModules: false });
enableCompileCache(join(__dirname, ${JSON.stringify(relative(output, COMPILED))}));
require('./program.js');
`;

/** Our own packages become part of the bundle, all others stay where npm has put them. */
export const workspacePackagesInside = {
  name: 'workspace-packages-inside',
  setup(context) {
    context.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@harbourline/') ? undefined : { path, external: true },
    );
  },
};

const BUNDLED = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  plugins: [workspacePackagesInside],
};

async function buildWeb() {
  const print = fingerprint(['web', 'packages/contracts', 'packages/policy', 'package-lock.json']);
  await unlessBuiltFrom(join(ROOT, 'web', 'dist'), print, async () => {
    console.log('Building the web app …');
    const vite = join(
      dirname(createRequire(join(ROOT, 'web', 'package.json')).resolve('vite/package.json')),
      'bin',
      'vite.js',
    );
    await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], join(ROOT, 'web'));
  });
}

/** Remembers in a folder what it was built from, and builds it again only from something else. */
async function unlessBuiltFrom(output, print, make) {
  const stamp = join(output, '.built-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return;
  await make();
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
    .filter((name) => !['node_modules', 'dist', 'dist-next', 'test', 'generated'].includes(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

function run(command, parameters, cwd) {
  return new Promise((resolve, reject) => {
    // Whoever builds may be a test: what it builds is what people are given all the same.
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(command, parameters, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${parameters[0]} ended with ${code}`))));
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await build({ only: process.argv[2] });
