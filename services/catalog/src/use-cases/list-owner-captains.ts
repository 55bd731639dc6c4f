import { AppError, type UserActor } from '@harbourline/service-kit';
import { findOffersForOwner, type CaptainOffer } from '../db/captain-offers';
import type { LocalDeps } from '../db/database';

/** The captains who registered for an owner's boats, hidden boats too. Another owner is not found. */
export async function listOwnerCaptains(
  { db }: Pick<LocalDeps, 'db'>,
  viewer: UserActor,
  ownerId: number,
): Promise<CaptainOffer[]> {
  if (viewer.role !== 'admin' && viewer.id !== ownerId) throw new AppError('user_not_found');
  return findOffersForOwner(db.client, ownerId);
}
