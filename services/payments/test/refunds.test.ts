import {
  bookingCancelled,
  bookingConfirmed,
  bookingDeclined,
  bookingExpired,
  bookingRejected,
  bookingRequested,
} from '@harbourline/contracts';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { anyText } from './support/any-text';
import { bookingOf, ended, startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  world = await startPayments();
});
afterAll(() => world.stop());
afterEach(async () => {
  world.network.heal();
  await world.sandbox.webhooks('normal');
});

/** A paid deposit with the booking that it was paid for. */
async function paidBooking(card = 'pm_card_visa') {
  const { body } = await world.pay(world.newHold());
  await world.sandbox.confirm(body.clientSecret, card);
  expect((await world.stateOf(body.paymentIntentId)).body.status).toBe('succeeded');
  const booking = bookingOf(body.paymentIntentId);
  world.booking.publish(bookingRequested, booking, 1);
  return { paymentIntentId: body.paymentIntentId, booking };
}

interface RefundRow {
  id: number;
  status: string;
  attempt: number;
  tries: number;
  last_error: string | null;
}

async function refundOf(bookingId: number): Promise<RefundRow | undefined> {
  const rows = await world.rows<RefundRow>('SELECT * FROM refunds WHERE booking_id = $1', [bookingId]);
  expect(rows.length).toBeLessThan(2);
  return rows[0];
}

const untilStatus = (bookingId: number, status: string) =>
  eventuallyPasses(async () => {
    const refund = await refundOf(bookingId);
    expect(refund?.status).toBe(status);
    return refund;
  });

/** Time goes on until the provider was asked again. */
async function untilTried(bookingId: number, tries: number) {
  await eventuallyPasses(async () => {
    world.clock.advance({ seconds: 30 });
    expect((await refundOf(bookingId))?.tries).toBeGreaterThanOrEqual(tries);
  });
}

it.each([
  ['declined', bookingDeclined],
  ['cancelled', bookingCancelled],
  ['expired', bookingExpired],
  ['rejected', bookingRejected],
])('gives the deposit of a booking that was %s back once, and says so once', async (_, event) => {
  const { paymentIntentId, booking } = await paidBooking();
  world.booking.publish(event, ended(booking));
  world.booking.repeatLast();
  await untilStatus(booking.id, 'succeeded');
  const refunds = await world.sandbox.refundsOf(paymentIntentId);
  expect(refunds).toMatchObject([{ amount: 41_500, status: 'succeeded' }]);
  expect((await world.eventsOf(paymentIntentId)).slice(1)).toEqual([
    {
      type: 'payment.refunded.v1',
      aggregate_version: 2,
      data: {
        paymentIntentId,
        refundId: (await refundOf(booking.id))?.id,
        bookingId: booking.id,
        renterId: 5,
        amountCents: 41_500,
        refundedAt: anyText,
      },
    },
  ]);
});

it('gives the deposit of a booking whose boat was withdrawn back once, however often and by whatever events it is told', async () => {
  const { paymentIntentId, booking } = await paidBooking();
  world.booking.publish(bookingConfirmed, { ...booking, status: 'confirmed', respondBy: null }, 2);
  const withdrawn = { ...ended(booking), outcome: 'boat_withdrawn' } as const;
  world.booking.publish(bookingCancelled, withdrawn, 3);
  world.booking.repeatLast();
  world.booking.publish(bookingCancelled, withdrawn, 3);
  world.booking.publish(bookingRejected, withdrawn, 4);
  await untilStatus(booking.id, 'succeeded');
  const next = await paidBooking();
  world.booking.publish(bookingCancelled, ended(next.booking));
  await untilStatus(next.booking.id, 'succeeded');
  expect(await world.sandbox.refundsOf(paymentIntentId)).toMatchObject([{ amount: 41_500, status: 'succeeded' }]);
  expect(await world.eventsOf(paymentIntentId)).toHaveLength(2);
});

it('gives nothing back when the renter gets nothing, and a part when it is a part', async () => {
  const [nothing, part] = [await paidBooking(), await paidBooking()];
  world.booking.publish(bookingCancelled, ended(nothing.booking, 0));
  world.booking.publish(bookingCancelled, ended(part.booking, 10_000));
  await untilStatus(part.booking.id, 'succeeded');
  expect(await world.sandbox.refundsOf(part.paymentIntentId)).toMatchObject([{ amount: 10_000 }]);
  expect(await refundOf(nothing.booking.id)).toBeUndefined();
});

