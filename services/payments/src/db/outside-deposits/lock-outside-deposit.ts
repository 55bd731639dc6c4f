import type { OutsideDeposit } from '../../generated/prisma/client';
import type { Tx } from '../database';

/** Locks the deposit of a booking that was paid outside, also while there is none yet. */
export async function lockOutsideDeposit(tx: Tx, bookingId: number): Promise<OutsideDeposit | null> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('outside-deposit', ${bookingId}::bigint))`;
  return tx.outsideDeposit.findUnique({ where: { bookingId } });
}
