import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

/** What the programs of the parts load, beside themselves. */
const LOADED = [
  'scripts/bench',
  'scripts/run-from-e2e.mjs',
  'gateway/bench',
  ...['events', 'idle', 'reserving'].map((name) => `e2e/${name}`),
  ...['booking', 'catalog', 'identity', 'notifications', 'payments'].map((service) => `services/${service}/bench`),
];

/**
 * Checks a revision out into a folder, with its packages. What measures is this revision's, so that both are measured by
 * the same rule.
 * @throws when there is no such revision.
 */
export function checkOut(revision, folder, programs) {
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, revision], { cwd: ROOT, stdio: 'inherit' });
  for (const path of [...LOADED, ...programs])
    if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  const install = "import('./scripts/install.mjs').then(({ install }) => install())";
  execFileSync(process.execPath, ['--eval', install], { cwd: folder, stdio: 'inherit' });
  return {
    root: folder,
    remove: () => void execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: ROOT, stdio: 'inherit' }),
  };
}
