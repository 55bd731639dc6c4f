import { divisionOf } from '../../db/books/division-of';
import type { Tx } from '../../db/database';
import { disputeStanding } from '../../db/disputes/dispute-standing';
import { readRefunded } from '../../db/refunds/read-refunded';
import { divisionOfDeposit } from '../../domain/settlements/division';
import { wholeRefund } from '../../domain/settlements/fit-settlement';
import type { Payment } from '../../generated/prisma/client';
import { bookDifference } from '../books/book';
import { storeRefund } from './store-refund';

/**
 * What a card paid for nothing is refunded to it, and may not be claimed any more; again, it books
 * what disputes have changed. The payment must be locked.
 */
export async function refundUnclaimed(tx: Tx, payment: Payment, at: Date): Promise<void> {
  const depositCents = payment.capturedCents;
  const refund = await storeRefund(tx, payment, { bookingId: null, amountCents: depositCents, at });
  if (!refund) return;
  const { lostCents } = await disputeStanding(tx, payment.id);
  const { cents: refundedCents } = await readRefunded(tx, payment, null);
  const { entries } = divisionOfDeposit(
    { capturedCents: depositCents, creditCents: 0 },
    { agreed: wholeRefund(depositCents), refundChoice: null },
    { lostCents, refundedCents },
  );
  await bookDifference(tx, {
    transaction: `refund-due:${refund.id}`,
    wanted: entries,
    booked: divisionOf(payment.id),
    reason: { code: 'unclaimed' },
    at,
    paymentId: payment.id,
  });
}
