import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { freePort } from './free-ports';
import { startPostgres } from './postgres';
import { startPostgresContainer } from './postgres-container';

export interface TestPostgres {
  how: 'environment' | 'container' | 'embedded';
  /** Creates an empty database whose name begins with `name`, and answers its address. */
  urlForNewDatabase(name: string): Promise<string>;
  /**
   * Creates a database that is filled already, and answers its address. On a server that lasts, one is filled for all who
   * ask with the same key, and stays there; everyone is given a copy of it.
   */
  urlForFilledDatabase(name: string, content: Content): Promise<string>;
  /** Drops what was created, and stops the server if it was started for this. */
  stop(): Promise<void>;
}

/** The initial content of a database. */
export interface Content {
  /** Whatever it depends on: another key is another content. */
  key: string;
  fill(databaseUrl: string): Promise<unknown>;
}

/** A server, and the address at which its databases are created. */
export interface TestPostgresServer {
  how: TestPostgres['how'];
  adminUrl: string;
  stop(): Promise<void>;
}

const PREFIX = 'harbourline-postgres-';
const ABANDONED_AFTER_MS = 3_600_000;

/** The one in TEST_DATABASE_URL, else one in a container where Docker answers, else an embedded one. */
export async function postgresServerForTests(): Promise<TestPostgresServer> {
  return fromEnvironment() ?? (await startPostgresContainer()) ?? (await embedded());
}

/** Databases for tests, on such a server. */
export async function postgresForTests(): Promise<TestPostgres> {
  const source = await postgresServerForTests();
  const server = oneConnection(source.adminUrl);
  const created: string[] = [];
  const urlOf = (database: string) => {
    const url = new URL(source.adminUrl);
    url.pathname = `/${database}`;
    return url.href;
  };
  async function create(name: string, template = 'template1'): Promise<string> {
    const database = `${name}_${randomBytes(6).toString('hex')}`;
    await server.inTurn((client) => copyDatabase(client, template, database));
    created.push(database);
    return urlOf(database);
  }
  return {
    how: source.how,
    urlForNewDatabase: (name) => create(name),
    async urlForFilledDatabase(name, content) {
      if (source.how === 'environment') {
        return create(name, await server.inTurn((client) => templateOf(client, content, urlOf)));
      }
      const url = await create(name);
      await content.fill(url);
      return url;
    },
    async stop() {
      if (source.how === 'environment' && created.length > 0) {
        await server.inTurn(async (client) => {
          for (const database of created) {
            await client.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(database)} WITH (FORCE)`);
          }
        });
      }
      await server.end();
      await source.stop();
    },
  };
}

/** A connection that is opened for the first who needs it: each costs the server a process. One after the other uses it. */
function oneConnection(connectionString: string) {
  let opened: Promise<Client> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const open = async () => {
    const client = new Client({ connectionString });
    // Whoever needs it next is told.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  return {
    inTurn<T>(work: (client: Client) => Promise<T>): Promise<T> {
      const turn = last.then(async () => work(await (opened ??= open())));
      last = turn.catch(() => undefined);
      return turn;
    },
    async end(): Promise<void> {
      await last;
      await (await opened)?.end();
    },
  };
}

const FIRST_WITH_STRATEGIES = 150_000;

/**
 * Copies the template's files, where the server can. Its other way writes each page to its log, which takes three times
 * as long and only spares a server that survives power cuts.
 */
async function copyDatabase(client: Client, template: string, database: string): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::int AS version`,
  );
  const byFiles = (rows[0]?.version ?? 0) >= FIRST_WITH_STRATEGIES;
  await client.query(
    `CREATE DATABASE ${escapeIdentifier(database)} TEMPLATE ${escapeIdentifier(template)}${byFiles ? ' STRATEGY FILE_COPY' : ''}`,
  );
}

/** The name of a database with that content which nobody works in; the first to ask makes it, the others wait. */
async function templateOf(client: Client, { key, fill }: Content, urlOf: (database: string) => string) {
  const template = `template_${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;
  await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [template]);
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount) return template;
    const unfinished = `${template}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(unfinished)} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${escapeIdentifier(unfinished)}`);
    await fill(urlOf(unfinished));
    await client.query(`ALTER DATABASE ${escapeIdentifier(unfinished)} RENAME TO ${escapeIdentifier(template)}`);
    return template;
  } finally {
    await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [template]);
  }
}

function fromEnvironment(): TestPostgresServer | undefined {
  const adminUrl = process.env['TEST_DATABASE_URL'];
  return adminUrl ? { how: 'environment', adminUrl, stop: async () => undefined } : undefined;
}

async function embedded(): Promise<TestPostgresServer> {
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
