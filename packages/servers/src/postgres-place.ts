import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canEnter, chooseAccount } from './postgres-account';
import { stopOrphan } from './postgres-orphan';
import { sharedFolder } from './shared-folder';

/** The folders of one instance's PostgreSQL. */
export interface Place {
  /** The instance's own folder: password, log, and the note of where the cluster is. */
  home: string;
  /** PGDATA. */
  cluster: string;
}

/** Finds the cluster of a data folder, or says where a new one shall be. Creates the folders around it. */
export async function findPlace(dataDir: string): Promise<Place> {
  mkdirSync(dataDir, { recursive: true });
  const home = realpathSync(dataDir);
  const inside = join(home, 'cluster');
  const note = join(home, 'cluster-is-at');
  if (existsSync(note)) return { home, cluster: claim(home, readFileSync(note, 'utf8').trim()) };
  if (existsSync(inside)) return { home, cluster: inside };

  const account = chooseAccount(inside);
  if (account === null || canEnter(account, home)) return { home, cluster: inside };

  const outside = join(sharedFolder(), createHash('sha256').update(home).digest('hex').slice(0, 12));
  // The note is what makes an outside cluster ours: without it, this is what a removed instance left behind.
  await stopOrphan(join(outside, 'cluster'));
  rmSync(outside, { recursive: true, force: true });
  const cluster = claim(home, outside);
  writeFileSync(note, outside);
  return { home, cluster };
}

/** Takes an outside folder for this instance; a data folder that was moved keeps its cluster, a copied one must not. */
function claim(home: string, outside: string): string {
  const owner = join(outside, 'home');
  const previous = existsSync(owner) ? readFileSync(owner, 'utf8') : home;
  if (previous !== home && existsSync(join(previous, 'cluster-is-at'))) {
    throw new Error(`${home} is a copy of ${previous}, whose database is in ${outside}. Begin anew with --reset.`);
  }
  mkdirSync(outside, { recursive: true });
  chmodSync(outside, 0o755);
  writeFileSync(owner, home, { mode: 0o600 });
  return join(outside, 'cluster');
}
