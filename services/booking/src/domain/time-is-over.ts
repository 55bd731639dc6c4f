import { amountsDue, refundFor, settleCompleted, isRequest } from '@harbourline/policy';
import type { Booking } from '../generated/prisma/client';
import { settled, type BookingChange } from './booking-change';
import { paidDepositCents } from './deposit-of-booking';
import { end, endUnconfirmed } from './end-booking';
import type { SettlementTerms } from './settlement-terms';

/** The owner's time has run out. */
export function expire(booking: Booking, now: Date): BookingChange {
  return endUnconfirmed(booking, {
    at: now,
    outcome: 'expired',
    by: 'system',
  });
}

/** The captain has left, or has not taken the request, and the owner found no other in time. */
export function loseCaptain(booking: Booking, now: Date, { refundChoiceHours }: SettlementTerms): BookingChange {
  const { confirmedAt, createdAt } = booking;
  if (isRequest(booking)) {
    return endUnconfirmed(booking, {
      at: now,
      outcome: 'captain_cancelled',
      by: 'captain',
    });
  }
  const depositCents = paidDepositCents(booking);
  return end(booking, {
    at: now,
    outcome: 'captain_cancelled',
    by: 'captain',
    refund: refundFor(
      booking.chooseTimeBy === null
        ? { cause: 'provider', depositCents, at: now, confirmedAt: confirmedAt ?? createdAt, breach: false }
        : { cause: 'platform', depositCents },
    ),
    refundChoiceHours,
  });
}

/** The charter has taken place. */
export function complete(booking: Booking, { taxPercent }: SettlementTerms): BookingChange {
  const { depositCents } = booking;
  const { commissionCents } = amountsDue(booking);
  return { ...settled(booking, settleCompleted({ depositCents, commissionCents, taxPercent })), status: 'completed' };
}
