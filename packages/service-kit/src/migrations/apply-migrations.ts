import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError, escapeIdentifier } from 'pg';
import { MigrationError } from './migration-error';
import { checksumOf, readMigrations, type Migration } from './read-migrations';
import { LOCK_WITHIN_MS, untilUnlocked } from './until-unlocked';

const LOOK_AGAIN_MS = 100;

/** The only statement that may run outside a transaction: alone in its migration, except for comments before it. */
const INDEX_BESIDE_WRITERS = /^(?:--.*\n|\s)*CREATE INDEX CONCURRENTLY IF NOT EXISTS "(\w+)" [^;]+;\s*$/;

interface Folder {
  migrationsDir: string;
  schema?: string;
}
type Target = Folder & { databaseUrl: string };

/**
 * Brings a PostgreSQL schema up to date with a folder of Prisma migrations and returns the names of those it applied
 * now, in order. Any number of processes may call it at once: one works, the others wait and find nothing to do.
 *
 * The history is kept in the schema's `_prisma_migrations`, as `prisma migrate deploy` keeps it. Unlike with Prisma, a
 * migration and its row in the history are one transaction: a migration that fails, or a process that is killed, leaves
 * nothing of it behind, and the next call tries it again. The one exception is a migration that consists of a single
 * CREATE INDEX CONCURRENTLY IF NOT EXISTS, which PostgreSQL refuses inside a transaction.
 *
 * `databaseUrl`: an existing database; `schema`: where the tables live ('public' unless given), created if missing, and
 * the only schema on the search path while a migration runs.
 * Throws MigrationError for a migration that fails, that was changed after it was applied, or that Prisma's own tool
 * left half done.
 */
export function applyMigrations(target: Target): Promise<{ applied: string[] }> {
  return connected(target, (client) => applyFolder(client, target));
}

/** The same over a connection that is there already, and ends soon: until then nobody else migrates that schema. */
export async function applyFolder(client: Client, { migrationsDir, schema = 'public' }: Folder) {
  const migrations = await readMigrations(migrationsDir);
  // The lock belongs to the session: it is released when the connection ends, however it ends. It is polled, because
  // building an index concurrently waits for every other statement, including one that waits for this lock.
  while (!(await tryLock(client, schema))) await sleep(LOOK_AGAIN_MS);
  await createHistory(client, schema);
  const history = await readHistory(client, schema);
  const applied: string[] = [];
  for (const migration of history.pending(migrations)) {
    await applyOne(client, schema, migration);
    applied.push(migration.name);
  }
  return { applied };
}

/**
 * The names of the migrations that `applyMigrations` would apply now; changes nothing and waits for nobody. A database
 * that is ahead of the folder, as during an update, lacks none.
 * Throws MigrationError as `applyMigrations` does.
 */
export async function pendingMigrations(target: Target): Promise<string[]> {
  const { schema = 'public' } = target;
  const migrations = await readMigrations(target.migrationsDir);
  const pending = await connected(target, async (client) => {
    const { rows } = await client.query<{ history: boolean }>('SELECT to_regclass($1) IS NOT NULL AS history', [
      historyTable(schema),
    ]);
    return rows[0]?.history ? (await readHistory(client, schema)).pending(migrations) : migrations;
  });
  return pending.map(({ name }) => name);
}

export async function connected<T>(
  { databaseUrl }: Pick<Target, 'databaseUrl'>,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'migrations' });
  // A lost connection also rejects the query that is waiting; without a listener it would end the process as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function tryLock(client: Client, schema: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    `SELECT pg_try_advisory_lock(hashtextextended('migrations:' || $1, 0)) AS locked`,
    [schema],
  );
  return rows[0]?.locked ?? false;
}

async function applyOne(client: Client, schema: string, migration: Migration): Promise<void> {
  const index = INDEX_BESIDE_WRITERS.exec(migration.sql)?.[1];
  try {
    await untilUnlocked(client, () =>
      index ? buildIndex(client, schema, { ...migration, index }) : applyWhole(client, schema, migration),
    );
  } catch (error) {
    const { name, sql } = migration;
    throw new MigrationError(`Migration ${name} failed and was undone: ${describe(error, sql)}`, { cause: error });
  }
}

