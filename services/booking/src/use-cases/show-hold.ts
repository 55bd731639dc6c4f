import type { UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { zoneOfBoat } from '../db/zone-of-boat';
import { findOwnHold } from '../steps/find-hold';
import type { HoldInZone } from './place-hold';

/** The renter's own live hold, to be looked at. @throws AppError `hold_not_found` for any other. */
export async function showHold({ db }: Pick<LocalDeps, 'db'>, renter: UserActor, id: string): Promise<HoldInZone> {
  const hold = await findOwnHold({ db }, renter, id);
  return { hold, zone: await zoneOfBoat(db.client, hold.boatId) };
}
