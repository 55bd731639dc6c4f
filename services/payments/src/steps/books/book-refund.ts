import { refundPaid } from '@harbourline/policy';
import type { Tx } from '../../db/database';
import type { Refund } from '../../generated/prisma/client';
import { bookDifference } from './book';

/**
 * Books what of a refund has reached its card: all of it, or, when the bank has returned it, nothing after all.
 * @returns false when it was booked before.
 */
export async function bookRefund(
  tx: Tx,
  { id, paymentId, bookingId }: Refund,
  { paidCents, at }: { paidCents: number; at: Date },
): Promise<boolean> {
  return bookDifference(tx, {
    transaction: `refund:${id}`,
    wanted: refundPaid(paidCents),
    reason: { code: paidCents > 0 ? 'refund_paid' : 'refund_returned' },
    at,
    paymentId,
    bookingId,
  });
}
