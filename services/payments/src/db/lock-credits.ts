import type { Credit } from '../generated/prisma/client';
import type { Tx } from './database';

/** Locks what a renter has left of their credits, oldest first: of two checkouts at once the second waits here. */
export async function lockAvailableCredits(tx: Tx, renterId: number): Promise<Credit[]> {
  const locked = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM credits WHERE renter_id = ${renterId} AND available_cents > 0 ORDER BY id FOR UPDATE`;
  return tx.credit.findMany({ where: { id: { in: locked.map(({ id }) => id) } }, orderBy: { id: 'asc' } });
}

/** Locks the credits that a payment takes, in the order in which everyone locks them. */
export async function lockCreditsOf(tx: Tx, paymentId: number): Promise<Credit[]> {
  const locked = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM credits WHERE id IN (SELECT credit_id FROM credit_uses WHERE payment_id = ${paymentId})
    ORDER BY id FOR UPDATE`;
  if (locked.length === 0) return [];
  return tx.credit.findMany({ where: { id: { in: locked.map(({ id }) => id) } }, orderBy: { id: 'asc' } });
}
