import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { deliver } from './support/deliver';
import { booksOf, expectMoney } from './support/money';
import { bookingsOf } from './support/paid-booking';
import { signed } from './support/sandbox-client';
import { ADMIN, startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
let bookings: ReturnType<typeof bookingsOf>;
beforeAll(async () => {
  world = await startPayments();
  bookings = bookingsOf(world);
});
afterAll(() => world?.stop());
afterEach(() => world.sandbox.webhooks('normal'));

const disputesOf = (paymentIntentId: string) =>
  world.rows<{ status: string; amount_cents: number; reason: string; closed_at: Date | null }>(
    `SELECT disputes.* FROM disputes JOIN payments ON payments.id = payment_id WHERE intent_id = $1`,
    [paymentIntentId],
  );

const untilDispute = (paymentIntentId: string, status: string) =>
  eventuallyPasses(async () => expect(await disputesOf(paymentIntentId)).toMatchObject([{ status }]));

/** A deposit whose booking has been heard of, so that a dispute can be shown with it. */
async function paid() {
  const made = await bookings.paidBooking();
  await eventuallyPasses(async () => {
    expect(await world.rows('SELECT 1 FROM bookings WHERE id = $1', [made.booking.id])).toHaveLength(1);
  });
  return made;
}

async function disputed() {
  const made = await paid();
  const { id } = await world.sandbox.dispute(made.paymentIntentId);
  await untilDispute(made.paymentIntentId, 'open');
  return { ...made, disputeId: id };
}

it('records a dispute, tells the others with its booking, and books that the money is gone for now', async () => {
  const { paymentIntentId, booking } = await disputed();
  await expectMoney(world, paymentIntentId, { deposits: -41_500, disputed: 41_500 });
  expect(await disputesOf(paymentIntentId)).toMatchObject([
    { amount_cents: 41_500, reason: 'fraudulent', closed_at: null },
  ]);
  expect(await world.as(ADMIN).rows('/api/admin/support-tasks/payments')).toMatchObject([
    { kind: 'dispute_open', amount: 415, reason: 'fraudulent', bookingId: booking.id, person: { id: 5 } },
  ]);
  const about = { paymentIntentId, bookingId: booking.id, renterId: 5, amountCents: 41_500 };
  expect((await world.eventsOf(paymentIntentId))[1]).toEqual({
    type: 'payment.disputed.v1',
    aggregate_version: 2,
    data: { ...about, reason: 'fraudulent', status: 'open' },
  });
});

it('has the money back once a dispute is won', async () => {
  const { paymentIntentId, disputeId } = await disputed();
  await world.sandbox.closeDispute(disputeId, 'won');
  await untilDispute(paymentIntentId, 'won');
  await expectMoney(world, paymentIntentId, { provider: 41_500, deposits: -41_500 });
  expect((await world.eventsOf(paymentIntentId)).slice(1)).toMatchObject([
    { data: { status: 'open' } },
    { data: { status: 'won' } },
  ]);
});

it('bears the loss of a dispute that is lost', async () => {
  const { paymentIntentId, disputeId } = await disputed();
  await world.sandbox.closeDispute(disputeId, 'lost');
  await untilDispute(paymentIntentId, 'lost');
  await expectMoney(world, paymentIntentId, { deposits: -41_500, platform: 41_500 });
  expect(await disputesOf(paymentIntentId)).toMatchObject([{ closed_at: anyDate }]);
});

const UPDATED = 'charge.dispute.updated';
const anyDate: unknown = expect.any(Date);

it('ends with the same record when all its events arrive twice and the last one first', async () => {
  const { paymentIntentId } = await paid();
  await world.sandbox.webhooks('hold');
  const { id } = await world.sandbox.dispute(paymentIntentId);
  await world.sandbox.closeDispute(id, 'won');
  await world.sandbox.webhooks('reorder');
  await eventuallyPasses(async () => {
    const { deliveries } = await world.sandbox.state();
    expect(deliveries.filter(({ state }) => state === 'pending')).toHaveLength(0);
  });
  const { events } = await world.sandbox.state();
  for (const event of events.filter(({ type }) => type.startsWith('charge.dispute')).reverse()) await repeat(event);
  await untilDispute(paymentIntentId, 'won');
  await expectMoney(world, paymentIntentId, { provider: 41_500, deposits: -41_500 });
  expect(await bookings.eventTypesOf(paymentIntentId)).toEqual(['payment.succeeded.v1', 'payment.disputed.v1']);
});

it('keeps a dispute open while it is an inquiry or under review, and never opens one again that is decided', async () => {
  const { paymentIntentId, disputeId } = await disputed();
  const dispute = await world.sandbox.stripe.disputes.retrieve(disputeId);
  await deliver(world, UPDATED, { ...dispute, status: 'under_review' });
  expect(await disputesOf(paymentIntentId)).toMatchObject([{ status: 'open' }]);
  await world.sandbox.closeDispute(disputeId, 'lost');
  await untilDispute(paymentIntentId, 'lost');
  await deliver(world, UPDATED, { ...dispute, status: 'needs_response' });
  await deliver(world, UPDATED, { ...dispute, status: 'won' });
  expect(await disputesOf(paymentIntentId)).toMatchObject([{ status: 'lost' }]);
  await expectMoney(world, paymentIntentId, { deposits: -41_500, platform: 41_500 });
});

it.each([
  ['before', false],
  ['after', true],
])('bears only what is lost for good where some money comes back, heard of %s the end', async (_when, late) => {
  const { paymentIntentId, disputeId } = await disputed();
  await world.sandbox.webhooks('drop');
  await world.sandbox.closeDispute(disputeId, 'lost');
  const lost = await world.sandbox.stripe.disputes.retrieve(disputeId);
  const [taken] = lost.balance_transactions;
  const partly = { ...lost, balance_transactions: [taken, { ...taken, amount: 11_500 }] };
  for (const each of late ? [lost, partly] : [partly, lost]) await deliver(world, UPDATED, each);
  expect(await disputesOf(paymentIntentId)).toMatchObject([{ status: 'lost' }]);
  expect(await booksOf(world, paymentIntentId)).toEqual({ provider: 11_500, deposits: -41_500, platform: 30_000 });
});

it('books a dispute of a part as that part', async () => {
  const { paymentIntentId } = await paid();
  await world.sandbox.dispute(paymentIntentId, 10_000);
  await untilDispute(paymentIntentId, 'open');
  await expectMoney(world, paymentIntentId, { provider: 31_500, deposits: -41_500, disputed: 10_000 });
});

it('makes a refund that the provider refused during a dispute once the dispute is won', async () => {
  const { paymentIntentId, booking } = await paid();
  await world.sandbox.webhooks('drop');
  const { id: disputeId } = await world.sandbox.dispute(paymentIntentId);
  bookings.cancel(booking);
  await bookings.untilRefund(booking.id, { status: 'failed' });
  await world.sandbox.webhooks('normal');
  await world.sandbox.closeDispute(disputeId, 'won');
  await bookings.untilRefunded(booking.id);
  expect(await world.sandbox.refundsOf(paymentIntentId)).toMatchObject([{ amount: 41_500 }]);
  await expectMoney(world, paymentIntentId, {});
});

async function repeat(event: object) {
  const { payload, signature } = signed(event, { at: world.clock.now() });
  expect((await world.webhook(payload, signature)).status).toBe(200);
}
