import { paidHow, type DepositFacts } from './deposit-standing';
import { depositOf } from './offer';
import { isCompleted } from './status';

/** Below this total a charter shows nothing about whoever paid for it. */
export const LEAST_TOTAL_CENTS = 20_000;
/** What of a charter's deposit has to stay with us for it to count: the deposit of a charter of the least total. */
export const LEAST_KEPT_CENTS = depositOf(LEAST_TOTAL_CENTS);

/** A booking, as far as it shows what its renter has spent. Amounts in cents. */
export interface SpentFacts extends Pick<
  DepositFacts,
  'depositCents' | 'paymentIntentId' | 'creditCents' | 'paidDate'
> {
  status: string;
  renterId: number;
  ownerId: number;
  totalCents: number;
  /** The part of the deposit that went back, or will; null for none. */
  refundCents: number | null;
  /** What went back at the card provider without our doing; that is part of what goes back anyway, or instead of it. */
  returnedCents: number;
  /** Whether the renter's bank asks for it back, which is not decided yet. */
  disputed: boolean;
}

/**
 * Whether a booking shows that its renter has really spent money with others: a completed charter of real size at a boat
 * that is not theirs, whose deposit we have kept, and nobody disputes. Nothing else earns trust: a deposit that can still come back, or has,
 * and a charter of one's own boat count for nothing, in any limit.
 */
export function countsAsSpent({ renterId, ownerId, totalCents, ...booking }: SpentFacts): boolean {
  const backCents = Math.max(booking.refundCents ?? 0, booking.returnedCents);
  return (
    isCompleted(booking) &&
    renterId !== ownerId &&
    totalCents >= LEAST_TOTAL_CENTS &&
    paidHow(booking) !== 'unpaid' &&
    !booking.disputed &&
    booking.depositCents - backCents >= LEAST_KEPT_CENTS
  );
}

/** Whether a person has really spent money with others. @param bookings those of which the person is the renter. */
export function hasSpent(bookings: readonly SpentFacts[]): boolean {
  return bookings.some(countsAsSpent);
}
