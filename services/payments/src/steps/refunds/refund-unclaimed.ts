import { divisionOf } from '../../db/books/division-of';
import type { Tx } from '../../db/database';
import { disputeStanding } from '../../db/disputes/dispute-standing';
import { goneBack } from '../../db/refunds/gone-back';
import { divisionOfDeposit } from '../../domain/settlements/division';
import { wholeDepositBack } from '../../domain/settlements/fit-settlement';
import type { Payment } from '../../generated/prisma/client';
import { bookDifference } from '../books/book';
import { storeRefund } from './store-refund';

/**
 * What a card paid for nothing goes back to it, and may not be claimed any more; again, it books
 * what disputes have changed. The payment must be locked.
 */
export async function refundUnclaimed(tx: Tx, payment: Payment, at: Date): Promise<void> {
  const depositCents = payment.capturedCents;
  const refund = await storeRefund(tx, payment, { bookingId: null, amountCents: depositCents, at });
  if (!refund) return;
  const { lostCents } = await disputeStanding(tx, payment.id);
  const { cents: goneCents } = await goneBack(tx, payment, null);
  const { entries } = divisionOfDeposit(
    { capturedCents: depositCents, creditCents: 0 },
    { agreed: wholeDepositBack(depositCents), refundChoice: null },
    { lostCents, goneCents },
  );
  await bookDifference(tx, {
    transaction: `refund-due:${refund.id}`,
    wanted: entries,
    booked: divisionOf(payment.id),
    memo: 'No booking belongs to the payment: deposit back to the renter',
    at,
    paymentId: payment.id,
  });
}
