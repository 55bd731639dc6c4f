import { bookingCompleted, type LedgerEntry } from '@harbourline/contracts';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import type { ServiceClient } from '@harbourline/test-kit/service-client';
import { depositsOf, dividedAs, newRenter } from './support/deposits';
import { booksOf } from './support/money';
import { ADMIN, startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
let admin: ServiceClient;
beforeAll(async () => {
  world = await startPayments();
  admin = world.as(ADMIN);
});
afterAll(() => world.stop());

/** Lines of a transaction at an instant, as if they had been booked then. */
const bookAt = (transaction: string, at: string, memo = 'Correction') =>
  world.rows(
    `INSERT INTO ledger_entries (transaction, account, cents, memo, at)
     VALUES ($1, 'provider', 1230, $2, $3), ($1, 'unexplained', -1230, $2, $3)`,
    [transaction, memo, at],
  );
const transactionsOf = (lines: LedgerEntry[]) => [...new Set(lines.map(({ transaction }) => transaction))];

it("shows a booking's lines with those of its deposit, newest first", async () => {
  const { paymentIntentId, booking } = await depositsOf(world).paid({ renterId: newRenter(), cents: 41_500 });
  world.clock.advance({ hours: 1 });
  world.booking.publish(bookingCompleted, {
    ...booking,
    status: 'completed',
    settlement: dividedAs('completed', { ownerKeepsCents: 16_600, platformKeepsCents: 24_900 }),
  });
  await eventuallyPasses(async () => expect(await booksOf(world, paymentIntentId)).toMatchObject({ owners: -16_600 }));
  const { body } = await admin.get<LedgerEntry[]>(`/api/admin/ledger?bookingId=${booking.id}`);
  const { id: paymentId } = await world.paymentOf(paymentIntentId);
  expect(transactionsOf(body)).toEqual([`settlement:${booking.id}`, `payment:${paymentId}`]);
  expect(body.every((line) => line.bookingId === booking.id && line.paymentId === paymentId)).toBe(true);
  expect(body.map(({ account, amount }) => [account, amount])).toEqual(
    expect.arrayContaining([
      ['provider', 415],
      ['deposits', -415],
      ['deposits', 415],
      ['owners', -166],
      ['platform', -249],
    ]),
  );
  expect(
    (await admin.get<LedgerEntry[]>(`/api/admin/ledger?bookingId=${booking.id}&account=owners`)).body,
  ).toHaveLength(1);
});

it('reads days as Toronto does, both included, also where summer time begins', async () => {
  await bookAt('before', '2026-03-08T04:59:59.999Z');
  await bookAt('first', '2026-03-08T05:00:00.000Z');
  await bookAt('last', '2026-03-09T03:59:59.999Z');
  await bookAt('after', '2026-03-09T04:00:00.000Z');
  const pages = await admin.pages<LedgerEntry>('/api/admin/ledger?from=2026-03-08&to=2026-03-08&limit=1');
  expect(pages).toHaveLength(4);
  expect(transactionsOf(pages.flatMap(({ body }) => body))).toEqual(['last', 'first']);
});

it('shows what stands on each account, which sums to zero', async () => {
  const { body } = await admin.get<{ accounts: { account: string; amount: number }[]; sum: number }>(
    '/api/admin/ledger/balances',
  );
  expect(body.sum).toBe(0);
  expect(body.accounts.map(({ account }) => account)).toEqual(
    expect.arrayContaining(['provider', 'bank', 'deposits', 'owners', 'disputed']),
  );
  const total = body.accounts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  expect(total).toBe(0);
});

it('exports the lines of a period as CSV, oldest first, that no spreadsheet carries out', async () => {
  await bookAt('=HYPERLINK("x")', '2025-01-15T03:00:00.000Z', '@memo, with "quotes"');
  await bookAt('plain', '2025-01-15T17:30:00.000Z', '-1 on top');
  const { status, headers, text } = await admin.get('/api/admin/ledger/export?from=2025-01-14&to=2025-01-15');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="ledger-2025-01-14-2025-01-15.csv"');
  expect(text.replace('\ufeff', '').trimEnd().split('\n')).toEqual([
    'Date (America/Toronto),Time (America/Toronto),Transaction,Account,Amount (CAD),Booking,Payment,Memo',
    `2025-01-14,22:00,"'=HYPERLINK(""x"")",provider,12.30,,,"'@memo, with ""quotes"""`,
    `2025-01-14,22:00,"'=HYPERLINK(""x"")",unexplained,-12.30,,,"'@memo, with ""quotes"""`,
    `2025-01-15,12:30,plain,provider,12.30,,,'-1 on top`,
    `2025-01-15,12:30,plain,unexplained,-12.30,,,'-1 on top`,
  ]);
});

it('exports more lines than it reads at once, each once', async () => {
  await world.rows(
    `INSERT INTO ledger_entries (transaction, account, cents, memo, at)
     SELECT 'bulk:' || n, account, cents, 'Bulk', '2024-06-01T12:00:00Z'::timestamptz + (n / 7) * interval '1 ms'
     FROM generate_series(1, 1300) AS n, (VALUES ('provider', 5), ('unexplained', -5)) AS lines (account, cents)`,
  );
  const { text } = await admin.get('/api/admin/ledger/export?from=2024-06-01&to=2024-06-01');
  const lines = text.trimEnd().split('\n').slice(1);
  expect(lines).toHaveLength(2_600);
  expect(new Set(lines).size).toBe(2_600);
});

it('refuses, in the database itself, a transaction that does not sum to zero, and any change', async () => {
  const unbalanced = world.rows(
    `INSERT INTO ledger_entries (transaction, account, cents, memo, at) VALUES ('odd', 'provider', 1, 'Odd', now())`,
  );
  await expect(unbalanced).rejects.toThrow('ledger transaction odd does not sum to zero');
  await bookAt('kept', '2026-01-01T12:00:00Z');
  await expect(world.rows(`UPDATE ledger_entries SET cents = 2 WHERE transaction = 'kept'`)).rejects.toThrow(
    'never changed',
  );
  await expect(world.rows(`DELETE FROM ledger_entries WHERE transaction = 'kept'`)).rejects.toThrow('never changed');
});
