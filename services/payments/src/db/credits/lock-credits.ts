import { columnsOf } from '@harbourline/service-kit';
import { Prisma, type Credit } from '../../generated/prisma/client';
import type { Tx } from '../database';

const CREDIT = Prisma.raw(columnsOf(Prisma.CreditScalarFieldEnum));

/** Locks what a renter has left of their credits, oldest first: of two checkouts at once the second waits here. */
export function lockAvailableCredits(tx: Tx, renterId: number): Promise<Credit[]> {
  return tx.$queryRaw<Credit[]>`
    SELECT ${CREDIT} FROM credits WHERE renter_id = ${renterId} AND available_cents > 0 ORDER BY id FOR UPDATE`;
}

/** Locks the credits that a payment takes, in the order in which everyone locks them. */
export function lockCreditsOf(tx: Tx, paymentId: number): Promise<Credit[]> {
  return tx.$queryRaw<Credit[]>`
    SELECT ${CREDIT} FROM credits WHERE id IN (SELECT credit_id FROM credit_uses WHERE payment_id = ${paymentId})
    ORDER BY id FOR UPDATE`;
}
