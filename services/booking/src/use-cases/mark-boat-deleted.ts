import type { Tx } from '../db/database';

/** A boat whose listing is deleted stays, for the records of those who reserved it. */
export async function markBoatDeleted(tx: Tx, { id }: { id: number }): Promise<void> {
  await tx.boat.updateMany({ where: { id }, data: { deleted: true } });
}
