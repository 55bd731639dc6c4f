// Installs the dependencies that package-lock.json names, or those of some workspaces and the tools that all share, unless
// exactly these are installed already; the runtime is one of them. What is imported before that comes with Node alone:
// `npm run check:code` reads the imports of the commands that can be the first on a fresh clone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { continueOnRuntime } from './runtime.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const stampOf = (folder) => join(folder, 'node_modules', '.cache', 'harbourline', 'installed');
const STAMP = stampOf(ROOT);

/**
 * Returns on the runtime, if need be by running the same command with it.
 * @throws Error when npm fails; its own output says why
 */
export async function install(...only) {
  installPackages(only);
  await continueOnRuntime(ROOT);
}

function installPackages(only) {
  const lock = printOf(ROOT);
  const print = [lock, ...only].join(' ');
  const installed = existsSync(STAMP) && readFileSync(STAMP, 'utf8');
  if (installed === lock || installed === print) return;
  console.error('Installing dependencies …'); // apart from what a command writes for others to read
  rmSync(STAMP, { force: true }); // npm may be interrupted when half of what was there is gone
  const which = only.flatMap((workspace) => ['--workspace', workspace, '--include-workspace-root']);
  npm('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', ...which);
  // Of all packages only these run something when they are installed.
  npm('rebuild', '--ignore-scripts=false', ...withScripts());
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, print);
}

/** Installs what a folder outside of the workspaces needs by a lock of its own: what few need is in nobody else's way. */
export function installPackage(folder) {
  const stamp = stampOf(folder);
  const print = printOf(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return;
  npm(
    'ci',
    '--prefix',
    folder,
    '--workspaces=false',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
  );
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}

function printOf(folder) {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
}

/** The packages that `allowScripts` in package.json allows to, as far as this platform has them. */
function withScripts() {
  const { allowScripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return Object.keys(allowScripts).filter(
    (name) => allowScripts[name] && existsSync(join(ROOT, 'node_modules', ...name.split('/'))),
  );
}

function npm(command, ...parameters) {
  const { status } = spawnSync('npm', [command, '--loglevel=error', ...parameters], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${command} failed`);
}
