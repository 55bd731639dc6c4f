import type { bookingOutcome, ReasonCode } from '@harbourline/contracts';
import { addHours, refundFor, type Actor, type Refund } from '@harbourline/policy';
import type { z } from 'zod';
import { settled, type BookingChange } from './booking-change';
import { paidDepositCents, type DepositOfBooking } from './deposit-of-booking';

export interface End {
  at: Date;
  outcome: z.infer<typeof bookingOutcome>;
  by: Actor;
  /** In the words of whoever ends it. */
  reason?: string | null;
  reasonCode?: ReasonCode;
  refund: Refund;
  /** How long the renter may choose a credit, where that is to be had. */
  refundChoiceHours: number;
}

/** A booking ends unfulfilled: nobody waits for anybody any more, and its deposit is divided. */
export function end(
  booking: DepositOfBooking,
  { at, outcome, by, reason = null, reasonCode, refund, refundChoiceHours }: End,
): BookingChange {
  return {
    ...settled(booking, refund),
    status: 'cancelled',
    outcome,
    respondBy: null,
    captainWanted: false,
    cancelledAt: at,
    cancelledBy: by,
    cancellationReason: reason,
    cancellationReasonCode: reasonCode ?? null,
    chooseBy: refund.creditInstead ? addHours(at, refundChoiceHours) : null,
  };
}

/** The end of a reservation whose renter may not reserve any more. */
export function withoutRenter(booking: DepositOfBooking, at: Date): BookingChange {
  return endUnconfirmed(booking, { at, outcome: 'platform_cancelled', by: 'system', reasonCode: 'renter_inactive' });
}

/** The end of a reservation that was never confirmed: the whole deposit goes back. */
export function endUnconfirmed(
  booking: DepositOfBooking,
  end_: Omit<End, 'refund' | 'refundChoiceHours'>,
): BookingChange {
  const refund = refundFor({ cause: 'never_confirmed', depositCents: paidDepositCents(booking) });
  return end(booking, { ...end_, refund, refundChoiceHours: 0 });
}
