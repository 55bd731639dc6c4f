// The TypeScript projects in which types and lint are checked: workspaces with the same options are one, so that what
// they share is read once.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACES } from './in-workspaces.mjs';
import { ROOT } from './install.mjs';

const CACHE = join(ROOT, 'node_modules', '.cache', 'harbourline');

/** Writes them. @returns for each its `path` and the `workspaces` that it has. */
export function typescriptProjects() {
  const byOptions = new Map();
  for (const workspace of WORKSPACES) {
    const options = JSON.stringify(configOf(workspace).compilerOptions ?? {});
    byOptions.set(options, [...(byOptions.get(options) ?? []), workspace]);
  }
  mkdirSync(CACHE, { recursive: true });
  return [...byOptions].map(([options, workspaces], at) => {
    const path = join(CACHE, `tsconfig.${at + 1}.json`);
    const include = workspaces.flatMap((workspace) =>
      configOf(workspace).include.map((it) => join(ROOT, workspace, it)),
    );
    const project = { extends: join(ROOT, 'tsconfig.base.json'), compilerOptions: JSON.parse(options), include };
    writeFileSync(path, JSON.stringify(project));
    return { path, workspaces };
  });
}

const configOf = (workspace) => JSON.parse(readFileSync(join(ROOT, workspace, 'tsconfig.json'), 'utf8'));
