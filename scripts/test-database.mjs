// The database that the files of a whole run of tests share.
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './free-ports.mjs';
import { ROOT } from './install.mjs';
import { spawnGuarded } from './test-processes.mjs';

/** The environment's or a container's database is found by the tests themselves; else this starts the embedded one. */
export async function sharedDatabase() {
  if (process.env.TEST_DATABASE_URL || existsSync('/var/run/docker.sock')) return undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'harbourline-tests-'));
  const script = join(ROOT, 'packages', 'servers', 'dist', 'main.js');
  const options = JSON.stringify({ dataDir, port: await freePorts(1), fast: true });
  const server = spawnGuarded(process.execPath, [script, 'postgres', options], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ url }] = await once(server, 'message');
  return {
    url,
    stop() {
      server.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
      server.kill('SIGTERM');
    },
  };
}
