import {
  bookingCancelled,
  bookingRefundChosen,
  bookingRequested,
  type BookingState,
  type CreditView,
} from '@harbourline/contracts';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { bookingOf, type startPayments } from './start-payments';

type World = Awaited<ReturnType<typeof startPayments>>;
export type Settlement = NonNullable<BookingState['settlement']>;

/** How a deposit is divided: by a rule, the parts that are given, and nothing besides. */
export function dividedAs(rule: Settlement['rule'], parts: Partial<Settlement>): Settlement {
  return {
    rule,
    refundCents: 0,
    creditInstead: false,
    ownerKeepsCents: 0,
    platformKeepsCents: 0,
    taxCents: 0,
    policyVersion: 1,
    ...parts,
  };
}

/** The same booking after an owner cancelled it, with a credit to be had instead of the refund. */
export function cancelledByOwner(booking: BookingState): BookingState {
  const settlement = dividedAs('R6', { refundCents: booking.depositCents, creditInstead: true });
  return {
    ...booking,
    status: 'cancelled',
    outcome: 'owner_cancelled',
    refundCents: settlement.refundCents,
    settlement,
  };
}

let renter = 500;
/** A renter of whom nobody knows anything yet. */
export const newRenter = () => (renter += 1);

/** Deposits of any renter and amount, by card or credit, with their bookings. */
export function depositsOf(world: World) {
  async function pay({ renterId, cents, useCredit = false }: { renterId: number; cents: number; useCredit?: boolean }) {
    const hold = world.newHold({ renterId, depositCents: cents });
    const { body } = await world.pay(hold, { useCredit });
    const booking = bookingOf(body.paymentIntentId, { renterId, depositCents: cents });
    return { ...body, hold, booking };
  }

  async function paid(about: Parameters<typeof pay>[0]) {
    const payment = await pay(about);
    if (payment.clientSecret) await world.sandbox.confirm(payment.clientSecret);
    await eventuallyPasses(async () =>
      expect((await world.paymentOf(payment.paymentIntentId)).status).toBe('succeeded'),
    );
    world.booking.publish(bookingRequested, payment.booking, 1);
    return payment;
  }

  const creditsOf = async (renterId: number) =>
    (await world.as({ id: renterId, role: 'renter' }).get<CreditView[]>('/api/credits')).body;

  return {
    /** Begins to pay. */
    pay,
    /** A deposit that is paid, and booked. */
    paid,
    creditsOf,
    /** A credit that somebody has, from a booking of that deposit. */
    async credit(renterId: number, cents: number): Promise<CreditView> {
      const { booking } = await paid({ renterId, cents });
      world.booking.publish(bookingCancelled, cancelledByOwner(booking), 2);
      world.booking.publish(bookingRefundChosen, { ...cancelledByOwner(booking), refundChoice: 'credit' }, 3);
      return eventuallyPasses(async () => {
        const issued = (await creditsOf(renterId)).find(({ bookingId }) => bookingId === booking.id);
        if (!issued) throw new Error(`no credit for booking ${booking.id} yet`);
        return issued;
      });
    },
  };
}
