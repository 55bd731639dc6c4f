import { refundChoice, settlementRule } from '@harbourline/contracts';
import { depositStanding, paidHow, type DepositFacts, type DepositStanding, type Refund } from '@harbourline/policy';
import type { Booking } from '../generated/prisma/client';

export type DepositOfBooking = Pick<Booking, 'paymentIntentId' | 'depositCents' | 'creditCents' | 'paidDate'>;

/** How a booking's deposit stands. */
export function depositOf(booking: Booking): DepositStanding {
  return depositStanding({
    ...factsOf(booking),
    division: divisionOf(booking),
    choice: refundChoice.nullable().parse(booking.refundChoice),
    refundedAt: booking.refundedAt,
    givenBackReference: booking.givenBackReference,
  });
}

/** How it would stand if the booking ended so. */
export function depositIf(booking: DepositOfBooking, refund: Refund): DepositStanding {
  const nothingDone = { choice: null, refundedAt: null, givenBackReference: null };
  return depositStanding({ ...factsOf(booking), ...nothingDone, division: refund });
}

/** Whether anybody has paid it, and so it is ours to divide. */
export function isPaid(booking: DepositOfBooking): boolean {
  return paidHow(factsOf(booking)) !== 'unpaid';
}

/** The amount that is divided. */
export function paidDepositCents(booking: DepositOfBooking): number {
  return isPaid(booking) ? booking.depositCents : 0;
}

/** While payments has not said what credits paid of it, the card is taken to have paid. */
function factsOf({ depositCents, paymentIntentId, creditCents, paidDate }: DepositOfBooking) {
  return { depositCents, paymentIntentId, creditCents: creditCents ?? 0, paidDate };
}

function divisionOf({ refundRule, refundCents, creditInstead }: Booking): DepositFacts['division'] {
  if (refundRule === null || refundCents === null) return null;
  return { rule: settlementRule.parse(refundRule), refundCents, creditInstead };
}
