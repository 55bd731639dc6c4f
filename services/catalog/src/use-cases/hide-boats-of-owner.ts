import type { LocalDeps } from '../db/database';
import { holdUser } from '../db/owners';
import { saveBoat } from '../db/save-boat';
import { isActiveOwner } from '../domain/active-owner';

/**
 * Hides what somebody has listed who is no active owner any more. What is known of them now decides, not what an event
 * said at its time: one that comes late must not hide the boats of an owner who is back.
 */
export async function hideBoatsOfOwner(
  { db, clock }: LocalDeps,
  told: { id: number; role: string; active: boolean },
): Promise<void> {
  await db.transact(async (tx) => {
    const owner = (await holdUser(tx, told.id)) ?? told;
    if (isActiveOwner(owner)) return;
    const shown = await tx.$queryRaw<{ id: number; version: number }[]>`
      SELECT id, version FROM boats WHERE owner_id = ${owner.id} AND is_available ORDER BY id FOR NO KEY UPDATE`;
    for (const boat of shown) await saveBoat(tx, boat, { isAvailable: false }, clock.now());
  });
}
