import type { Settlement } from '@harbourline/policy';
import type { Deps, Tx } from '../../db/database';
import type { Refunded } from '../../db/refunds/read-refunded';
import type { Payment } from '../../generated/prisma/client';
import { issueCredit } from '../credits/issue-credit';
import { refundToCredit } from '../credits/refund-to-credit';
import { storeRefund } from './store-refund';

interface Due {
  bookingId: number;
  settlement: Settlement;
  choice: 'refund' | 'credit' | null;
  refunded: Refunded['how'];
  at: Date;
}

/**
 * Refunds what of a deposit is its renter's: to the card what the card paid, and as credit what credit paid; or all of it
 * as a credit, where the renter chose that. Once, and never more than was paid; it waits while the choice is open.
 * The payment must be locked.
 */
export async function refundDeposit(
  tx: Tx,
  { logger }: Pick<Deps, 'logger'>,
  payment: Payment,
  { bookingId, settlement: { refundCents, creditInstead }, choice, refunded, at }: Due,
): Promise<void> {
  if (refundCents === 0 || (creditInstead && choice === null)) return;
  if (refunded !== null && refunded !== (choice ?? 'refund')) {
    logger.error({ bookingId, paymentId: payment.id, choice }, 'the deposit went back in another way already');
    return;
  }
  if (choice === 'credit') {
    await issueCredit(tx, { bookingId, renterId: payment.renterId, cents: refundCents, at });
    return;
  }
  const creditCents = Math.min(payment.creditCents, refundCents);
  await refundToCredit(tx, payment, { cents: creditCents, bookingId, at });
  const cents = refundCents - creditCents;
  const refund = await storeRefund(tx, payment, { bookingId, amountCents: cents, at });
  if ((refund?.amountCents ?? 0) < cents) {
    logger.error({ bookingId, paymentId: payment.id, cents }, 'less is left than is to be refunded');
  }
}
