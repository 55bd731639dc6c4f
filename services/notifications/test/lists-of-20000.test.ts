import { join } from 'node:path';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { migratedDatabase } from '@harbourline/test-kit/migrated-database';
import { minutes } from '@harbourline/test-kit/patience';
import { rowsLookedAt } from '@harbourline/test-kit/rows-looked-at';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  countContactMessages,
  findContactMessages,
  type WantedContactMessages,
} from '../src/db/contact/find-contact-messages';
import { countDeliveries, findDeliveries, type WantedDeliveries } from '../src/db/deliveries/find-deliveries';
import { PrismaClient } from '../src/generated/prisma/client';

const MOST_ROWS = 2_000;
const PAGE = { after: undefined, limit: 26 };

let postgres: TestPostgres;
let client: PrismaClient;
beforeAll(async () => {
  postgres = await postgresForTests();
  const migrations = join(__dirname, '..', 'prisma', 'migrations');
  const connectionString = await migratedDatabase(postgres, 'notifications', migrations);
  client = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  await client.$executeRaw`
    INSERT INTO users (id, role, full_name, email, phone)
    SELECT n, 'renter', CASE WHEN n % 4000 = 99 THEN 'Zebulon Quillfeather' ELSE 'Amelia Tremblay ' || n END, n || '@example.com',
      '+1416' || lpad(n::text, 7, '0') FROM generate_series(1, 20000) n`;
  await client.$executeRaw`
    INSERT INTO deliveries (id, event_id, recipient_id, channel, template, about, user_ids, status, attempts, created_at, sent_at,
      last_error, address, subject)
    SELECT gen_random_uuid(), gen_random_uuid(), n, 'email', 'welcome-renter', '{}', '{}', status, 1, start,
      CASE WHEN status = 'sent' THEN start END, 'no', n || '@example.com', 'Your reservation of boat ' || n % 500
    FROM generate_series(1, 20000) n, LATERAL (SELECT '2020-01-01Z'::timestamptz + n * interval '3 hours' AS start,
      CASE WHEN n % 100 = 1 THEN 'failed' WHEN n % 5 = 2 THEN 'skipped' ELSE 'sent' END AS status) s`;
  await client.$executeRaw`
    INSERT INTO contact_submissions (first_name, last_name, email, phone, destination, message, created_at, handled_at)
    SELECT split_part(full_name, ' ', 1), split_part(full_name, ' ', 2), email, phone, 'A question', 'Is boat ' || id % 500 || ' free?',
      '2020-01-01Z', CASE WHEN id % 1000 > 0 THEN '2020-01-02Z'::timestamptz END FROM users`;
  await client.$executeRaw`VACUUM ANALYZE`;
}, minutes(3));
afterAll(async () => {
  await client.$disconnect();
  await postgres.stop();
});

it.each<[string, WantedDeliveries]>([
  ['the newest', {}],
  ['those that failed', { status: 'failed' }],
  ["somebody's", { recipientId: 77 }],
  ["somebody's with a word", { recipientId: 77, q: 'reservation' }],
  ['a word of all', { q: 'reservation' }],
  ['an address', { q: '1234@example.com' }],
  ['a name that a few people have', { q: 'quillfeather' }],
  ['a phone number', { q: '416 000 1234' }],
  ['a word of none', { q: 'nothing' }],
  ['two letters that begin no word', { q: 'xq' }],
])('looks at few of 20,000 messages for %s, and to count them', async (_, wanted) => {
  const looked = await rowsLookedAt(client, async (watched) => {
    await findDeliveries({ client: watched }, wanted, PAGE);
    await countDeliveries({ client: watched }, wanted);
  });
  expect(looked).toBeLessThan(MOST_ROWS);
});

it.each<[string, WantedContactMessages]>([
  ['the newest', {}],
  ['open ones', { handled: false }],
  ['a word of all', { q: 'question' }],
  ['a name that a few people have', { q: 'quillfeather' }],
  ['a phone number', { q: '(416) 000-1234' }],
  ['a word of none', { q: 'nothing' }],
])('looks at few of 20,000 messages of visitors for %s, and to count them', async (_, wanted) => {
  const looked = await rowsLookedAt(client, async (watched) => {
    await findContactMessages({ client: watched }, wanted, PAGE);
    await countContactMessages({ client: watched }, wanted);
  });
  expect(looked).toBeLessThan(MOST_ROWS);
});

it('counts no further than 200', async () => {
  expect(await countDeliveries({ client }, { q: 'reservation' })).toEqual({ moreThan: 200 });
  expect(await countDeliveries({ client }, { status: 'failed' })).toEqual({ exactly: 200 });
  expect(await countContactMessages({ client }, { handled: false })).toEqual({ exactly: 20 });
});
