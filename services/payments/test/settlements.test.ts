import {
  bookingAdjusted,
  bookingCancelled,
  bookingCompleted,
  bookingConfirmed,
  bookingRequested,
  bookingUpdated,
  type BookingState,
} from '@harbourline/contracts';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { bookingsOf } from './support/paid-booking';
import { depositsOf, dividedAs, newRenter } from './support/deposits';
import { booksOf, expectMoney } from './support/money';
import { bookingOf, startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
let deposits: ReturnType<typeof depositsOf>;
let refunds: ReturnType<typeof bookingsOf>;
beforeAll(async () => {
  world = await startPayments();
  deposits = depositsOf(world);
  refunds = bookingsOf(world);
});
afterAll(() => world.stop());

const untilBooked = (paymentIntentId: string, wanted: Record<string, number>) =>
  eventuallyPasses(async () => expect(await booksOf(world, paymentIntentId)).toEqual(wanted));

const reasonsOf = async (bookingId: number) =>
  world.rows(`SELECT DISTINCT transaction, reason FROM ledger_entries WHERE booking_id = $1 ORDER BY transaction`, [
    bookingId,
  ]);

const payoutsOf = (bookingId: number) =>
  world.rows('SELECT amount_cents FROM payouts WHERE booking_id = $1', [bookingId]);

const completed = (booking: BookingState): BookingState => ({
  ...booking,
  status: 'completed',
  settlement: dividedAs('completed', { ownerKeepsCents: 16_000, platformKeepsCents: 24_900, taxCents: 600 }),
});

it('keeps of a booking what refund, payout and books need, whatever event tells of it', async () => {
  const booking = bookingOf('pi_1');
  world.booking.publish(bookingRequested, booking, 1);
  world.booking.publish(bookingAdjusted, { ...booking, endDate: '2026-07-04T23:00:00.000Z' }, 2);
  await eventuallyPasses(async () =>
    expect(await world.rows('SELECT * FROM bookings WHERE id = $1', [booking.id])).toEqual([
      {
        id: booking.id,
        payment_intent_id: 'pi_1',
        status: 'pending',
        owner_id: 3,
        renter_id: 5,
        boat_title: '45ft Sea Ray Sundancer',
        end_date: new Date('2026-07-04T23:00:00.000Z'),
        deposit_cents: 41_500,
        settlement: null,
        refund_choice: null,
      },
    ]),
  );
});

it('divides the deposit of a completed charter between owner, taxes and platform, once', async () => {
  const { paymentIntentId, booking } = await deposits.paid({ renterId: newRenter(), cents: 41_500 });
  await untilBooked(paymentIntentId, { provider: 41_500, deposits: -41_500 });
  world.booking.publish(bookingCompleted, completed(booking), 2);
  world.booking.repeatLast();
  world.booking.publish(bookingUpdated, completed(booking), 3);
  await untilBooked(paymentIntentId, { provider: 41_500, owners: -16_000, taxes: -600, platform: -24_900 });
  expect(await reasonsOf(booking.id)).toEqual([
    {
      transaction: `settlement:${booking.id}`,
      reason: { code: 'deposit_divided', rule: 'completed', choice: null },
    },
  ]);
});

it("books the difference that an administrator's change makes", async () => {
  const { paymentIntentId, booking } = await deposits.paid({ renterId: newRenter(), cents: 41_500 });
  world.booking.publish(bookingCompleted, completed(booking), 2);
  await untilBooked(paymentIntentId, { provider: 41_500, owners: -16_000, taxes: -600, platform: -24_900 });
  expect(await payoutsOf(booking.id)).toEqual([{ amount_cents: 16_000 }]);
  world.booking.publish(bookingConfirmed, { ...booking, status: 'confirmed' }, 3);
  await untilBooked(paymentIntentId, { provider: 41_500, deposits: -41_500 });
  expect(await payoutsOf(booking.id)).toEqual([]);
  const settlement = dividedAs('R4', { refundCents: 41_500 });
  world.booking.publish(bookingCancelled, { ...booking, status: 'cancelled', refundCents: 41_500, settlement }, 4);
  await refunds.untilRefund(booking.id, { status: 'succeeded' });
  await expectMoney(world, paymentIntentId, {});
  expect(await reasonsOf(booking.id)).toMatchObject(
    [
      { transaction: /^refund:\d+$/, reason: { code: 'refund_paid' } },
      { transaction: `settlement:${booking.id}` },
      {
        transaction: `settlement:${booking.id}:2`,
        reason: { code: 'division_undone' },
      },
      { transaction: `settlement:${booking.id}:3` },
    ].map((line) => ({ ...line, transaction: expect.stringMatching(line.transaction) as unknown })),
  );
});

it('takes the division back when a completed charter is set to pending', async () => {
  const { paymentIntentId, booking } = await deposits.paid({ renterId: newRenter(), cents: 41_500 });
  world.booking.publish(bookingCompleted, completed(booking), 2);
  await untilBooked(paymentIntentId, { provider: 41_500, owners: -16_000, taxes: -600, platform: -24_900 });
  world.booking.publish(bookingUpdated, booking, 3);
  await untilBooked(paymentIntentId, { provider: 41_500, deposits: -41_500 });
  expect(await payoutsOf(booking.id)).toEqual([]);
});

it('does not let an older event undo what a newer one has settled', async () => {
  const { paymentIntentId, booking } = await deposits.paid({ renterId: newRenter(), cents: 41_500 });
  world.booking.publish(bookingCompleted, completed(booking), 7);
  world.booking.publish(bookingConfirmed, { ...booking, status: 'confirmed' }, 6);
  const next = await deposits.paid({ renterId: newRenter(), cents: 41_500 });
  world.booking.publish(bookingCompleted, completed(next.booking), 2);
  const wanted = { provider: 41_500, owners: -16_000, taxes: -600, platform: -24_900 };
  await untilBooked(next.paymentIntentId, wanted);
  expect(await booksOf(world, paymentIntentId)).toEqual(wanted);
});

it('books a refund when it reaches the card, and books it back when the bank returns it', async () => {
  await world.sandbox.planRefunds({ outcome: 'failed', afterMs: 300, times: 1 });
  const { paymentIntentId, booking } = await deposits.paid({ renterId: newRenter(), cents: 41_500 });
  refunds.cancel(booking);
  await refunds.untilRefund(booking.id, { status: 'failed' });
  expect(await booksOf(world, paymentIntentId)).toEqual({ provider: 41_500, refunds: -41_500 });
  await refunds.untilRefunded(booking.id);
  await expectMoney(world, paymentIntentId, {});
  const [{ id } = {}] = await world.rows<{ id: number }>(
    'SELECT id FROM refunds WHERE booking_id = $1 AND succeeded_at > requested_at',
    [booking.id],
  );
  expect(await reasonsOf(booking.id)).toMatchObject([
    { transaction: `refund:${id}`, reason: { code: 'refund_paid' } },
    { transaction: `refund:${id}:2`, reason: { code: 'refund_returned' } },
    { transaction: `refund:${id}:3`, reason: { code: 'refund_paid' } },
    { transaction: `settlement:${booking.id}` },
  ]);
});

it('moves nothing for a booking that an administrator made without a payment', async () => {
  const unpaid: BookingState = { ...bookingOf(''), paymentIntentId: null, paidDate: null };
  world.booking.publish(bookingConfirmed, { ...unpaid, status: 'confirmed' }, 1);
  world.booking.publish(bookingCompleted, completed(unpaid), 2);
  const next = await deposits.paid({ renterId: newRenter(), cents: 41_500 });
  world.booking.publish(bookingCompleted, completed(next.booking), 2);
  await untilBooked(next.paymentIntentId, { provider: 41_500, owners: -16_000, taxes: -600, platform: -24_900 });
  expect(await reasonsOf(unpaid.id)).toEqual([]);
  expect(await world.rows('SELECT 1 FROM payouts WHERE booking_id = $1', [unpaid.id])).toEqual([]);
  expect(await world.rows('SELECT 1 FROM kit.dead_letters')).toEqual([]);
});

it('never gives back more than was paid, and leaves the difference to the platform in the books', async () => {
  const { paymentIntentId, booking } = await deposits.paid({ renterId: newRenter(), cents: 41_500 });
  const settlement = dividedAs('R4', { refundCents: 50_000 });
  world.booking.publish(bookingCancelled, { ...booking, status: 'cancelled', refundCents: 50_000, settlement }, 2);
  await refunds.untilRefund(booking.id, { status: 'succeeded' });
  await expectMoney(world, paymentIntentId, {});
});
