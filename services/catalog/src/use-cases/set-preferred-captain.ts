import { AppError, type UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { lockBoat } from '../db/lock-boat';
import { requireCaptainOf } from '../db/preferred-captain';
import { saveBoat } from '../db/save-boat';
import { mayManage } from '../domain/may-manage';
import type { Boat } from '../generated/prisma/client';

/** Chooses which of a boat's captains is listed first, or none. */
export async function setPreferredCaptain(
  { db, clock }: LocalDeps,
  actor: UserActor,
  { id, captainId }: { id: number; captainId: number | null },
): Promise<Boat> {
  return db.transact(async (tx) => {
    const before = await lockBoat(tx, id);
    if (!before || !mayManage(actor, before)) throw new AppError('boat_not_found');
    if (captainId !== null) await requireCaptainOf(tx, id, captainId);
    if (captainId === before.preferredCaptainId) return before;
    return saveBoat(tx, before, { preferredCaptainId: captainId }, clock.now());
  });
}
