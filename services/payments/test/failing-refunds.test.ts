import { bookingCancelled } from '@harbourline/contracts';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { compareAll, foundIn } from './support/comparison';
import { textWith } from './support/any-text';
import { expectMoney } from './support/money';
import { bookingsOf } from './support/paid-booking';
import { ended, startPayments } from './support/start-payments';

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

const refundPath = '/v1/refunds$';
const PAID = 'payment.succeeded.v1';
const FAILED = 'payment.refund-failed.v1';
const REFUNDED = 'payment.refunded.v1';

/** It ends with the deposit back at the card: one refund that stands, and nothing left in the books. */
async function expectRefundedOnce(paymentIntentId: string, bookingId: number): Promise<void> {
  await bookings.untilRefunded(bookingId);
  const refunds = await world.sandbox.refundsOf(paymentIntentId);
  expect(refunds.filter(({ status }) => status === 'succeeded')).toMatchObject([{ amount: 41_500 }]);
  await expectMoney(world, paymentIntentId, {});
}

it('is made in the end when the provider refused it a few times, which is told once', async () => {
  const { paymentIntentId, booking } = await bookings.paidBooking();
  await world.sandbox.planRefunds({ outcome: 'refused', times: 3 });
  bookings.cancel(booking);
  await bookings.untilRefund(booking.id, { status: 'failed' });
  await expectMoney(world, paymentIntentId, { provider: 41_500, refunds: -41_500 });
  await expectRefundedOnce(paymentIntentId, booking.id);
  expect(await bookings.refundOf(booking.id)).toMatchObject({ attempt: 4 });
  expect(await bookings.eventTypesOf(paymentIntentId)).toEqual([PAID, FAILED, REFUNDED]);
  const { id: refundId } = (await bookings.refundOf(booking.id)) ?? {};
  expect((await world.eventsOf(paymentIntentId))[1]?.data).toMatchObject({
    refundId,
    bookingId: booking.id,
    renterId: 5,
    amountCents: 41_500,
    reason: textWith('charge_disputed'),
  });
});

it('is made in the end when the provider for a while did not know its payment, as with a wrong key', async () => {
  const { paymentIntentId, booking } = await bookings.paidBooking();
  await world.sandbox.planRefunds({ outcome: 'refused', code: 'resource_missing', times: 2 });
  bookings.cancel(booking);
  await bookings.untilRefund(booking.id, { status: 'failed' });
  await expectRefundedOnce(paymentIntentId, booking.id);
  expect(await bookings.eventTypesOf(paymentIntentId)).toEqual([PAID, FAILED, REFUNDED]);
});

it('is booked back when the bank returns it after its success, and made anew', async () => {
  const { paymentIntentId, booking } = await bookings.paidBooking();
  await world.sandbox.planRefunds({ outcome: 'failed', times: 2, afterMs: 60_000 });
  bookings.cancel(booking);
  await bookings.untilRefund(booking.id, { status: 'succeeded' });
  await expectMoney(world, paymentIntentId, {});
  world.clock.advance({ seconds: 60 });
  await bookings.untilRefund(booking.id, { status: 'failed', last_error: 'lost_or_stolen_card' });
  await expectMoney(world, paymentIntentId, { provider: 41_500, refunds: -41_500 });
  await eventuallyPasses(async () => {
    world.clock.advance({ seconds: 30 });
    expect(await bookings.refundOf(booking.id)).toMatchObject({ attempt: 3 });
  });
  await expectRefundedOnce(paymentIntentId, booking.id);
  expect(await bookings.eventTypesOf(paymentIntentId)).toEqual([PAID, REFUNDED, FAILED]);
});

it.each(['fail', 'close'] as const)(
  'is made once after an outage of the provider in which every call meets %s',
  async (effect) => {
    const { paymentIntentId, booking } = await bookings.paidBooking();
    await world.sandbox.faults({ path: '/v1/refunds', effect });
    bookings.cancel(booking);
    await eventuallyPasses(async () => {
      world.clock.advance({ seconds: 5 });
      expect((await bookings.refundOf(booking.id))?.tries).toBeGreaterThanOrEqual(3);
    });
    expect(await bookings.refundOf(booking.id)).toMatchObject({ status: 'requested', attempt: 1 });
    expect(await world.sandbox.refundsOf(paymentIntentId)).toEqual([]);
    await world.sandbox.faults();
    await expectRefundedOnce(paymentIntentId, booking.id);
    expect(await bookings.eventTypesOf(paymentIntentId)).toEqual([PAID, REFUNDED]);
  },
);

it('is made once when it was made but the answer was lost, webhooks included', async () => {
  const { paymentIntentId, booking } = await bookings.paidBooking();
  await world.sandbox.webhooks('drop');
  await world.sandbox.faults({ method: 'POST', path: refundPath, effect: 'lose-answer' });
  bookings.cancel(booking);
  await eventuallyPasses(async () => expect((await bookings.refundOf(booking.id))?.last_error).toMatch(/connection/i));
  expect(await world.sandbox.refundsOf(paymentIntentId)).toHaveLength(1);
  await expectRefundedOnce(paymentIntentId, booking.id);
  expect(await world.sandbox.refundsOf(paymentIntentId)).toHaveLength(1);
});

it('is made once when all that was sent of it arrives only after it was sent anew', async () => {
  const { paymentIntentId, booking } = await bookings.paidBooking();
  await world.restart(500);
  await world.sandbox.webhooks('drop');
  // The first call, with the repeats that the client makes by itself.
  await world.sandbox.faults({ method: 'POST', path: refundPath, effect: 'delay', delayMs: 4_000, times: 3 });
  // A part: of the whole, the provider itself would refuse to give back more.
  world.booking.publish(bookingCancelled, ended(booking, 10_000));
  await bookings.untilRefunded(booking.id);
  await new Promise((resolve) => setTimeout(resolve, 6_500));
  expect(await world.sandbox.refundsOf(paymentIntentId)).toMatchObject([{ amount: 10_000, status: 'succeeded' }]);
  await world.restart();
});

it('leaves records that agree with each other', async () => {
  await compareAll(world);
  expect(await foundIn(world)).toEqual([]);
});
