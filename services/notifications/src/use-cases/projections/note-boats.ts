import type { BoatState } from '@harbourline/contracts';
import { boatTitle } from '@harbourline/policy';
import { keepRows } from '@harbourline/service-kit';
import type { Tx } from '../../db/database';

/** Keeps boats as their newest events say they are: whose they are, and whether something can be asked about them. */
export async function noteBoats(tx: Tx, told: readonly { data: BoatState }[]): Promise<void> {
  const rows = told.map(({ data: { id, ownerId, available, ...boat } }) => ({
    ...{ id, owner_id: ownerId, title: boatTitle(boat), available, deleted: false },
  }));
  await keepRows(tx, { table: 'boats', key: ['id'] }, rows);
}

/** A boat whose listing is deleted has no questions any more; what was written stays with our support. */
export async function markBoatDeleted(tx: Tx, { id }: { id: number }): Promise<void> {
  // Whoever asks meanwhile holds the row.
  await tx.boat.updateMany({ where: { id }, data: { deleted: true } });
  await tx.boatQuestion.deleteMany({ where: { boatId: id } });
}
