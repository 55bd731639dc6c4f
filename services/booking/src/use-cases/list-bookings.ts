import type { listBookings as contract, RouteQuery } from '@harbourline/contracts';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { boatsOutOfSight } from '../db/boats-out-of-sight';
import type { LocalDeps } from '../db/database';
import { readSearch, readSpan, readStatus, type BookingFilter } from '../domain/booking-filter';
import { readPage, stretchesOf, type BookingsPage } from './read-page';

type Query = RouteQuery<typeof contract>;

/**
 * The caller's bookings, for administrators all: those of a tab in its order, otherwise newest first unless asked
 * otherwise.
 * @throws AppError `user_not_found` when somebody else's are asked for.
 */
export async function listBookings(
  { db, clock }: LocalDeps,
  viewer: UserActor,
  { renterId, ownerId, captainId, personId, tab, limit, cursor, sort = 'newest', ...query }: Query,
): Promise<BookingsPage> {
  const filter: BookingFilter = {
    ...whose(viewer, { renterId, ownerId, captainId, personId }),
    ...readStatus(query.status),
    boatId: query.boatId,
    from: query.from === undefined ? undefined : new Date(query.from),
    ...readSpan(query),
    search: readSearch(query.q, { lostOnes: viewer.role !== 'renter', byPeople: viewer.role === 'admin' }),
    withoutBoats: await boatsOutOfSight(db.client, viewer),
  };
  const stretches = tab ? stretchesOf(tab, filter, clock.now()) : ([{ list: sort, order: sort, filter }] as const);
  return readPage(db.client, stretches, { cursor, limit });
}

type People = Pick<Query, 'renterId' | 'ownerId' | 'captainId' | 'personId'>;

function whose(viewer: UserActor, asked: People): People {
  if (viewer.role === 'admin') return asked;
  const own: People = viewer.role === 'owner' ? { ownerId: viewer.id } : { renterId: viewer.id };
  const wantsOthers = Object.entries(asked).some(([name, id]) => id !== undefined && Reflect.get(own, name) !== id);
  if (wantsOthers) throw new AppError('user_not_found');
  return own;
}
