import { join } from 'node:path';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { migratedDatabase } from '@harbourline/test-kit/migrated-database';
import { minutes } from '@harbourline/test-kit/patience';
import { rowsLookedAt } from '@harbourline/test-kit/rows-looked-at';
import { PrismaPg } from '@prisma/adapter-pg';
import { countUsers, findUsers, type UserOrder, type WantedUsers } from '../src/db/find-users';
import { PrismaClient } from '../src/generated/prisma/client';

const MOST_ROWS = 2_000;

let postgres: TestPostgres;
let client: PrismaClient;
beforeAll(async () => {
  postgres = await postgresForTests();
  const connectionString = await migratedDatabase(postgres, 'identity', join(__dirname, '..', 'prisma', 'migrations'));
  client = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  await client.$executeRaw`
    INSERT INTO users (role, full_name, email, phone, password, created_at, updated_at)
    SELECT CASE WHEN n % 25 = 4 THEN 'captain' ELSE 'renter' END::role,
      CASE WHEN n % 4000 = 99 THEN 'Zebulon Quillfeather' ELSE (ARRAY['Amelia', 'Noah', 'Zoe'])[1 + n % 3] || ' Tremblay ' || n END,
      n || '@example.com', '+1416' || lpad(n::text, 7, '0'), 'none', start, start
    FROM generate_series(1, 20000) n, LATERAL (SELECT '2020-01-01Z'::timestamptz + n * interval '3 hours' AS start) s`;
  await client.$executeRaw`VACUUM ANALYZE users`;
}, minutes(3));
afterAll(async () => {
  await client.$disconnect();
  await postgres.stop();
});

it.each<[string, WantedUsers, UserOrder]>([
  ['the newest', {}, 'newest'],
  ['all by name', {}, 'name-desc'],
  ['captains by name', { role: 'captain' }, 'name-asc'],
  ['a name that a few have', { q: 'quillfeather' }, 'newest'],
  ['a name that a third have', { q: 'amelia' }, 'oldest'],
  ['a name that nobody has', { q: 'nobody' }, 'newest'],
  ['two letters that begin no word', { q: 'xq' }, 'newest'],
  ['a phone number', { q: '416 000 1234' }, 'newest'],
  ['a month long ago', { from: '2020-03-01T00:00:00Z', until: '2020-04-01T00:00:00Z' }, 'newest'],
])('looks at few of 20,000 users for %s, and to count them', async (_, wanted, order) => {
  const looked = await rowsLookedAt(client, async (watched) => {
    await findUsers(watched, wanted, { order, after: undefined, limit: 26 });
    await countUsers(watched, wanted);
  });
  expect(looked).toBeLessThan(MOST_ROWS);
});

it('counts users by role as they are, whoever made, changed or took away some', async () => {
  const counted = async () => {
    const roles = ['renter', 'captain', 'owner'] as const;
    return Promise.all(roles.map((role) => countUsers(client, { role })));
  };
  expect(await counted()).toEqual([{ exactly: 19_200 }, { exactly: 800 }, { exactly: 0 }]);
  await client.user.updateMany({ where: { id: { lte: 25 }, role: 'captain' }, data: { role: 'owner' } });
  await client.user.deleteMany({ where: { id: { gt: 19_990 } } });
  const at = new Date();
  await client.user.create({
    data: {
      fullName: 'One',
      email: 'one@x.example',
      phone: '+14165550100',
      password: 'none',
      createdAt: at,
      updatedAt: at,
    },
  });
  expect(await counted()).toEqual([{ exactly: 19_191 }, { exactly: 799 }, { exactly: 1 }]);
  expect(await countUsers(client, {})).toEqual({ exactly: 19_991 });
});

it('counts no further than 200 where nobody has counted before', async () => {
  expect(await countUsers(client, { q: 'tremblay' })).toEqual({ moreThan: 200 });
  expect(await countUsers(client, { q: 'quillfeather' })).toEqual({ exactly: 5 });
});
