// The tools that render and check the manifests, from PyPI.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../../scripts/install.mjs';

const WANTED = join(import.meta.dirname, 'requirements.txt');
const FOLDER = join(ROOT, 'node_modules', '.cache', 'harbourline', 'kubernetes-tools');

/** The folder with the tools of requirements.txt, fetched at the first time. @throws where there is no Python or pip. */
export function kubernetesTools() {
  if (isInstalled()) return FOLDER;
  const next = `${FOLDER}-${process.pid}`;
  mkdirSync(next, { recursive: true });
  const quietly = ['--quiet', '--root-user-action=ignore', '--disable-pip-version-check'];
  const { status } = spawnSync(
    'python3',
    ['-m', 'pip', 'install', ...quietly, '--target', next, '--requirement', WANTED],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0)
    throw new Error('The tools that check the manifests could not be installed; they need Python and pip.');
  writeFileSync(join(next, 'installed'), readFileSync(WANTED));
  putInPlace(next);
  return FOLDER;
}

function isInstalled() {
  const stamp = join(FOLDER, 'installed');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === readFileSync(WANTED, 'utf8');
}

/** Whole or not at all, as tests and checks may want them at the same time; whoever comes second takes those of the first. */
function putInPlace(next) {
  mkdirSync(dirname(FOLDER), { recursive: true });
  try {
    if (!isInstalled()) rmSync(FOLDER, { recursive: true, force: true });
    renameSync(next, FOLDER);
  } catch (error) {
    if (!isInstalled()) throw error;
    rmSync(next, { recursive: true, force: true });
  }
}
