import type { Tx } from '../../db/database';
import { owedToCard } from '../../db/refunds/owed-to-card';

interface HandedOver {
  paymentId: number;
  bookingId: number;
  /** Whether the renter's bank disputes the deposit. */
  disputed: boolean;
}

/**
 * What a person is to give back of a refund that was handed over becomes what the books owe now, as the division of its
 * deposit may be another one since; while a dispute is open, which may bring the renter the same money, nothing more. Other
 * tasks stay as they are. The payment must be locked.
 */
export async function fitHandedOver(tx: Tx, { paymentId, bookingId, disputed }: HandedOver): Promise<void> {
  const handedOver = { bookingId, settledVersion: 0, dueCents: { gt: 0 } };
  const known = await tx.outsideDeposit.findFirst({ where: handedOver });
  if (!known) return;
  const dueCents = disputed ? known.givenBackCents : Math.max(0, await owedToCard(tx, paymentId));
  await tx.outsideDeposit.update({ where: { bookingId }, data: { dueCents } });
}
