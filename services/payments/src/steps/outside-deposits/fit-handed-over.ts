import type { Tx } from '../../db/database';
import { owedToCard } from '../../db/refunds/owed-to-card';

/**
 * What a person is to give back of a refund that was handed over becomes what the books owe now: the division of its
 * deposit may be another one since. Other tasks stay as they are. The payment must be locked.
 */
export async function fitHandedOver(
  tx: Tx,
  { paymentId, bookingId }: { paymentId: number; bookingId: number },
): Promise<void> {
  const handedOver = { bookingId, settledVersion: 0, dueCents: { gt: 0 } };
  if (!(await tx.outsideDeposit.findFirst({ where: handedOver }))) return;
  const dueCents = Math.max(0, await owedToCard(tx, paymentId));
  await tx.outsideDeposit.updateMany({ where: handedOver, data: { dueCents } });
}