it('never gives back more than was paid, whatever it is asked for', async () => {
  const { paymentIntentId, booking } = await paidBooking();
  world.booking.publish(bookingCancelled, ended(booking, 100_000));
  // Of two bookings that claim one payment, the one whose event is handled first has it.
  await untilStatus(booking.id, 'succeeded');
  const other = bookingOf(paymentIntentId);
  world.booking.publish(bookingCancelled, ended(other));
  const last = await paidBooking();
  world.booking.publish(bookingCancelled, ended(last.booking));
  await untilStatus(last.booking.id, 'succeeded');
  expect(await world.sandbox.refundsOf(paymentIntentId)).toMatchObject([{ amount: 41_500 }]);
  expect(await refundOf(other.id)).toBeUndefined();
});

it('makes one refund when the answer to it was lost', async () => {
  const { paymentIntentId, booking } = await paidBooking();
  await world.sandbox.webhooks('drop');
  world.network.fail({ method: 'POST', path: /refunds$/, times: 3, kind: 'lost' });
  world.booking.publish(bookingCancelled, ended(booking));
  await eventuallyPasses(async () => expect((await refundOf(booking.id))?.last_error).toMatch(/connection/i));
  await untilTried(booking.id, 2);
  await untilStatus(booking.id, 'succeeded');
  expect(await world.sandbox.refundsOf(paymentIntentId)).toHaveLength(1);
});

it('makes one refund even when the provider has forgotten the key by then', async () => {
  const { paymentIntentId, booking } = await paidBooking();
  await world.sandbox.webhooks('drop');
  world.network.fail({ method: 'POST', path: /refunds$/, times: 3, kind: 'lost' });
  // Half of it, so that the provider itself would not mind a second one.
  world.booking.publish(bookingCancelled, ended(booking, 20_000));
  await eventuallyPasses(async () => expect((await refundOf(booking.id))?.last_error).toMatch(/connection/i));
  world.clock.advance({ hours: 25 });
  await untilStatus(booking.id, 'succeeded');
  expect(await world.sandbox.refundsOf(paymentIntentId)).toHaveLength(1);
});

it('learns from the webhook what it could not hear itself', async () => {
  const { paymentIntentId, booking } = await paidBooking();
  world.network.fail({ method: 'POST', path: /refunds$/, times: 3, kind: 'lost' });
  world.network.fail({ method: 'GET', path: /refunds/, times: 99, kind: 'refused' });
  world.booking.publish(bookingCancelled, ended(booking));
  await untilStatus(booking.id, 'succeeded');
  expect(await world.sandbox.refundsOf(paymentIntentId)).toHaveLength(1);
});

it('shows a refund as failed that the bank sends back after all, and makes it anew', async () => {
  const { paymentIntentId, booking } = await paidBooking('pm_card_refundFail');
  world.booking.publish(bookingCancelled, ended(booking));
  await eventuallyPasses(async () => expect((await refundOf(booking.id))?.attempt).toBe(2));
  expect(await refundOf(booking.id))?.toMatchObject({ status: 'failed', last_error: 'lost_or_stolen_card' });
  world.clock.advance({ seconds: 30 });
  await eventuallyPasses(async () => expect((await refundOf(booking.id))?.attempt).toBe(3));
  expect(await world.sandbox.refundsOf(paymentIntentId)).toMatchObject([{ status: 'failed' }, { status: 'failed' }]);
  const announcements = (await world.eventsOf(paymentIntentId)).filter(({ type }) => type === 'payment.refunded.v1');
  expect(announcements).toHaveLength(1);
});

it('parks the end of a booking whose payment it does not know, instead of forgetting it', async () => {
  const booking = bookingOf('pi_that_nobody_knows');
  world.booking.publish(bookingCancelled, ended(booking));
  await eventuallyPasses(async () => {
    const rows = await world.rows(`SELECT * FROM kit.dead_letters WHERE subject = $1`, [String(booking.id)]);
    expect(rows).toMatchObject([{ handler: 'settle:booking.cancelled.v1' }]);
  });
});
