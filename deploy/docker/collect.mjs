// Copies what a built workspace needs to run, and nothing else: collect.mjs <workspace> <target>
// Of the packages, those that its bundles import and, from there on, those that each of them names.
import { cpSync, existsSync, lstatSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';

const [, , workspace, target] = process.argv;
const ROOT = process.cwd();
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

const parts = ['package.json', 'dist', join('prisma', 'migrations')].map((part) => join(workspace, part));
if (workspace === 'gateway') parts.push(join('web', 'dist'));
for (const part of parts.filter((path) => existsSync(path))) cpSync(part, join(target, part), { recursive: true });

const found = new Set();
const imported = read(join(workspace, 'dist', 'imports.json')).filter((path) => !isBuiltin(path));
for (const name of new Set(imported.map(packageOf))) visit(name, join(ROOT, workspace));
for (const folder of found) {
  cpSync(folder, join(target, relative(ROOT, folder)), { recursive: true, filter: isNeeded });
}

function packageOf(path) {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Goes through a package and all that it needs. An optional one that npm has not installed here is left out. */
function visit(name, from, optional = false) {
  const folder = find(name, from);
  if (!folder && optional) return;
  if (!folder) throw new Error(`${name}, which ${relative(ROOT, from)} needs, is not installed`);
  if (found.has(folder)) return;
  found.add(folder);
  const { dependencies = {}, optionalDependencies = {}, ...about } = read(join(folder, 'package.json'));
  const { peerDependencies = {}, peerDependenciesMeta = {} } = about;
  for (const other of Object.keys(dependencies)) visit(other, folder, other in optionalDependencies);
  for (const other of Object.keys(optionalDependencies)) visit(other, folder, true);
  for (const other of Object.keys(peerDependencies)) {
    if (!peerDependenciesMeta[other]?.optional) visit(other, folder);
  }
}

/** Where Node finds it: in the nearest node_modules on the way up. */
function find(name, from) {
  for (let folder = from; folder.startsWith(ROOT); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
  }
  return undefined;
}

/** Packages that lie in a package's own folder are found by themselves; types and maps are for who develops. */
function isNeeded(path) {
  const within = relative(join(ROOT, 'node_modules'), path);
  if (lstatSync(path).isDirectory()) return !/.\/node_modules$/.test(within);
  if (/\.(d\.[cm]?ts|map|tsbuildinfo|md|markdown)$/.test(path)) return false;
  // Prisma brings a query compiler for each kind of database.
  return !/@prisma\/client\/runtime\/.*\.(mysql|sqlite|sqlserver|cockroachdb)\./.test(path);
}
