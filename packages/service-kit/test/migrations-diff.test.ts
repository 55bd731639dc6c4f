import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { Client } from 'pg';
import { createMigration } from '../src/migrations/create-migration';
import { diffMigrations } from '../src/migrations/diff-migrations';

const now = new Date('2026-03-04T05:06:07.890Z');

const BOATS = `
  model Boat {
    id   Int    @id @default(autoincrement())
    name String

    @@map("boats")
  }
`;

let server: TestPostgres;
let databaseUrl: string;
let folder: string;
let schemaPath: string;
let migrationsDir: string;

beforeAll(async () => {
  server = await postgresForTests();
  databaseUrl = await server.urlForNewDatabase('diff');
});

afterAll(() => server.stop());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schema-'));
  schemaPath = join(folder, 'schema.prisma');
  migrationsDir = join(folder, 'migrations');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it('writes the migration that a new schema needs, and finds nothing missing afterwards', async () => {
  await declare(BOATS);

  const file = await create('first_boats');

  expect(file).toBe(join(migrationsDir, '20260304050607_first_boats', 'migration.sql'));
  expect(await readFile(String(file), 'utf8')).toMatch(/CREATE TABLE "boats"/);
  expect(await diff()).toBe('');
  expect(await create('again')).toBeNull();
});

it('finds a column that schema.prisma has and the migrations lack', async () => {
  await declare(BOATS);
  await create('first_boats');
  await declare(BOATS.replace('name String', 'name String\n length Int?'));

  expect(await diff()).toMatch(/ALTER TABLE "boats" ADD COLUMN\s+"length" INTEGER/);
});

it('finds a column, an index and a foreign key that the migrations have and schema.prisma lacks', async () => {
  await declare(BOATS);
  await create('first_boats');
  await write(
    '20260305000000_more',
    `ALTER TABLE boats ADD COLUMN parent integer REFERENCES boats;
     CREATE INDEX by_name ON boats (name)`,
  );

  const sql = await diff();
  expect(sql).toMatch(/DROP INDEX "by_name"/);
  expect(sql).toMatch(/DROP CONSTRAINT "boats_parent_fkey"/);
  expect(sql).toMatch(/DROP COLUMN "parent"/);
});

it('finds no drift in ranges, generated columns, exclusion and deferred constraints declared as they must be', async () => {
  await write(
    '20260101000000_claims',
    `CREATE EXTENSION btree_gist;
     CREATE TABLE claims (
       reservation_id uuid NOT NULL CONSTRAINT claims_pkey PRIMARY KEY,
       boat_id integer NOT NULL,
       during tstzrange NOT NULL CHECK (NOT isempty(during)),
       starts_at timestamptz(3) GENERATED ALWAYS AS (lower(during)) STORED,
       CONSTRAINT no_overlap EXCLUDE USING gist (boat_id WITH =, during WITH &&, reservation_id WITH <>)
     );
     CREATE INDEX claims_during_idx ON claims USING gist (during);
     CREATE TABLE bookings (
       id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT bookings_pkey PRIMARY KEY,
       status text NOT NULL,
       reservation_id uuid NOT NULL,
       active_id uuid GENERATED ALWAYS AS (CASE WHEN status = 'pending' THEN reservation_id END) STORED,
       CONSTRAINT bookings_active_id_fkey FOREIGN KEY (active_id) REFERENCES claims DEFERRABLE INITIALLY DEFERRED
     );
     CREATE UNIQUE INDEX one_pending ON bookings (reservation_id) WHERE status = 'pending';
     CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;
     CREATE TRIGGER touch BEFORE UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION touch();`,
  );
  await declare(`
    model Claim {
      reservation_id String                   @id @db.Uuid
      boat_id        Int
      during         Unsupported("tstzrange")
      starts_at      DateTime?                @default(dbgenerated()) @db.Timestamptz(3)
      bookings       Booking[]

      @@index([during], type: Gist)
      @@map("claims")
    }

    model Booking {
      id             BigInt  @id @default(autoincrement())
      status         String
      reservation_id String  @db.Uuid
      active_id      String? @default(dbgenerated()) @db.Uuid
      claim          Claim?  @relation(fields: [active_id], references: [reservation_id], onDelete: NoAction, onUpdate: NoAction)

      @@map("bookings")
    }
  `);

  expect(await diff()).toBe('');
});

it('reports the words of the database when a migration is wrong', async () => {
  await declare(BOATS);
  await write('20260101000000_typo', 'CREATE TABEL boats (id integer)');

  await expect(diff()).rejects.toThrow(/syntax error at or near "TABEL"/);
});

it('refuses a name that does not fit a folder, and leaves none behind', async () => {
  await declare(BOATS);

  await expect(create('../Boats')).rejects.toThrow(/not a migration's name/);
});

it('leaves no shadow database behind, whether it succeeds or fails', async () => {
  await declare(BOATS);
  await create('first_boats');
  await write('20260101000000_typo', 'CREATE TABEL boats (id integer)');
  await expect(diff()).rejects.toThrow();

  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("SELECT datname FROM pg_database WHERE datname LIKE '%' || current_database()");
  await client.end();
  expect(rows).toHaveLength(1);
});

async function declare(models: string): Promise<void> {
  await writeFile(schemaPath, `datasource db {\n provider = "postgresql"\n}\n${models}`);
}

async function write(name: string, sql: string): Promise<void> {
  await mkdir(join(migrationsDir, name), { recursive: true });
  await writeFile(join(migrationsDir, name, 'migration.sql'), sql);
}

function create(name: string): Promise<string | null> {
  return createMigration({ schemaPath, migrationsDir, shadowUrl: databaseUrl, name, now });
}

function diff(): Promise<string> {
  return diffMigrations({ schemaPath, migrationsDir, databaseUrl });
}
