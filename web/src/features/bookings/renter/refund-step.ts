import type { BookingView } from '@harbourline/contracts';
import { isOverdue } from '@harbourline/policy';

export type RefundStep =
  /** The renter may choose between refund and credit. */
  'to choose' | 'nothing' | 'credit' | 'on its way' | 'refunded';

/** Where the deposit of a cancelled booking is on its way back; null while nobody has divided it. */
export function refundStep({ status, refund }: Pick<BookingView, 'status' | 'refund'>, now: Date): RefundStep | null {
  if (status !== 'cancelled' || !refund) return null;
  if (refund.choice === 'credit') return 'credit';
  if (refund.refundedAt) return 'refunded';
  if (refund.amount === 0) return 'nothing';
  const { creditInstead, choice, chooseBy } = refund;
  const mayChoose = creditInstead && choice === null && chooseBy !== null && !isOverdue(now, new Date(chooseBy));
  return mayChoose ? 'to choose' : 'on its way';
}
