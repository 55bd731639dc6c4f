import { zoneOf } from '@harbourline/policy';
import type { Db } from './database';
import { findKnownBoat } from './find-boat';

/** The time zone in which a boat's hours are told. @throws AppError `boat_not_found`. */
export async function zoneOfBoat(db: Db['client'], boatId: number): Promise<string> {
  return zoneOf((await findKnownBoat(db, boatId)).city);
}
