import { depositDivided } from '@harbourline/policy';
import { wholeDepositBack } from '../domain/fit-settlement';
import type { Payment } from '../generated/prisma/client';
import { bookDifference } from './book';
import type { Tx } from './database';
import { divisionOf } from './division-of';
import { storeRefund } from './store-refund';

/** What a card paid for nothing goes back to it, and may not be claimed any more. The payment must be locked. */
export async function refundUnclaimed(tx: Tx, payment: Payment, at: Date): Promise<void> {
  const depositCents = payment.capturedCents;
  const refund = await storeRefund(tx, payment, { bookingId: null, amountCents: depositCents, at });
  if (!refund) return;
  await bookDifference(tx, {
    transaction: `refund-due:${refund.id}`,
    wanted: depositDivided({
      depositCents,
      creditCents: 0,
      settlement: wholeDepositBack(depositCents),
      choice: null,
    }),
    booked: divisionOf(payment.id),
    memo: 'No booking belongs to the payment: deposit back to the renter',
    at,
    paymentId: payment.id,
  });
}
