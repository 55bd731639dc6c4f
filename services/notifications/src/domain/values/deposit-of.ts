import type { BookingState } from '@harbourline/contracts';
import { depositStanding, type DepositStanding, formatCad, REFUND_RULES } from '@harbourline/policy';
import { dayInWords, type DepositReader, type Writing } from '@harbourline/policy/words';
import type { Party } from '../messages/parties';

/** How a booking's deposit stands, as its events tell it. */
export function depositOf(booking: BookingState): DepositStanding {
  const { depositCents, paymentIntentId, creditCents = 0, paidDate, settlement, refundCents, refundChoice } = booking;
  const { depositByItself } = booking;
  const told =
    refundCents === null ? null : ({ rule: REFUND_RULES.neverConfirmed, refundCents, creditInstead: false } as const);
  return depositStanding({
    ...{ depositCents, paymentIntentId, creditCents, paidDate: paidDate ? new Date(paidDate) : null },
    ...{ division: settlement ?? told, choice: refundChoice, refundedAt: null, givenBackReference: null },
    ...(depositByItself && { byItself: depositByItself }),
  });
}

export function readerOf(to: Party): DepositReader {
  return to === 'renter' ? 'renter' : 'others';
}

export function writingIn(zone: string): Writing {
  return { money: formatCad, day: (date) => dayInWords(date, zone) };
}
