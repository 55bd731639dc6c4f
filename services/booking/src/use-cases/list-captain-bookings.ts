import type { listCaptainBookings as contract, RouteQuery } from '@harbourline/contracts';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { boatsOutOfSight } from '../db/boats-out-of-sight';
import type { LocalDeps } from '../db/database';
import { readSpan } from '../domain/booking-filter';
import { readPage, stretchesOf, type BookingsPage } from './read-page';

/**
 * A captain's charters: those of a tab in its order, otherwise newest first.
 * @throws AppError `user_not_found` for a captain who asks for another's.
 */
export async function listCaptainBookings(
  { db, clock }: LocalDeps,
  viewer: UserActor,
  { captainId, tab, limit, cursor, ...span }: RouteQuery<typeof contract> & { captainId: number },
): Promise<BookingsPage> {
  if (viewer.role !== 'admin' && viewer.id !== captainId) throw new AppError('user_not_found');
  const filter = { captainId, ...readSpan(span), withoutBoats: await boatsOutOfSight(db.client, viewer) };
  const stretches = tab
    ? stretchesOf(tab, filter, clock.now())
    : ([{ list: 'newest', order: 'newest', filter }] as const);
  return readPage(db.client, stretches, { cursor, limit });
}
