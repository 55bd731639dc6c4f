import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startSizes } from '../../../scripts/bench/start-sizes.mjs';
import { ROOT } from '../../../scripts/install.mjs';

const SEED_BOATS = join(ROOT, 'services', 'catalog', 'dist', 'commands', 'seed-boats.js');

/** Starts catalog with each of several numbers of boats, some of which are busy on a day; with more environment for some. */
export function startBoats(sizes, { busyOn, more }) {
  return startSizes(sizes, {
    service: 'catalog',
    more,
    async seed(count, env) {
      const parameters = ['--count', String(count), '--busy-on', busyOn];
      const [code] = await once(fork(SEED_BOATS, parameters, { env: { ...process.env, ...env } }), 'exit');
      if (code !== 0) throw new Error(`seeding ${count} boats failed`);
    },
  });
}
