import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { Client } from 'pg';
import { applyMigrations, pendingMigrations } from '../src/migrations/apply-migrations';
import { migrationList } from '../src/migrations/migration-list';
import { readMigrations } from '../src/migrations/read-migrations';
import { withSchemaEngine } from '../src/migrations/schema-engine';
import { eventually } from '@harbourline/test-kit/eventually';

let server: TestPostgres;
let databaseUrl: string;
let migrationsDir: string;

beforeAll(async () => {
  server = await postgresForTests();
});

afterAll(() => server.stop());

beforeEach(async () => {
  databaseUrl = await server.urlForNewDatabase('migrations');
  migrationsDir = await mkdtemp(join(tmpdir(), 'migrations-'));
});

afterEach(() => rm(migrationsDir, { recursive: true, force: true }));

it('applies every migration once, in order, and nothing at the second start', async () => {
  await write('20260102000000_boats', 'ALTER TABLE boats ADD COLUMN length integer');
  await write('20260101000000_start', 'CREATE TABLE boats (id integer PRIMARY KEY)');

  expect(await apply()).toEqual(['20260101000000_start', '20260102000000_boats']);
  expect(await apply()).toEqual([]);
  expect(await tables()).toEqual(['public._prisma_migrations', 'public.boats']);
});

it('applies only what is new when a migration is added', async () => {
  await write('20260101000000_start', 'CREATE TABLE boats (id integer PRIMARY KEY)');
  await apply();
  await write('20260102000000_users', 'CREATE TABLE users (id integer PRIMARY KEY)');

  expect(await apply()).toEqual(['20260102000000_users']);
});

it('tells what is pending without changing anything, and calls a database that is ahead up to date', async () => {
  await write('20260101000000_start', 'CREATE TABLE boats (id integer PRIMARY KEY)');
  await write('20260102000000_users', 'CREATE TABLE users (id integer PRIMARY KEY)');

  expect(await pendingMigrations({ databaseUrl, migrationsDir })).toEqual([
    '20260101000000_start',
    '20260102000000_users',
  ]);
  expect(await tables()).toEqual([]);
  await apply();
  expect(await pendingMigrations({ databaseUrl, migrationsDir })).toEqual([]);
  await rm(join(migrationsDir, '20260102000000_users'), { recursive: true });
  expect(await pendingMigrations({ databaseUrl, migrationsDir })).toEqual([]);
});

it('runs scripts with semicolons in functions, texts and comments as they are written', async () => {
  await write(
    '20260101000000_function',
    `-- not the end; of anything
     CREATE FUNCTION said() RETURNS text LANGUAGE plpgsql AS $$ BEGIN RETURN 'a;b'; END $$;`,
  );
  await apply();

  expect(await rows('SELECT said()')).toEqual([{ said: 'a;b' }]);
});

it('lets one of several simultaneous starts work, and the others find it done', async () => {
  await write('20260101000000_start', 'CREATE TABLE boats (id integer PRIMARY KEY); SELECT pg_sleep(0.2)');
  await write('20260102000000_users', 'CREATE TABLE users (id integer PRIMARY KEY)');

  const applied = await Promise.all([apply(), apply(), apply(), apply('kit')]);

  expect(applied.slice(0, 3).sort()).toEqual([[], [], ['20260101000000_start', '20260102000000_users']]);
  expect(applied[3]).toEqual(['20260101000000_start', '20260102000000_users']);
});

