import type { exportBookings as contract, RouteBody } from '@harbourline/contracts';
import { inPieces } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { findBookings } from '../db/find-bookings';
import { withParties, type BookingWithParties } from '../db/with-parties';
import { placeOf } from '../domain/booking-cursor';
import { readSearch, readStatus } from '../domain/booking-filter';

/** All bookings that fit, newest first, read piece by piece. */
export function exportBookings(
  { db }: Pick<LocalDeps, 'db'>,
  { status, ownerId, q, from, to }: RouteBody<typeof contract>,
): AsyncGenerator<BookingWithParties> {
  const filter = {
    ...readStatus(status),
    ownerId,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
    search: readSearch(q, { lostOnes: true, byPeople: true }),
    withoutBoats: [],
  };
  return inPieces(async (last, limit) => {
    const after = last && placeOf('newest', last);
    return withParties(db.client, await findBookings(db.client, filter, { order: 'newest', after, limit }));
  });
}
