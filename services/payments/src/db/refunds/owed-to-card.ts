import type { Tx } from '../database';

/** What the books still owe to the card of a payment, in cents. */
export async function owedToCard(tx: Tx, paymentId: number): Promise<number> {
  const { _sum } = await tx.ledgerEntry.aggregate({ where: { paymentId, account: 'refunds' }, _sum: { cents: true } });
  return -(_sum.cents ?? 0);
}
