import { refundChoice, settlementRule } from '@harbourline/contracts';
import {
  depositStanding,
  paidHow,
  type DepositFacts,
  type DepositStanding,
  type MovedByItself,
  type Refund,
} from '@harbourline/policy';
import type { Booking } from '../generated/prisma/client';

export type DepositOfBooking = Pick<Booking, 'paymentIntentId' | 'depositCents' | 'creditCents' | 'paidDate'>;
type KeptDeposit = DepositOfBooking & Pick<Booking, 'returnedCents' | 'disputed' | 'cardRefused'>;

/** How a booking's deposit stands. */
export function depositOf(booking: Booking): DepositStanding {
  return depositStanding({
    ...factsOf(booking),
    division: divisionOf(booking),
    choice: refundChoice.nullable().parse(booking.refundChoice),
    refundedAt: booking.refundedAt,
    givenBackReference: booking.givenBackReference,
    byItself: movedByItself(booking),
  });
}

/** How it would stand if the booking ended so. */
export function depositIf(booking: KeptDeposit, refund: Refund): DepositStanding {
  const nothingDone = { choice: null, refundedAt: null, givenBackReference: null };
  return depositStanding({ ...factsOf(booking), ...nothingDone, division: refund, byItself: movedByItself(booking) });
}

/** Whether anything has. */
export function hasMovedByItself({ returnedCents, disputed, cardRefused }: KeptDeposit): boolean {
  return returnedCents > 0 || disputed || cardRefused;
}

/** What has become of it at the card provider without our doing. */
export function movedByItself({ returnedCents, disputed, cardRefused }: KeptDeposit): MovedByItself {
  return { returnedCents: Math.max(0, returnedCents), isDisputed: disputed, isCardRefused: cardRefused };
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
