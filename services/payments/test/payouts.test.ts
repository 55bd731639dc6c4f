import {
  bookingCancelled,
  bookingCompleted,
  bookingUpdated,
  type BookingState,
  type Payout,
} from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import type { ServiceClient } from '@harbourline/test-kit/service-client';
import { depositsOf, dividedAs, newRenter } from './support/deposits';
import { ADMIN, startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
let admin: ServiceClient;
beforeAll(async () => {
  world = await startPayments();
  admin = world.as(ADMIN);
});
afterAll(() => world.stop());

let owner = 900;
const hoursFromNow = (hours: number) => addHours(world.clock.now(), hours).toISOString();

/** A charter that took place and ended so many hours ago, with an owner of its own. */
async function chartered(hoursAgo: number, ownerKeepsCents = 16_600): Promise<BookingState> {
  const { booking } = await depositsOf(world).paid({ renterId: newRenter(), cents: 41_500 });
  const done: BookingState = {
    ...booking,
    ownerId: (owner += 1),
    status: 'completed',
    endDate: hoursFromNow(-hoursAgo),
    settlement: dividedAs('completed', { ownerKeepsCents, platformKeepsCents: 41_500 - ownerKeepsCents }),
  };
  world.booking.publish(bookingCompleted, done, 2);
  await untilPayout(done, { amount: ownerKeepsCents / 100 });
  return done;
}

async function payoutOf({ ownerId }: BookingState): Promise<Payout | undefined> {
  return (await admin.get<Payout[]>(`/api/admin/payouts?ownerId=${ownerId}`)).body[0];
}
const untilPayout = (booking: BookingState, wanted: Partial<Payout>) =>
  eventuallyPasses(async () => expect(await payoutOf(booking)).toMatchObject(wanted));

const booked = (bookingId: number) =>
  world.rows<{ transaction: string; account: string; cents: number; reason: unknown }>(
    `SELECT transaction, account, cents, reason FROM ledger_entries WHERE transaction LIKE $1 ORDER BY transaction, account`,
    [`payout:${bookingId}%`],
  );
const DAYS = 24;

it('owes the owner 30 days after the end of the charter, and not before', async () => {
  const booking = await chartered(29 * DAYS);
  expect(await payoutOf(booking)).toEqual({
    bookingId: booking.id,
    ownerId: booking.ownerId,
    ownerName: null, // nobody has told who this is
    boatTitle: '45ft Sea Ray Sundancer',
    charterEnd: booking.endDate,
    amount: 166,
    taxes: 0,
    commission: 249,
    paidOut: 0,
    outstanding: 166,
    dueAt: addHours(new Date(booking.endDate), 30 * DAYS).toISOString(),
    status: 'upcoming',
    paidOutAt: null,
    reference: null,
  });
  expect(await admin.post(`/api/admin/payouts/${booking.id}/paid-out`, {})).toMatchObject({
    status: 409,
    body: { code: 'payout_not_due' },
  });
  expect(await booked(booking.id)).toEqual([]);
});

it('books the transfer once, also for two administrators at once, and repeats the answer', async () => {
  const booking = await chartered(31 * DAYS);
  const other = world.as({ id: 2, role: 'admin' });
  const answers = await Promise.all(
    [admin, other, admin, other].map((each) =>
      each.post<Payout>(`/api/admin/payouts/${booking.id}/paid-out`, { amount: 166, reference: 'T-17' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const keyed = { 'idempotency-key': `paid-out-${booking.id}` };
  for (let call = 0; call < 2; call += 1) {
    expect((await admin.post(`/api/admin/payouts/${booking.id}/paid-out`, {}, keyed)).body).toMatchObject({
      status: 'paid_out',
      paidOut: 166,
      outstanding: 0,
      reference: 'T-17',
    });
  }
  const line = { transaction: `payout:${booking.id}`, reason: { code: 'paid_out', reference: 'T-17' } };
  expect(await booked(booking.id)).toEqual([
    { ...line, account: 'bank', cents: -16_600 },
    { ...line, account: 'owners', cents: 16_600 },
  ]);
});

it('refuses an amount that is not what is outstanding, and names that', async () => {
  const booking = await chartered(31 * DAYS);
  const answer = await admin.post(`/api/admin/payouts/${booking.id}/paid-out`, { amount: 160.001 });
  expect(answer).toMatchObject({ status: 409, body: { code: 'price_changed', amount: 166 } });
  expect(await booked(booking.id)).toEqual([]);
});

it('knows no payout of a booking that owes its owner nothing', async () => {
  expect(await admin.post('/api/admin/payouts/123456/paid-out', {})).toMatchObject({
    status: 404,
    body: { code: 'payout_not_found' },
  });
});

it("follows an administrator's change, also after the transfer", async () => {
  const booking = await chartered(31 * DAYS);
  await admin.post(`/api/admin/payouts/${booking.id}/paid-out`, {});
  const settlement = dividedAs('completed', { ownerKeepsCents: 20_000, platformKeepsCents: 21_500 });
  world.booking.publish(bookingUpdated, { ...booking, settlement }, 3);
  await untilPayout(booking, { amount: 200, paidOut: 166, outstanding: 34, status: 'due' });
  await admin.post(`/api/admin/payouts/${booking.id}/paid-out`, { amount: 34 });
  const cancelled = dividedAs('R4', { refundCents: 41_500 });
  world.booking.publish(
    bookingCancelled,
    { ...booking, status: 'cancelled', refundCents: 41_500, settlement: cancelled },
    4,
  );
  await untilPayout(booking, { amount: 0, paidOut: 200, outstanding: -200, status: 'due' });
  await admin.post(`/api/admin/payouts/${booking.id}/paid-out`, { amount: -200 });
  await untilPayout(booking, { outstanding: 0, status: 'paid_out' });
  expect((await booked(booking.id)).map(({ transaction, cents }) => [transaction, cents])).toEqual([
    [`payout:${booking.id}`, -16_600],
    [`payout:${booking.id}`, 16_600],
    [`payout:${booking.id}:2`, -3_400],
    [`payout:${booking.id}:2`, 3_400],
    [`payout:${booking.id}:3`, 20_000],
    [`payout:${booking.id}:3`, -20_000],
  ]);
});

it('forgets what is not owed any more before anything was transferred', async () => {
  const booking = await chartered(31 * DAYS);
  world.booking.publish(bookingUpdated, { ...booking, status: 'confirmed', settlement: null }, 3);
  await eventuallyPasses(async () => expect(await payoutOf(booking)).toBeUndefined());
});

it('shows what the owner owes where the deposit did not cover the commission', async () => {
  const booking = await chartered(31 * DAYS, -500);
  expect(await payoutOf(booking)).toMatchObject({ amount: -5, outstanding: -5, status: 'due' });
});

it('lists by due date, page by page, and by status', async () => {
  const pages = await admin.pages<Payout>('/api/admin/payouts?limit=2');
  expect(pages.length).toBeGreaterThan(2);
  const rows = pages.flatMap(({ body }) => body);
  expect(rows.map(({ dueAt }) => dueAt)).toEqual([...rows.map(({ dueAt }) => dueAt)].sort());
  expect(new Set(rows.map(({ bookingId }) => bookingId)).size).toBe(rows.length);
  for (const status of ['upcoming', 'due', 'paid_out'] as const) {
    const some = await admin.rows<Payout>(`/api/admin/payouts?limit=2&status=${status}`);
    expect(some).toEqual(rows.filter((payout) => payout.status === status));
    expect(some.length).toBeGreaterThan(0);
  }
  expect(await admin.get('/api/admin/payouts?cursor=nonsense')).toMatchObject({ status: 400 });
});
