import { boatUpdated } from '@harbourline/contracts';
import type { Boat, Prisma } from '../generated/prisma/client';
import { boatState } from './boat-state';
import type { Tx } from './database';

/** Changes a boat that this transaction has locked, and tells the other services. */
export async function saveBoat(
  tx: Tx,
  { id, version }: Pick<Boat, 'id' | 'version'>,
  changes: Prisma.BoatUncheckedUpdateInput,
  now: Date,
): Promise<Boat> {
  const boat = await tx.boat.update({ where: { id }, data: { ...changes, version: version + 1, updatedAt: now } });
  await tx.outbox.append(boatUpdated, { subject: boat.id, version: boat.version, data: boatState(boat) });
  return boat;
}
