import { bookingCancelled, bookingRequested, type BookingState } from '@harbourline/contracts';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { bookingOf, ended, type startPayments } from './start-payments';

type World = Awaited<ReturnType<typeof startPayments>>;

export interface RefundRow {
  id: number;
  status: string;
  attempt: number;
  tries: number;
  last_error: string | null;
  failure_announced_at: Date | null;
}

/** Deposits with their bookings, and what becomes of them. */
export function bookingsOf(world: World) {
  async function refundOf(bookingId: number): Promise<RefundRow | undefined> {
    const rows = await world.rows<RefundRow>('SELECT * FROM refunds WHERE booking_id = $1', [bookingId]);
    expect(rows.length).toBeLessThan(2);
    return rows[0];
  }

  return {
    /** A paid deposit with the booking that it was paid for. */
    async paidBooking(card = 'pm_card_visa') {
      const { body } = await world.pay(world.newHold());
      await world.sandbox.confirm(body.clientSecret, card);
      expect((await world.stateOf(body.paymentIntentId)).body.status).toBe('succeeded');
      const booking = bookingOf(body.paymentIntentId);
      world.booking.publish(bookingRequested, booking, 1);
      return { paymentIntentId: body.paymentIntentId, booking };
    },
    /** It ends, and its deposit goes back. */
    cancel: (booking: BookingState) => world.booking.publish(bookingCancelled, ended(booking)),
    refundOf,
    untilRefund: (bookingId: number, wanted: Partial<RefundRow>) =>
      eventuallyPasses(async () => expect(await refundOf(bookingId)).toMatchObject(wanted)),
    /** Time goes on until its refund succeeded, retried as it may be. */
    untilRefunded: (bookingId: number) =>
      eventuallyPasses(async () => {
        world.clock.advance({ seconds: 10 });
        expect(await refundOf(bookingId)).toMatchObject({ status: 'succeeded', last_error: null });
      }),
    async eventTypesOf(paymentIntentId: string): Promise<string[]> {
      return (await world.eventsOf(paymentIntentId)).map(({ type }) => type);
    },
  };
}
