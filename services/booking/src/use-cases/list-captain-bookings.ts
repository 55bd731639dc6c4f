import { AppError, type UserActor } from '@harbourline/service-kit';
import { boatsOutOfSight } from '../db/boats-out-of-sight';
import type { LocalDeps } from '../db/database';
import { readPage, type BookingsPage } from './read-page';

/** A captain's charters, newest first. @throws AppError `user_not_found` for a captain who asks for another's. */
export async function listCaptainBookings(
  { db }: Pick<LocalDeps, 'db'>,
  viewer: UserActor,
  { captainId, limit, cursor }: { captainId: number; limit?: number | undefined; cursor?: string | undefined },
): Promise<BookingsPage> {
  if (viewer.role !== 'admin' && viewer.id !== captainId) throw new AppError('user_not_found');
  const withoutBoats = await boatsOutOfSight(db.client, viewer);
  return readPage(db.client, { captainId, withoutBoats }, { sort: 'newest', cursor, limit });
}
