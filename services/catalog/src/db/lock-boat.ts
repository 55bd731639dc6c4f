import { columnsOf } from '@harbourline/service-kit';
import { Prisma, type Boat } from '../generated/prisma/client';
import type { Tx } from './database';

const BOAT = Prisma.raw(columnsOf(Prisma.BoatScalarFieldEnum));

/** A boat, which nobody else changes until this transaction ends; null when there is none. */
export async function lockBoat(tx: Tx, id: number): Promise<Boat | null> {
  const [boat] = await tx.$queryRaw<Boat[]>`SELECT ${BOAT} FROM boats WHERE id = ${id} FOR UPDATE`;
  return boat ?? null;
}
