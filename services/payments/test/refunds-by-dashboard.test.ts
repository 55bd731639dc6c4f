import type { ManualRefund } from '@harbourline/contracts';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { compareAll, foundIn } from './support/comparison';
import { deliver } from './support/deliver';
import { booksOf, expectMoney } from './support/money';
import { bookingsOf } from './support/paid-booking';
import { ADMIN, startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
let bookings: ReturnType<typeof bookingsOf>;
beforeAll(async () => {
  world = await startPayments();
  bookings = bookingsOf(world);
});
afterAll(() => world?.stop());
afterEach(async () => {
  await world.sandbox.faults();
  await world.sandbox.planRefunds({ outcome: 'succeeded' });
  await world.sandbox.webhooks('normal');
});

const untilBooks = (paymentIntentId: string, wanted: Record<string, number>) =>
  eventuallyPasses(async () => {
    world.clock.advance({ seconds: 5 });
    expect(await booksOf(world, paymentIntentId)).toEqual(wanted);
  });
const sentOf = async (paymentIntentId: string) =>
  (await world.sandbox.refundsOf(paymentIntentId)).map(({ amount }) => amount);
const toldOf = async (paymentIntentId: string, type: string) =>
  (await world.eventsOf(paymentIntentId)).filter((event) => event.type === type).map(({ data }) => data);
const taskOf = async (id: number) =>
  (await world.as(ADMIN).rows<ManualRefund>('/api/admin/manual-refunds?status=open')).find(
    ({ bookingId }) => bookingId === id,
  );

/** A deposit of $415 whose booking has been heard of. */
async function paid() {
  const made = await bookings.paidBooking();
  await eventuallyPasses(async () => {
    expect(await world.rows('SELECT 1 FROM bookings WHERE id = $1', [made.booking.id])).toHaveLength(1);
  });
  return made;
}

/** What is booked as unexplained is the platform's as soon as the renter's part is that much less. */
it.each<[string, { refunded: number; sent: number[]; books: Record<string, number> }]>([
  ['a part', { refunded: 15_000, sent: [15_000, 26_500], books: { unexplained: 15_000, platform: -15_000 } }],
  ['the whole', { refunded: 41_500, sent: [41_500], books: { unexplained: 41_500, platform: -41_500 } }],
])(
  'takes %s that was refunded in the dashboard from the webhook, and sends no more than the rest',
  async (_, { refunded, sent, books }) => {
    const { paymentIntentId, booking } = await paid();
    await world.sandbox.refundByHand(paymentIntentId, refunded);
    await untilBooks(paymentIntentId, {
      ...(refunded < 41_500 && { provider: 41_500 - refunded }),
      ...{ deposits: -41_500, unexplained: refunded },
    });
    expect(await toldOf(paymentIntentId, 'payment.returned.v1')).toMatchObject([
      { bookingId: booking.id, amountCents: refunded },
    ]);
    bookings.cancel(booking);
    await untilBooks(paymentIntentId, books);
    expect((await sentOf(paymentIntentId)).sort()).toEqual(sent);
    expect(await toldOf(paymentIntentId, 'payment.refund-failed.v1')).toEqual([]);
  },
);

it('hears of it from the refusal where its webhook did not come, and sends the rest', async () => {
  const { paymentIntentId, booking } = await paid();
  await world.sandbox.webhooks('drop');
  await world.sandbox.refundByHand(paymentIntentId, 15_000);
  bookings.cancel(booking);
  await untilBooks(paymentIntentId, { unexplained: 15_000, platform: -15_000 });
  expect((await sentOf(paymentIntentId)).sort()).toEqual([15_000, 26_500]);
  expect(await taskOf(booking.id)).toBeUndefined();
});

it('stops where nothing is left, without a task for anybody', async () => {
  const { paymentIntentId, booking } = await paid();
  await world.sandbox.webhooks('drop');
  await world.sandbox.refundByHand(paymentIntentId);
  bookings.cancel(booking);
  await untilBooks(paymentIntentId, { unexplained: 41_500, platform: -41_500 });
  await eventuallyPasses(async () => {
    world.clock.advance({ seconds: 30 });
    const [refund] = await world.rows<object>('SELECT status, next_try_at FROM refunds WHERE booking_id = $1', [
      booking.id,
    ]);
    expect(refund).toEqual({ status: 'failed', next_try_at: null });
  });
  expect(await taskOf(booking.id)).toBeUndefined();
});

it('owes the renter again what the bank has returned of it', async () => {
  const { paymentIntentId, booking } = await paid();
  await world.sandbox.planRefunds({ outcome: 'failed', times: 1, afterMs: 60_000 });
  await world.sandbox.stripe.refunds.create({ payment_intent: paymentIntentId });
  await eventuallyPasses(async () => expect((await booksOf(world, paymentIntentId))['unexplained']).toBe(41_500));
  bookings.cancel(booking);
  await eventuallyPasses(async () => {
    world.clock.advance({ seconds: 30 });
    expect(await toldOf(paymentIntentId, 'payment.returned.v1')).toMatchObject([
      { amountCents: 41_500 },
      { amountCents: -41_500 },
    ]);
  });
  await bookings.untilRefund(booking.id, { status: 'succeeded' });
  await expectMoney(world, paymentIntentId, {});
});

it('changes nothing, and tells nobody, where the bank’s return of it is heard of before it is', async () => {
  const { paymentIntentId } = await paid();
  const about = { id: 're_out_of_order', amount: 15_000, payment_intent: paymentIntentId, metadata: {} };
  await deliver(world, 'refund.failed', { ...about, status: 'failed' });
  await deliver(world, 'refund.created', { ...about, status: 'succeeded' });
  expect(await booksOf(world, paymentIntentId)).toEqual({ provider: 41_500, deposits: -41_500 });
  expect(await toldOf(paymentIntentId, 'payment.returned.v1')).toEqual([]);
  expect(await world.rows(`SELECT 1 FROM discrepancies WHERE provider_id = 're_out_of_order'`)).toEqual([]);
});

it('makes a refund that the provider refuses for good a task for a person, whose books it then is', async () => {
  const { paymentIntentId, booking } = await paid();
  await world.sandbox.planRefunds({ outcome: 'refused', code: 'charge_not_refundable', times: 100 });
  bookings.cancel(booking);
  const task = await eventuallyPasses(async () => {
    const found = await taskOf(booking.id);
    expect(found).toMatchObject({ amount: 415, outstanding: 415, renterId: booking.renterId });
    return found;
  });
  expect(await toldOf(paymentIntentId, 'payment.refund-to-give-back.v1')).toMatchObject([
    { bookingId: booking.id, amountCents: 41_500 },
  ]);
  const tries = async () => (await bookings.refundOf(booking.id))?.tries;
  const before = await tries();
  world.clock.advance({ hours: 24 });
  const { id = 0 } = (await bookings.refundOf(booking.id)) ?? {};
  expect((await world.as(ADMIN).post<{ code?: string }>(`/api/admin/refunds/${id}/retry`, {})).body.code).toBe(
    'refund_not_failed',
  );
  const given = await world.as(ADMIN).post<ManualRefund>(`/api/admin/manual-refunds/${booking.id}/given-back`, {
    ...{ givenBackOn: '2026-01-05', reference: 'T-18', amount: task?.outstanding },
  });
  expect(given.body).toMatchObject({ status: 'done', reference: 'T-18' });
  expect(await tries()).toBe(before);
  expect(await sentOf(paymentIntentId)).toEqual([]);
});

it('has a person give back by hand what is owed now, and bears what is lost of that afterwards', async () => {
  const { paymentIntentId, booking } = await paid();
  await world.sandbox.planRefunds({ outcome: 'refused', code: 'charge_not_refundable', times: 1 });
  bookings.cancel(booking);
  const untilDue = (outstanding: number) =>
    eventuallyPasses(async () => expect(await taskOf(booking.id)).toMatchObject({ amount: outstanding, outstanding }));
  await untilDue(415);
  await world.sandbox.planRefunds({ outcome: 'failed', times: 1, afterMs: 60_000 });
  await world.sandbox.stripe.refunds.create({ payment_intent: paymentIntentId, amount: 15_000 });
  await untilDue(265);
  world.clock.advance({ seconds: 60 });
  await untilDue(415);
  await world.as(ADMIN).post<ManualRefund>(`/api/admin/manual-refunds/${booking.id}/given-back`, {
    ...{ givenBackOn: '2026-01-05', reference: 'T-19', amount: 415 },
  });
  const { id: disputeId } = await world.sandbox.dispute(paymentIntentId, 10_000);
  await eventuallyPasses(async () => expect((await booksOf(world, paymentIntentId))['disputed']).toBe(10_000));
  await world.sandbox.closeDispute(disputeId, 'lost');
  await expectMoney(world, paymentIntentId, { provider: 31_500, refunds: -41_500, platform: 10_000 });
  expect(await taskOf(booking.id)).toBeUndefined();
  expect(await sentOf(paymentIntentId)).toEqual([15_000]);
});

it.each<['won' | 'lost', { task: object | undefined; books: Record<string, number> }]>([
  ['won', { task: { outstanding: 415 }, books: { provider: 41_500, refunds: -41_500 } }],
  ['lost', { task: undefined, books: {} }],
])(
  'has nobody give back by hand what the bank disputes, and once that is %s what is then owed',
  async (end, { task, books }) => {
    const { paymentIntentId, booking } = await paid();
    await world.sandbox.planRefunds({ outcome: 'refused', code: 'charge_not_refundable', times: 100 });
    bookings.cancel(booking);
    await eventuallyPasses(async () => expect(await taskOf(booking.id)).toMatchObject({ outstanding: 415 }));
    const { id: disputeId } = await world.sandbox.dispute(paymentIntentId);
    await eventuallyPasses(async () => expect(await taskOf(booking.id)).toBeUndefined());
    const early = await world.as(ADMIN).post<ManualRefund>(`/api/admin/manual-refunds/${booking.id}/given-back`, {
      ...{ givenBackOn: '2026-01-05', reference: 'T-20', amount: 415 },
    });
    expect(early).toMatchObject({ status: 409, body: { code: 'price_changed', amount: 0 } });
    await world.sandbox.closeDispute(disputeId, end);
    await untilBooks(paymentIntentId, books);
    await eventuallyPasses(async () => {
      world.clock.advance({ seconds: 30 });
      if (task) expect(await taskOf(booking.id)).toMatchObject(task);
      else expect(await taskOf(booking.id)).toBeUndefined();
    });
    expect(await sentOf(paymentIntentId)).toEqual([]);
  },
);

it('is no task for a person while a dispute is open of which the refusal was the first to tell', async () => {
  const { paymentIntentId, booking } = await paid();
  await world.sandbox.webhooks('drop');
  const { id: disputeId } = await world.sandbox.dispute(paymentIntentId);
  await world.sandbox.planRefunds({ outcome: 'refused', code: 'charge_not_refundable', times: 100 });
  bookings.cancel(booking);
  await bookings.untilRefund(booking.id, { status: 'failed' });
  expect(await taskOf(booking.id)).toBeUndefined();
  await world.sandbox.webhooks('normal');
  await world.sandbox.closeDispute(disputeId, 'won');
  await eventuallyPasses(async () => {
    world.clock.advance({ seconds: 30 });
    expect(await taskOf(booking.id)).toMatchObject({ outstanding: 415 });
  });
});

it('leaves records that agree with each other', async () => {
  await compareAll(world);
  expect((await foundIn(world)).filter(({ kind }) => kind !== 'unknown_refund')).toEqual([]);
});
