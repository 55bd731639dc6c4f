// npm run test:unit: the tests that start no server and no process of their own, in seconds.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatePrisma } from './generate-prisma.mjs';
import { install, ROOT } from './install.mjs';
import { countOf, failuresOf, jest } from './jest.mjs';

const PARENTS = ['packages', 'services'];
const WORKSPACES = [
  ...PARENTS.flatMap((parent) => readdirSync(join(ROOT, parent)).map((name) => join(parent, name))),
  'gateway',
  'web',
];
/** Whoever imports one of these starts something. */
const STARTS = [
  /^@harbourline\/(local|sandbox|servers|client)/,
  /^(node:)?(child_process|http|net)$/,
  /^(pg|esbuild|testcontainers)$/,
];
const KIT = '@harbourline/test-kit/';
const KIT_FOLDER = join(ROOT, 'packages/test-kit/src');

await install();
await generatePrisma();
const files = WORKSPACES.map((workspace) => join(ROOT, workspace, 'test'))
  .filter(existsSync)
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file)))
  .filter((file) => /\.test\.tsx?$/.test(file) && !startsSomething(file));
const result = await jest('unit', ['--runTestsByPath', ...files, '--maxWorkers', '2']);
const { passed, failed } = countOf([result]);
for (const failure of failuresOf([result])) console.log(`Failed: ${failure}`);
console.log(`${passed} passed, ${failed} failed in ${files.length} files that start nothing`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** Whether a file of tests starts something, itself or through what it shares with other tests. */
function startsSomething(file, seen = new Set()) {
  if (seen.has(file)) return false;
  seen.add(file);
  const imported = [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type).*? ?from '([^']+)';|^import '([^']+)';/gms),
  ].map(([, from, alone]) => from ?? alone);
  if (imported.some((name) => STARTS.some((pattern) => pattern.test(name)))) return true;
  return imported.some((name) => {
    const path = sourceOf(file, name);
    return path !== undefined && startsSomething(path, seen);
  });
}

/** The file that an import of test code means; what is under test is not looked into. */
function sourceOf(file, name) {
  const path = name.startsWith(KIT)
    ? join(KIT_FOLDER, name.slice(KIT.length))
    : name.startsWith('.') && join(dirname(file), name);
  if (!path || (/\/src\//.test(path) && !path.startsWith(KIT_FOLDER))) return undefined;
  return [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(existsSync);
}
