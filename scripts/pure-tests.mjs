// Which tests start no server and no process of their own.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './install.mjs';

/** Whoever imports one of these starts something. */
const STARTS = [
  /^@harbourline\/(local|sandbox|servers|client)/,
  /^(node:)?(child_process|http|net)$/,
  /^(pg|esbuild|testcontainers)$/,
];
const KIT = '@harbourline/test-kit/';
const KIT_FOLDER = join(ROOT, 'packages/test-kit/src');

/** The paths of a workspace's files of tests that start nothing, themselves or through what they share with other tests. */
export function pureTestsOf(workspace) {
  const folder = join(ROOT, workspace, 'test');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => /\.test\.tsx?$/.test(file) && !startsSomething(file));
}

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
