import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { holds } from '@harbourline/service-kit';
import { migratedDatabase } from '@harbourline/test-kit/migrated-database';
import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from '../src/generated/prisma/client';
import { FOUND, NOT_FOUND } from './searches.table';

const SERVICES = ['booking', 'catalog', 'identity', 'notifications', 'payments'];

let postgres: TestPostgres;
let client: PrismaClient;
beforeAll(async () => {
  postgres = await postgresForTests();
  const connectionString = await migratedDatabase(postgres, 'identity', join(__dirname, '..', 'prisma', 'migrations'));
  client = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
});
afterAll(async () => {
  await client?.$disconnect();
  await postgres?.stop();
});

async function isFound(stored: string, looked: string): Promise<boolean | undefined> {
  const text = Prisma.sql`folded(' ' || ${stored}::text)`;
  const [row] = await client.$queryRaw<{ found: boolean }[]>`SELECT ${holds(Prisma.sql, text, looked)} AS found`;
  return row?.found;
}
const pairs = (table: typeof FOUND) =>
  Object.entries(table).flatMap(([stored, each]) => each.map((looked): [string, string] => [looked, stored]));

it.each(pairs(FOUND))('%j finds %j', async (looked, stored) => {
  expect(await isFound(stored, looked)).toBe(true);
});

it.each(pairs(NOT_FOUND))('%j does not find %j', async (looked, stored) => {
  expect(await isFound(stored, looked)).toBe(false);
});

it('folds alike in every service', async () => {
  const functions = await Promise.all(
    SERVICES.map(async (service) => {
      const folder = join(__dirname, '..', '..', service, 'prisma', 'migrations');
      const name = (await readdir(folder)).find((each) => each.endsWith('_folded_texts'));
      return readFile(join(folder, name ?? '', 'migration.sql'), 'utf8');
    }),
  );
  expect(functions).toEqual(SERVICES.map(() => functions[0]));
});