it('names the failing migration with the words of the database, keeps nothing of it, and applies it once corrected', async () => {
  await write('20260101000000_start', 'CREATE TABLE boats (id integer PRIMARY KEY)');
  await write('20260102000000_broken', 'CREATE TABLE half (id integer);\nALTER TABLE missing ADD COLUMN x integer');
  await write('20260103000000_later', 'CREATE TABLE later (id integer)');

  const failure =
    /Migration 20260102000000_broken failed and was undone: relation "missing" does not exist \(SQLSTATE 42P01/;
  await expect(apply()).rejects.toThrow(failure);
  await expect(apply()).rejects.toThrow(failure);
  expect(await tables()).toEqual(['public._prisma_migrations', 'public.boats']);

  await write('20260102000000_broken', 'CREATE TABLE whole (id integer)');
  expect(await apply()).toEqual(['20260102000000_broken', '20260103000000_later']);
});

it('says in which line a script is wrong', async () => {
  await write('20260101000000_typo', 'CREATE TABLE boats (id integer);\n\nCREATE TABEL users (id integer)');

  await expect(apply()).rejects.toThrow(/syntax error at or near "TABEL" \(SQLSTATE 42601, line 3\)/);
});

it('keeps nothing of a migration whose process dies in the middle, and applies it at the next start', async () => {
  await write('20260101000000_start', 'CREATE TABLE boats (id integer); SELECT pg_sleep(1)');

  const killed = expect(apply()).rejects.toThrow(/20260101000000_start/);
  await eventually(
    'what another session shows',
    async () => (await rows(`SELECT 1 FROM ${ACTIVITY} query LIKE '%pg_sleep(1)'`)).length === 1,
  );
  await rows(`SELECT pg_terminate_backend(pid) FROM ${ACTIVITY} true`);
  await killed;

  expect(await tables()).toEqual(['public._prisma_migrations']);
  expect(await apply()).toEqual(['20260101000000_start']);
});

describe('while the previous release is at work', () => {
  const INDEX = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "boats_length" ON boats (length);';
  const isValid = async () =>
    (await rows(`SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('boats_length')`))[0]?.[
      'valid'
    ];
  let release: Client;

  beforeEach(async () => {
    await write('20260101000000_start', 'CREATE TABLE boats (id integer, length integer)');
    await apply();
    release = new Client({ connectionString: databaseUrl });
    await release.connect();
    await release.query('BEGIN; INSERT INTO boats VALUES (1, 30)');
  });
  afterEach(() => release.end());

  it('holds up nobody for longer than two seconds when it has to wait for a lock, and is applied in the end', async () => {
    await write('20260102000000_name', 'ALTER TABLE boats ADD COLUMN name text');
    const applying = apply();
    await eventually(
      'what another session shows',
      async () => (await rows(`SELECT 1 FROM ${ACTIVITY} wait_event_type = 'Lock'`)).length === 1,
    );

    expect(await rows('SELECT count(*)::int AS n FROM boats')).toEqual([{ n: 0 }]);
    await release.query('COMMIT');
    expect(await applying).toEqual(['20260102000000_name']);
  });

  it('lets others write while an index is built, whoever else starts meanwhile', async () => {
    await write('20260102000000_index', `-- For lists.\n${INDEX}\n`);
    const applying = Promise.all([apply(), apply(), apply()]);
    await eventually(
      'what another session shows',
      async () => (await rows(`SELECT 1 FROM ${ACTIVITY} wait_event_type = 'Lock'`)).length === 1,
    );

    await rows('INSERT INTO boats VALUES (2, 40)');
    await release.query('COMMIT');
    expect((await applying).flat()).toEqual(['20260102000000_index']);
    expect(await isValid()).toBe(true);
  });

  it('builds an index anew whose building was cut off', async () => {
    await write('20260102000000_index', INDEX);
    const killed = expect(apply()).rejects.toThrow(/20260102000000_index/);
    await eventually('what another session shows', async () => (await isValid()) === false);
    await rows(`SELECT pg_terminate_backend(pid) FROM ${ACTIVITY} true`);
    await killed;
    await release.query('COMMIT');

    expect(await isValid()).toBe(false);
    expect(await apply()).toEqual(['20260102000000_index']);
    expect(await isValid()).toBe(true);
  });
});

it('keeps nothing of a migration that cannot be entered in the history', async () => {
  const closeHistory = 'ALTER TABLE _prisma_migrations ADD CONSTRAINT closed CHECK (false) NOT VALID';
  await write('20260101000000_start', `CREATE TABLE boats (id integer); ${closeHistory}`);

  await expect(apply()).rejects.toThrow(/violates check constraint "closed"/);
  expect(await tables()).toEqual(['public._prisma_migrations']);
});

it('refuses to go on when an applied migration was changed afterwards', async () => {
  await write('20260101000000_start', 'CREATE TABLE boats (id integer)');
  await apply();
  await write('20260101000000_start', 'CREATE TABLE boats (id bigint)');

  await expect(apply()).rejects.toThrow(/20260101000000_start was changed after it was applied/);
});

it('goes on when the database is ahead of the folder, as it is while an older release still runs', async () => {
  await write('20260101000000_start', 'CREATE TABLE boats (id integer)');
  await write('20260102000000_newer', 'CREATE TABLE users (id integer)');
  await apply();
  await rm(join(migrationsDir, '20260102000000_newer'), { recursive: true });

  expect(await apply()).toEqual([]);
});

it('keeps the schema "kit" and the schema "public" of one database apart', async () => {
  await write('20260101000000_start', 'CREATE TABLE outbox (id integer)');

  expect(await apply('kit')).toEqual(['20260101000000_start']);
  expect(await apply()).toEqual(['20260101000000_start']);
  expect(await tables()).toEqual([
    'kit._prisma_migrations',
    'kit.outbox',
    'public._prisma_migrations',
    'public.outbox',
  ]);
});

it("writes a history that Prisma's engine finds in order", async () => {
  await write('20260101000000_start', 'CREATE TABLE boats (id integer)');
  await write('20260102000000_users', 'CREATE TABLE users (id integer)');
  await apply();

  const diagnosis = await withSchemaEngine(databaseUrl, async (engine) =>
    engine.diagnoseMigrationHistory({
      migrationsList: migrationList(migrationsDir, await readMigrations(migrationsDir)),
      optInToShadowDatabase: false,
      filters: { externalTables: [], externalEnums: [] },
    }),
  );
  expect(diagnosis).toMatchObject({ history: null, failedMigrationNames: [], editedMigrationNames: [] });
});

it('refuses to go on from a migration that Prisma left half done, until that is settled', async () => {
  await write('20260101000000_start', 'CREATE TABLE boats (id integer)');
  await apply();
  await rows(`INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('1', '', '20260102000000_half')`);
  await expect(apply()).rejects.toThrow(/20260102000000_half was left half done/);

  await rows('UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL');
  await write('20260102000000_half', 'CREATE TABLE users (id integer)');
  expect(await apply()).toEqual(['20260102000000_half']);
});

const ACTIVITY = `pg_stat_activity WHERE datname = current_database() AND application_name = 'migrations' AND`;

async function write(name: string, sql: string): Promise<void> {
  await mkdir(join(migrationsDir, name), { recursive: true });
  await writeFile(join(migrationsDir, name, 'migration.sql'), sql);
}

async function apply(schema?: string): Promise<string[]> {
  return (await applyMigrations({ databaseUrl, migrationsDir, schema })).applied;
}

async function tables(): Promise<string[]> {
  const found = await rows(
    `SELECT schemaname || '.' || tablename AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  return found.map(({ name }) => String(name));
}

async function rows(sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
