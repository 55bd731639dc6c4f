import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { startPostgresContainer } from './container';
import { freePort } from './free-ports';
import { startPostgres } from './postgres';

export interface TestPostgres {
  how: 'environment' | 'container' | 'embedded';
  /** Creates an empty database whose name begins with `name`, and answers its address. */
  urlForNewDatabase(name: string): Promise<string>;
  /** Drops what was created, and stops the server if it was started for this. */
  stop(): Promise<void>;
}

interface Source {
  how: TestPostgres['how'];
  adminUrl: string;
  stop(): Promise<void>;
}

const PREFIX = 'harbourline-postgres-';
const ABANDONED_AFTER_MS = 3_600_000;

/** A PostgreSQL for tests: the one in TEST_DATABASE_URL, else a container where Docker answers, else an embedded one. */
export async function postgresForTests(): Promise<TestPostgres> {
  const source = fromEnvironment() ?? (await fromContainer()) ?? (await embedded());
  const created: string[] = [];
  return {
    how: source.how,
    async urlForNewDatabase(name) {
      const database = `${name}_${randomBytes(6).toString('hex')}`;
      await run(source.adminUrl, [`CREATE DATABASE ${escapeIdentifier(database)}`]);
      created.push(database);
      const url = new URL(source.adminUrl);
      url.pathname = `/${database}`;
      return url.href;
    },
    async stop() {
      if (source.how === 'environment') {
        const drop = created.map((database) => `DROP DATABASE IF EXISTS ${escapeIdentifier(database)} WITH (FORCE)`);
        await run(source.adminUrl, drop);
      }
      await source.stop();
    },
  };
}

function fromEnvironment(): Source | undefined {
  const adminUrl = process.env['TEST_DATABASE_URL'];
  return adminUrl ? { how: 'environment', adminUrl, stop: async () => undefined } : undefined;
}

async function fromContainer(): Promise<Source | undefined> {
  const container = await startPostgresContainer();
  return container && { how: 'container', adminUrl: container.url, stop: container.stop };
}

async function embedded(): Promise<Source> {
  await removeAbandoned();
  const dataDir = await mkdtemp(join(tmpdir(), PREFIX));
  // The account that runs PostgreSQL may be another one than ours.
  await chmod(dataDir, 0o755);
  const server = await startPostgres({ dataDir, port: await freePort(), fast: true });
  return {
    how: 'embedded',
    adminUrl: server.urlFor('postgres'),
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Takes away what test runs that were killed have left; a folder with a lock file may still be in use. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (!name.startsWith(PREFIX) || existsSync(join(folder, 'cluster/postmaster.pid'))) continue;
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(folder, { recursive: true, force: true });
  }
}

async function run(url: string, statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
