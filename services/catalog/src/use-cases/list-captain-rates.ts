import { AppError, type UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { findRatesOfCaptain, type CaptainRate, type RatedBoat } from '../db/captain-offers';

/** Lists a captain's rates by boat, hidden boats too. Another captain is not found. */
export async function listCaptainRates(
  { db }: Pick<LocalDeps, 'db'>,
  viewer: UserActor,
  captainId: number,
): Promise<(CaptainRate & RatedBoat)[]> {
  if (viewer.role !== 'admin' && viewer.id !== captainId) throw new AppError('user_not_found');
  return findRatesOfCaptain(db.client, captainId);
}
