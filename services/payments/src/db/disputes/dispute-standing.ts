import type { Tx } from '../database';

/** The disputes of a payment, as its refunds need them: whether one is open, and the amount that lost ones took. */
export async function disputeStanding(tx: Tx, paymentId: number): Promise<{ open: boolean; lostCents: number }> {
  const open = await tx.dispute.findFirst({ where: { paymentId, status: 'open' } });
  const { _sum } = await tx.ledgerEntry.aggregate({
    where: { paymentId, account: 'platform', transaction: { startsWith: 'dispute:' } },
    _sum: { cents: true },
  });
  return { open: open !== null, lostCents: _sum.cents ?? 0 };
}
