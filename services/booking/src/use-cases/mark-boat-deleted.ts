import type { Tx } from '../db/database';
import { Prisma } from '../generated/prisma/client';

/** A boat whose listing is deleted stays, for the records of those who reserved it. Nobody boards it any more. */
export async function markBoatDeleted(tx: Tx, { id }: { id: number }): Promise<void> {
  await tx.boat.updateMany({ where: { id }, data: { deleted: true, boarding: Prisma.DbNull } });
}
