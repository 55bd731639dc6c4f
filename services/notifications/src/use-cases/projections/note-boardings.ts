import type { BoatState } from '@harbourline/contracts';
import { keepRows } from '@harbourline/service-kit';
import type { Tx } from '../../db/database';

/** Keeps how boats are boarded, for messages about confirmed charters. */
export async function noteBoardings(tx: Tx, told: readonly { data: BoatState }[]): Promise<void> {
  const rows = told.map(({ data: { id, boarding } }) => ({ id, boarding: boarding ?? null }));
  await keepRows(tx, { table: 'boardings', key: ['id'] }, rows);
}

/** Of a boat that is no longer listed nothing is said any more. */
export async function forgetBoardings(tx: Tx, told: readonly { data: { id: number } }[]): Promise<void> {
  await tx.boarding.deleteMany({ where: { id: { in: told.map(({ data }) => data.id) } } });
}
