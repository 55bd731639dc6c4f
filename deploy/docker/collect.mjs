// Copies what a built workspace needs to run, and nothing else: collect.mjs <workspace> <target> [<workspace> <target> …]
// Of the packages, the files that its bundles may load, and the licences of those packages.
import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';

const pairs = process.argv.slice(2);
const ROOT = process.cwd();
/** Of its `exports`, a file is named by a pattern that is not followed. */
const WASM_OF = join('harfbuzzjs', 'package.json');
const LICENCE = /^(licen[cs]e|notice|copying)/i;

// What is found out about a file is the same for each workspace that may load it.
const cache = {};
for (let at = 0; at < pairs.length; at += 2) await collect(pairs[at], pairs[at + 1]);

async function collect(workspace, target) {
  const parts = ['package.json', 'dist', join('prisma', 'migrations')].map((part) => join(workspace, part));
  if (workspace === 'gateway') parts.push(join('web', 'dist'));
  for (const part of parts.filter((path) => existsSync(path))) cpSync(part, join(target, part), { recursive: true });

  const bundles = readdirSync(join(workspace, 'dist'), { recursive: true })
    .filter((path) => path.endsWith('.js'))
    .map((path) => join(ROOT, workspace, 'dist', path));
  const { fileList } = await nodeFileTrace(bundles, {
    base: ROOT,
    processCwd: join(ROOT, workspace),
    exportsOnly: true,
    // What each Node that we run on takes of a package's exports.
    conditions: ['node', 'module-sync'],
    // A bundle names where Node keeps what it has compiled, which is of use on this machine alone.
    ignore: 'node_modules/.cache/**',
    cache,
  });
  const files = [...fileList].filter((path) => path.includes(`node_modules${sep}`)).flatMap(withData);
  for (const file of [...files, ...[...new Set(files.map(packageOf))].flatMap(licencesIn)]) copy(file, target);
}

function copy(file, target) {
  const [from, to] = [join(ROOT, file), join(target, file)];
  mkdirSync(dirname(to), { recursive: true });
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else copyFileSync(from, to);
}

/** A typeface in pieces has an index of them, by which a program finds the one that it needs: upright, at every weight. */
function withData(file) {
  if (file.endsWith(WASM_OF)) return [file, join(dirname(file), 'dist', 'harfbuzz.wasm')];
  if (!/@fontsource(-variable)?[\\/][^\\/]+[\\/]unicode\.json$/.test(file)) return [file];
  const folder = join(dirname(file), 'files');
  const names = readdirSync(join(ROOT, folder)).filter(isPiece);
  return [file, ...names.map((name) => join(folder, name))];
}

/** Latin and its like are in one family for all of them. */
function isPiece(name) {
  const isUpright = /-(wght|400)-normal\.woff2$/.test(name);
  return (
    isUpright &&
    (/^noto-sans-(latin|cyrillic|greek|viet)/.test(name) || !/-(latin|cyrillic|greek|vietnamese)-/.test(name))
  );
}

/** The folder of the package to which a file belongs. */
function packageOf(file) {
  const start = file.lastIndexOf(`node_modules${sep}`) + 'node_modules/'.length;
  const names = file.slice(start).split(sep);
  return join(file.slice(0, start), ...names.slice(0, file.startsWith('@', start) ? 2 : 1));
}

function licencesIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE.test(entry.name))
    .map(({ name }) => join(folder, name));
}
