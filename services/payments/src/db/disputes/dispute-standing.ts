import type { Tx } from '../database';

/**
 * What has moved of a payment at the provider without our doing, as its refunds need it: whether a dispute is open, and
 * the amount that lost disputes and refunds of the provider's dashboard have brought the renter.
 */
export async function disputeStanding(tx: Tx, paymentId: number): Promise<{ open: boolean; lostCents: number }> {
  const open = await tx.dispute.findFirst({ where: { paymentId, status: 'open' } });
  const { _sum } = await tx.ledgerEntry.aggregate({
    where: {
      paymentId,
      OR: [{ account: 'platform', transaction: { startsWith: 'dispute:' } }, { account: 'unexplained' }],
    },
    _sum: { cents: true },
  });
  return { open: open !== null, lostCents: _sum.cents ?? 0 };
}

/** Whether anything has moved of it without our doing. */
export async function hasMovedByItself(tx: Tx, paymentId: number): Promise<boolean> {
  if (await tx.dispute.findFirst({ where: { paymentId } })) return true;
  return (await tx.ledgerEntry.findFirst({ where: { paymentId, account: 'unexplained' } })) !== null;
}
