import { depositDivided } from '@harbourline/policy';
import { lessLost, wholeDepositBack } from '../domain/fit-settlement';
import type { Payment } from '../generated/prisma/client';
import { bookDifference } from './book';
import type { Tx } from './database';
import { disputeStanding } from './dispute-standing';
import { divisionOf } from './division-of';
import { goneBack } from './gone-back';
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
  await bookDifference(tx, {
    transaction: `refund-due:${refund.id}`,
    wanted: depositDivided({
      depositCents,
      creditCents: 0,
      settlement: lessLost(wholeDepositBack(depositCents), { lostCents, goneCents }),
      choice: null,
    }),
    booked: divisionOf(payment.id),
    memo: 'No booking belongs to the payment: deposit back to the renter',
    at,
    paymentId: payment.id,
  });
}
