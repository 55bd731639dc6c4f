import type { Tx } from '../database';

/** What the disputes of a payment mean for its refunds: whether one is open, and what lost ones took for good. */
export async function disputeStanding(tx: Tx, paymentId: number): Promise<{ open: boolean; lostCents: number }> {
  const open = await tx.dispute.findFirst({ where: { paymentId, status: 'open' } });
  const { _sum } = await tx.ledgerEntry.aggregate({
    where: { paymentId, account: 'platform', transaction: { startsWith: 'dispute:' } },
    _sum: { cents: true },
  });
  return { open: open !== null, lostCents: _sum.cents ?? 0 };
}
