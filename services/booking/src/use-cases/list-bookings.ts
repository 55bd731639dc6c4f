import { AppError, type UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { boatsOutOfSight } from '../db/boats-out-of-sight';
import { withParties, type BookingWithParties } from '../db/with-parties';

const MOST = 200;

export interface BookingsQuery {
  renterId?: number | undefined;
  ownerId?: number | undefined;
  limit?: number | undefined;
  /** The id after which the next page begins. */
  after?: number | undefined;
}

export interface BookingsPage {
  bookings: BookingWithParties[];
  /** Where the next page begins; null when this is the last one. */
  next: number | null;
}

/** The caller's bookings, newest first. @throws AppError `user_not_found` when somebody else's are asked for. */
export async function listBookings(
  { db }: Pick<LocalDeps, 'db'>,
  viewer: UserActor,
  query: BookingsQuery,
): Promise<BookingsPage> {
  const limit = query.limit ?? MOST;
  const rows = await db.client.booking.findMany({
    where: {
      ...whose(viewer, query),
      ...(query.after === undefined ? {} : { id: { lt: query.after } }),
      boatId: { notIn: await boatsOutOfSight(db.client, viewer) },
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { bookings: await withParties(db.client, page), next: rows.length > limit && last ? last.id : null };
}

function whose(viewer: UserActor, { renterId, ownerId }: BookingsQuery): { renterId?: number; ownerId?: number } {
  const asked = { ...(renterId === undefined ? {} : { renterId }), ...(ownerId === undefined ? {} : { ownerId }) };
  if (viewer.role === 'admin') return asked;
  const own = viewer.role === 'owner' ? { ownerId: viewer.id } : { renterId: viewer.id };
  const wantsOthers = Object.entries(asked).some(([name, id]) => Reflect.get(own, name) !== id);
  if (wantsOthers) throw new AppError('user_not_found');
  return own;
}
