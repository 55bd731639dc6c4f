import {
  bookingCancelled,
  bookingCompleted,
  bookingRefundChosen,
  bookingUpdated,
  type BookingState,
  type CreditView,
  type ManualRefund,
  type Payout,
} from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import type { ServiceClient } from '@harbourline/test-kit/service-client';
import { compareAll, foundIn } from './support/comparison';
import { dividedAs, newRenter } from './support/deposits';
import { ADMIN, bookingOf, startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
let admin: ServiceClient;
beforeAll(async () => {
  world = await startPayments();
  admin = world.as(ADMIN);
});
afterAll(() => world.stop());

const CENTS = 20_000;
const OUTSIDE = { paymentIntentId: null, paidDate: '2026-01-05T17:00:00.000Z', paidReference: 'E-TRANSFER 4711' };

/** A booking whose deposit was paid outside, as an administrator has entered it. */
function entered(about: Partial<BookingState> = {}): BookingState {
  const booking: BookingState = {
    ...bookingOf('', { renterId: newRenter(), depositCents: CENTS, status: 'confirmed' }),
    ...OUTSIDE,
    creditCents: undefined,
    ...about,
  };
  world.booking.publish(bookingUpdated, booking, 1);
  return booking;
}

function cancelled(booking: BookingState, settlement: BookingState['settlement'], version = 2): BookingState {
  const ended = { ...booking, status: 'cancelled' as const, refundCents: settlement?.refundCents ?? null, settlement };
  world.booking.publish(bookingCancelled, ended, version);
  return ended;
}

const WHOLE = dividedAs('R4', { refundCents: CENTS });
const CHOICE = dividedAs('R6', { refundCents: CENTS, creditInstead: true });

async function booksOf({ id }: BookingState) {
  const lines = await world.rows<{ account: string; cents: number }>(
    `SELECT account, sum(cents)::int AS cents FROM ledger_entries WHERE booking_id = $1
     GROUP BY account HAVING sum(cents) <> 0`,
    [id],
  );
  return Object.fromEntries(lines.map(({ account, cents }) => [account, cents]));
}
const untilBooks = (booking: BookingState, wanted: Record<string, number>) =>
  eventuallyPasses(async () => expect(await booksOf(booking)).toEqual(wanted));

async function taskOf({ id }: BookingState, status: 'open' | 'done' = 'open'): Promise<ManualRefund | undefined> {
  const rows = await admin.rows<ManualRefund>(`/api/admin/manual-refunds?status=${status}`);
  return rows.find(({ bookingId }) => bookingId === id);
}
const untilTask = (booking: BookingState) =>
  eventuallyPasses(async () => {
    const task = await taskOf(booking);
    if (!task) throw new Error(`nothing of booking ${booking.id} is to be given back yet`);
    return task;
  });

const today = () => world.clock.now().toISOString().slice(0, 10);
const giveBack = (id: number, more: object = {}, headers: Record<string, string> = {}) =>
  admin.post<ManualRefund>(
    `/api/admin/manual-refunds/${id}/given-back`,
    { givenBackOn: '2026-01-07', reference: 'T-17', ...more },
    headers,
  );
const told = (id: number) =>
  world.rows<{ data: object }>(
    `SELECT data FROM kit.outbox WHERE type = 'manual-refund.given-back.v1' AND subject = $1`,
    [String(id)],
  );

it('the books take in a deposit that was paid outside, and give it up again where nobody had paid it', async () => {
  const booking = entered();
  await untilBooks(booking, { bank: CENTS, deposits: -CENTS });
  world.booking.publish(bookingUpdated, { ...booking, depositCents: 30_000 }, 2);
  await untilBooks(booking, { bank: 30_000, deposits: -30_000 });
  world.booking.publish(bookingUpdated, { ...booking, paidDate: null, paidReference: null }, 3);
  await untilBooks(booking, {});
  world.booking.publish(bookingUpdated, booking, 2);
  const silent: BookingState = { ...booking, depositCents: 1 };
  delete silent.paidDate;
  world.booking.publish(bookingUpdated, silent, 4);
  const other = entered();
  await untilBooks(other, { bank: CENTS, deposits: -CENTS });
  expect(await booksOf(booking)).toEqual({});
});

it('a deposit that nobody paid leads to nothing', async () => {
  const unpaid = entered({ paidDate: null, paidReference: null });
  cancelled(unpaid, null);
  const other = entered();
  await untilBooks(other, { bank: CENTS, deposits: -CENTS });
  expect(await booksOf(unpaid)).toEqual({});
  expect(await taskOf(unpaid)).toBeUndefined();
});

it('what goes back is a task with a count until somebody ticks it off with day and reference, once', async () => {
  const before = (await admin.get<{ open: number; done: number }>('/api/admin/manual-refunds/counts')).body;
  const booking = entered();
  cancelled(booking, WHOLE);
  expect(await untilTask(booking)).toMatchObject({
    ...{ renterId: booking.renterId, paidAt: OUTSIDE.paidDate, paidReference: OUTSIDE.paidReference },
    ...{ amount: 200, givenBack: 0, outstanding: 200, status: 'open', givenBackAt: null, reference: null },
  });
  await untilBooks(booking, { bank: CENTS, refunds: -CENTS });
  expect((await admin.get('/api/admin/manual-refunds/counts')).body).toEqual({
    open: before.open + 1,
    done: before.done,
  });

  expect(await giveBack(booking.id, { amount: 199 })).toMatchObject({
    status: 409,
    body: { code: 'price_changed', amount: 200 },
  });
  expect((await giveBack(booking.id, { givenBackOn: addDay(today(), 2) })).body.fields).toHaveProperty('givenBackOn');
  expect((await giveBack(booking.id, { reference: ' ' })).body.fields).toHaveProperty('reference');
  expect((await giveBack(999_999)).body.code).toBe('manual_refund_not_found');
  expect(await booksOf(booking)).toEqual({ bank: CENTS, refunds: -CENTS });

  const key = { 'idempotency-key': `given-back-${booking.id}` };
  const answers = await Promise.all([
    ...[1, 2].map(() => giveBack(booking.id, { amount: 200 }, key)),
    ...[1, 2].map(() => giveBack(booking.id, { reference: 'ANOTHER' })),
  ]);
  expect(new Set(answers.map(({ status }) => status === 200 || status === 409))).toEqual(new Set([true]));
  const done = await taskOf(booking, 'done');
  expect(done).toMatchObject({
    givenBack: 200,
    outstanding: 0,
    status: 'done',
    givenBackAt: '2026-01-07T17:00:00.000Z',
  });
  expect(await taskOf(booking)).toBeUndefined();
  expect((await giveBack(booking.id)).body).toEqual(done);
  expect((await admin.get('/api/admin/manual-refunds/counts')).body).toEqual({
    open: before.open,
    done: before.done + 1,
  });
  expect(await booksOf(booking)).toEqual({});
  const { reference } = done ?? {};
  expect(await told(booking.id)).toEqual([
    {
      data: {
        ...{ bookingId: booking.id, renterId: booking.renterId, amountCents: CENTS },
        ...{ givenBackAt: '2026-01-07T17:00:00.000Z', reference },
      },
    },
  ]);
});

it('the choice of the renter decides: nothing is due before it, and a credit is not money', async () => {
  const [asCredit, asMoney] = [entered(), entered()];
  for (const booking of [asCredit, asMoney]) cancelled(booking, CHOICE);
  await untilBooks(asMoney, { bank: CENTS, refunds: -CENTS });
  expect(await taskOf(asMoney)).toBeUndefined();
  const choose = (booking: BookingState, refundChoice: 'credit' | 'refund') =>
    world.booking.publish(
      bookingRefundChosen,
      { ...booking, status: 'cancelled', refundCents: CENTS, settlement: CHOICE, refundChoice },
      3,
    );
  choose(asMoney, 'refund');
  choose(asCredit, 'credit');
  expect((await untilTask(asMoney)).outstanding).toBe(200);
  await untilBooks(asCredit, { bank: CENTS, credits: -CENTS });
  expect(await taskOf(asCredit)).toBeUndefined();
  const credits = await world.as({ id: asCredit.renterId, role: 'renter' }).get<CreditView[]>('/api/credits');
  expect(credits.body).toMatchObject([{ bookingId: asCredit.id, amount: 200, available: 200 }]);
});

it('its owner is owed their share, and all of it agrees with the other records of money', async () => {
  const before = (await foundIn(world)).length;
  const booking = entered({ ownerId: 4_711, endDate: addHours(world.clock.now(), -1).toISOString() });
  const settlement = dividedAs('completed', { ownerKeepsCents: 8_000, platformKeepsCents: 12_000 });
  world.booking.publish(bookingCompleted, { ...booking, status: 'completed', settlement }, 2);
  await untilBooks(booking, { bank: CENTS, owners: -8_000, platform: -12_000 });
  expect((await admin.get<Payout[]>('/api/admin/payouts?ownerId=4711')).body).toMatchObject([
    { amount: 80, commission: 120 },
  ]);
  const back = entered();
  cancelled(back, WHOLE);
  await untilTask(back);
  await giveBack(back.id);
  await compareAll(world);
  expect((await foundIn(world)).slice(before)).toEqual([]);

  await world.rows('UPDATE outside_deposits SET given_back_cents = 1 WHERE booking_id = $1', [back.id]);
  await compareAll(world);
  expect((await foundIn(world)).slice(before)).toMatchObject([
    { kind: 'amount_differs', row: { table: 'outside_deposits', id: String(back.id), field: 'given_back_cents' } },
  ]);
});

function addDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 3_600_000).toISOString().slice(0, 10);
}
