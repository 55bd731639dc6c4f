import type { Settlement } from '@harbourline/policy';
import { divisionOf } from '../../db/books/division-of';
import type { LocalDeps, Tx } from '../../db/database';
import { disputeStanding } from '../../db/disputes/dispute-standing';
import { readRefunded } from '../../db/refunds/read-refunded';
import { divisionOfDeposit } from '../../domain/settlements/division';
import { reasonOfDivision } from '../../domain/settlements/reason-of-division';
import type { Payment } from '../../generated/prisma/client';
import { bookDifference } from '../books/book';
import { fitHandedOver } from '../outside-deposits/fit-handed-over';
import { refundDeposit } from '../refunds/refund-deposit';

interface Division {
  bookingId: number;
  /** How exactly what was paid is divided; null while the charter is to come. */
  settlement: Settlement | null;
  refundChoice: 'refund' | 'credit' | null;
}

/**
 * Books the division of a deposit, and refunds what is the renter's: less what a lost dispute has brought them, and
 * nothing while a dispute is open. Again, it makes the difference. The payment must be locked.
 */
export async function divideDeposit(
  tx: Tx,
  { clock, logger }: Pick<LocalDeps, 'clock' | 'logger'>,
  payment: Payment,
  { bookingId, settlement: agreed, refundChoice }: Division,
): Promise<void> {
  const { id: paymentId } = payment;
  const { open, lostCents } = await disputeStanding(tx, paymentId);
  const refunded = await readRefunded(tx, payment, bookingId);
  const standing = { lostCents, refundedCents: refunded.cents };
  const { settlement, choice, entries } = divisionOfDeposit(payment, { agreed, refundChoice }, standing);
  const at = clock.now();
  await bookDifference(tx, {
    transaction: `settlement:${bookingId}`,
    wanted: entries,
    booked: divisionOf(paymentId),
    reason: reasonOfDivision(settlement, choice),
    at,
    paymentId,
    bookingId,
  });
  await fitHandedOver(tx, { paymentId, bookingId, disputed: open });
  if (!settlement || open) return;
  await refundDeposit(tx, { logger }, payment, { bookingId, settlement, choice, refunded: refunded.how, at });
}
