import { join } from 'node:path';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { migratedDatabase } from '@harbourline/test-kit/migrated-database';
import { minutes } from '@harbourline/test-kit/patience';
import { rowsLookedAt } from '@harbourline/test-kit/rows-looked-at';
import { PrismaPg } from '@prisma/adapter-pg';
import { findPayments, type PaymentFilter } from '../src/db/intents/find-payments';
import { findPayouts } from '../src/db/payouts/find-payouts';
import { ledgerLines } from '../src/db/books/ledger-lines';
import type { PaymentSort } from '../src/domain/intents/payment-order';
import { readSearch } from '../src/domain/intents/payment-search';
import { PrismaClient } from '../src/generated/prisma/client';
import { ledgerBalances } from '../src/use-cases/books/ledger-balances';

const MOST_ROWS = 2_000;
const NOW = new Date('2026-06-01Z');

let postgres: TestPostgres;
let client: PrismaClient;
beforeAll(async () => {
  postgres = await postgresForTests();
  const connectionString = await migratedDatabase(postgres, 'payments', join(__dirname, '..', 'prisma', 'migrations'));
  client = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  await client.$executeRaw`
    INSERT INTO users SELECT n, CASE WHEN n % 4000 = 99 THEN 'Zebulon Quillfeather' ELSE 'Amelia Tremblay ' || n END,
      n || '@example.com', '+1416' || lpad(n::text, 7, '0') FROM generate_series(1, 20000) n`;
  await client.$executeRaw`
    INSERT INTO payments (renter_id, boat_id, amount_cents, status, intent_id, client_secret, attempt, version, created_at,
      known_at, paid_at, captured_cents)
    SELECT n, 1, amount, CASE WHEN open THEN 'open' ELSE 'succeeded' END::payment_status, 'pi_' || n, 's', 1, 1, start, start,
      CASE WHEN NOT open THEN start END, CASE WHEN open THEN 0 ELSE amount END
    FROM generate_series(1, 20000) n, LATERAL (SELECT '2020-01-01Z'::timestamptz + n * interval '3 hours' AS start,
      20000 + n * 7919 % 500 AS amount, n % 100 = 1 AS open) s`;
  await client.$executeRaw`
    INSERT INTO bookings (id, payment_intent_id, status) SELECT id, intent_id, 'completed' FROM payments WHERE status = 'succeeded'`;
  await client.$executeRaw`
    INSERT INTO payouts SELECT id, 3, 'Boat', created_at, 10000, 0, 5000, CASE WHEN id % 500 > 0 THEN 10000 ELSE 0 END, created_at
    FROM payments WHERE status = 'succeeded'`;
  await client.$executeRaw`
    INSERT INTO ledger_entries (transaction, account, cents, payment_id, memo, at)
    SELECT 'payment:' || id, account, cents, id, 'Deposit paid', created_at
    FROM payments, LATERAL (VALUES ('provider', captured_cents), ('deposits', -captured_cents)) AS lines (account, cents)
    WHERE status = 'succeeded' AND id <= 5000`;
  await client.$executeRaw`VACUUM ANALYZE`;
}, minutes(3));
afterAll(async () => {
  await client.$disconnect();
  await postgres.stop();
});

it.each<[string, PaymentFilter, PaymentSort]>([
  ['the newest', {}, 'newest'],
  ['the largest', {}, 'amount-desc'],
  ['open ones', { status: 'open' }, 'oldest'],
  ['a month long ago', { from: new Date('2020-03-01Z'), until: new Date('2020-04-01Z') }, 'newest'],
  ["a booking's", { bookingId: 77 }, 'newest'],
  ['a name that a few people have', { search: readSearch('quillfeather') }, 'newest'],
  ['a part of every address', { search: readSearch('example') }, 'amount-desc'],
  ['a phone number', { search: readSearch('(416) 000-1234') }, 'newest'],
  ['two letters that begin no word', { search: readSearch('xq') }, 'newest'],
])('looks at few of 20,000 payments for %s', async (_, filter, sort) => {
  const page = { sort, after: undefined, limit: 26 };
  expect(await rowsLookedAt(client, (watched) => findPayments({ client: watched }, filter, page))).toBeLessThan(
    MOST_ROWS,
  );
});

it.each(['due', 'upcoming', 'paid_out'] as const)(
  'looks at few of 20,000 payouts for those that are %s',
  async (status) => {
    const page = { after: undefined, limit: 26 };
    expect(await rowsLookedAt(client, (watched) => findPayouts(watched, { status, now: NOW }, page))).toBeLessThan(
      MOST_ROWS,
    );
  },
);

it('looks at few of the lines of the books for those of a booking', async () => {
  expect(
    await rowsLookedAt(client, (watched) => ledgerLines({ client: watched }, { bookingId: 77, limit: 26 })),
  ).toBeLessThan(MOST_ROWS);
});

it('keeps what stands on each account, also where several book at the same time', async () => {
  const book = (n: number) =>
    client.$executeRaw`
      INSERT INTO ledger_entries (transaction, account, cents, memo, at)
      VALUES (${`test:${n}`}, 'provider', 100, 'Test', now()), (${`test:${n}`}, 'unexplained', -100, 'Test', now())`;
  await Promise.all(Array.from({ length: 30 }, (_, n) => book(n)));
  const summed = await client.ledgerEntry.groupBy({ by: ['account'], _sum: { cents: true } });
  const { accounts, sumCents } = await ledgerBalances({ db: { client } });
  expect(sumCents).toBe(0);
  for (const { account, _sum } of summed) expect(accounts).toContainEqual({ account, cents: _sum.cents });
});
