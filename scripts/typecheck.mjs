// Type-checks every workspace: those with the same options together, so that what they share is read once.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatePrisma } from './generate-prisma.mjs';
import { runEach, scriptOf, WORKSPACES } from './in-workspaces.mjs';
import { install, ROOT } from './install.mjs';

const CACHE = join(ROOT, 'node_modules', '.cache', 'harbourline');

install();
await generatePrisma();
const failed = await runEach(
  scriptOf('typescript', 'bin', 'tsc'),
  projects().map((project) => ['-p', project]),
);
process.exit(failed === 0 ? 0 : 1);

/** A TypeScript project for each set of options. */
function projects() {
  const included = new Map();
  for (const workspace of WORKSPACES) {
    const { compilerOptions, include } = JSON.parse(readFileSync(join(ROOT, workspace, 'tsconfig.json'), 'utf8'));
    const options = JSON.stringify(compilerOptions);
    const folders = include.map((folder) => join(ROOT, workspace, folder));
    included.set(options, [...(included.get(options) ?? []), ...folders]);
  }
  mkdirSync(CACHE, { recursive: true });
  return [...included].map(([options, include], at) => {
    const path = join(CACHE, `tsconfig.${at + 1}.json`);
    const base = join(ROOT, 'tsconfig.base.json');
    writeFileSync(path, JSON.stringify({ extends: base, compilerOptions: JSON.parse(options), include }));
    return path;
  });
}
