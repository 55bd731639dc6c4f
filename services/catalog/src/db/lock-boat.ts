import type { Boat } from '../generated/prisma/client';
import type { Tx } from './database';

/** A boat, which nobody else changes until this transaction ends; null when there is none. */
export async function lockBoat(tx: Tx, id: number): Promise<Boat | null> {
  await tx.$queryRaw`SELECT id FROM boats WHERE id = ${id} FOR UPDATE`;
  return tx.boat.findUnique({ where: { id } });
}
