import type { Boat } from '../generated/prisma/client';
import type { Tx } from './database';

/** Boats that nobody else changes until this transaction ends, in the order in which everyone locks several of them. */
export async function lockBoats(tx: Tx, ids: readonly number[]): Promise<Boat[]> {
  if (ids.length === 0) return [];
  await tx.$queryRaw`SELECT id FROM boats WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`;
  return tx.boat.findMany({ where: { id: { in: [...ids] } }, orderBy: { id: 'asc' } });
}
