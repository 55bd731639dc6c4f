import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../install.mjs';

/** In the repository, as what is installed is found from there. */
const COPIES = join(ROOT, '.build', 'mutants');
const OURS = join('node_modules', '@harbourline');
const LEFT_OUT = ['node_modules', '.git', '.build', '.local', 'dist', 'dist-next', 'coverage', 'test-results', 'docs'];
const PARENTS = ['packages', 'services', 'deploy'];
const OTHERS = ['gateway', 'web', 'e2e'];

/**
 * Copies the sources as they are now into a folder of that name. A mistake that is made there is made nowhere else,
 * however this process ends. @returns the folder.
 */
export function copySources(name) {
  const copy = join(COPIES, name);
  rmSync(copy, { recursive: true, force: true });
  for (const entry of readdirSync(ROOT).filter(isCopied))
    cpSync(join(ROOT, entry), join(copy, entry), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => isCopied(basename(path)),
    });
  linkPackages(copy);
  return copy;
}

function isCopied(name) {
  return !LEFT_OUT.includes(name) && !name.startsWith('.local-');
}

/** Our own packages are those of the copy. All others are found further up, or where a workspace has its own. */
function linkPackages(copy) {
  mkdirSync(join(copy, OURS), { recursive: true });
  for (const name of readdirSync(join(ROOT, OURS)))
    symlinkSync(readlinkSync(join(ROOT, OURS, name)), join(copy, OURS, name));
  const below = PARENTS.flatMap((parent) => readdirSync(join(ROOT, parent)).map((name) => join(parent, name)));
  for (const workspace of [...below, ...OTHERS]) {
    const own = join(ROOT, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, workspace, 'node_modules'));
  }
}