async function applyWhole(client: Client, schema: string, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  await client.query(`SET LOCAL search_path TO ${escapeIdentifier(schema)}`);
  await client.query(`SET LOCAL lock_timeout TO ${LOCK_WITHIN_MS}`);
  await client.query(migration.sql);
  await enter(client, schema, migration);
  await client.query('COMMIT');
}

async function buildIndex(
  client: Client,
  schema: string,
  { index, ...migration }: Migration & { index: string },
): Promise<void> {
  const name = `${escapeIdentifier(schema)}.${escapeIdentifier(index)}`;
  // An interrupted attempt leaves an index that is maintained and never used.
  const { rowCount } = await client.query(
    'SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [name],
  );
  if (rowCount) await client.query(`DROP INDEX CONCURRENTLY ${name}`);
  await client.query(`SET search_path TO ${escapeIdentifier(schema)}`);
  await client.query(migration.sql);
  await enter(client, schema, migration);
}

async function enter(client: Client, schema: string, { name, sql }: Migration): Promise<void> {
  await client.query(
    `INSERT INTO ${historyTable(schema)} (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), checksumOf(sql), name],
  );
}

type HistoryRow = { migration_name: string; checksum: string; finished: boolean };

async function readHistory(client: Client, schema: string) {
  const { rows } = await client.query<HistoryRow>(
    `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished
     FROM ${historyTable(schema)} WHERE rolled_back_at IS NULL`,
  );
  const halfDone = rows.find((row) => !row.finished);
  if (halfDone) {
    throw new MigrationError(
      `Migration ${halfDone.migration_name} was left half done by \`prisma migrate\`; ` +
        'settle it with `prisma migrate resolve` first.',
    );
  }
  const checksums = new Map(rows.map((row) => [row.migration_name, row.checksum]));
  return {
    pending: (migrations: Migration[]): Migration[] =>
      migrations.filter(({ name, sql }) => {
        const checksum = checksums.get(name);
        if (checksum !== undefined && checksum !== checksumOf(sql)) {
          throw new MigrationError(`Migration ${name} was changed after it was applied; add a new migration instead.`);
        }
        return checksum === undefined;
      }),
  };
}

async function createHistory(client: Client, schema: string): Promise<void> {
  // Asked first, because CREATE … IF NOT EXISTS needs the right to create even where nothing is to be created.
  const { rows } = await client.query<{ schema: boolean; history: boolean }>(
    'SELECT to_regnamespace($1) IS NOT NULL AS schema, to_regclass($2) IS NOT NULL AS history',
    [escapeIdentifier(schema), historyTable(schema)],
  );
  if (!rows[0]?.schema) await client.query(`CREATE SCHEMA IF NOT EXISTS ${escapeIdentifier(schema)}`);
  if (rows[0]?.history) return;
  await client.query(`
    CREATE TABLE IF NOT EXISTS ${historyTable(schema)} (
      id                  VARCHAR(36) PRIMARY KEY NOT NULL,
      checksum            VARCHAR(64) NOT NULL,
      finished_at         TIMESTAMPTZ,
      migration_name      VARCHAR(255) NOT NULL,
      logs                TEXT,
      rolled_back_at      TIMESTAMPTZ,
      started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
      applied_steps_count INTEGER NOT NULL DEFAULT 0
    )`);
}

function historyTable(schema: string): string {
  return `${escapeIdentifier(schema)}."_prisma_migrations"`;
}

function describe(error: unknown, sql: string): string {
  if (!(error instanceof DatabaseError)) return error instanceof Error ? error.message : String(error);
  const line = error.position ? `, line ${sql.slice(0, Number(error.position)).split('\n').length}` : '';
  return [`${error.message} (SQLSTATE ${error.code ?? 'unknown'}${line})`, error.detail, error.hint]
    .filter((part) => part !== undefined)
    .join('. ');
}
