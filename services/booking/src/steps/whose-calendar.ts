import { zoneOf } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import type { Db, Tx } from '../db/database';
import { findBoat } from '../db/find-boat';

/** Whose time it is about: a boat's or a captain's. */
export type Calendar = { boatId: number; captainId: null } | { boatId: null; captainId: number };

/** A captain sails in every city; their own calendar is told by the clock of the head office. */
export const HEAD_OFFICE_ZONE = zoneOf('Toronto');

/**
 * The calendar that is meant, and the zone by whose clock it is told: an owner's boat, the captain's own, for
 * administrators any.
 * @throws AppError `boat_not_found`, `user_not_found` for somebody else's; `invalid_input` when none or both are named.
 */
export async function whoseCalendar(
  db: Db['client'] | Tx,
  { id, role }: UserActor,
  { boatId, captainId }: { boatId?: number | undefined; captainId?: number | undefined },
): Promise<{ calendar: Calendar; zone: string }> {
  const captain = role === 'captain' && boatId === undefined ? (captainId ?? id) : captainId;
  if (boatId !== undefined && captain !== undefined) {
    throw new AppError('invalid_input', { fields: { boatId: 'Please choose a boat or a captain, not both' } });
  }
  if (boatId !== undefined) {
    const boat = await findBoat(db, boatId);
    if (role !== 'admin' && !(role === 'owner' && boat.ownerId === id)) throw new AppError('boat_not_found');
    return { calendar: { boatId, captainId: null }, zone: zoneOf(boat.city) };
  }
  if (captain === undefined) throw new AppError('invalid_input', { fields: { boatId: 'Please choose a boat' } });
  const known = role === 'admin' && (await db.user.count({ where: { id: captain, role: 'captain' } })) > 0;
  if (!known && !(role === 'captain' && captain === id)) throw new AppError('user_not_found');
  return { calendar: { boatId: null, captainId: captain }, zone: HEAD_OFFICE_ZONE };
}
