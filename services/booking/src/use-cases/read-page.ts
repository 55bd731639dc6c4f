import { placeInOrder } from '@harbourline/service-kit';
import type { Db } from '../db/database';
import { findBookings } from '../db/find-bookings';
import { withParties, type BookingWithParties } from '../db/with-parties';
import { cursorAfter, readCursor, type BookingSort } from '../domain/booking-cursor';
import type { BookingFilter } from '../domain/booking-filter';

const MOST = 200;

export interface BookingsPage {
  bookings: BookingWithParties[];
  /** The cursor of the next page; null when this is the last one. */
  next: string | null;
}

/** One page of the bookings that fit. @throws AppError `invalid_input` for a cursor that is not of this order. */
export async function readPage(
  client: Db['client'],
  filter: BookingFilter,
  { sort, cursor, limit = MOST }: { sort: BookingSort; cursor: string | undefined; limit: number | undefined },
): Promise<BookingsPage> {
  const rows = await findBookings(client, filter, {
    sort,
    after: placeInOrder(cursor, sort, readCursor),
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    bookings: await withParties(client, page),
    next: rows.length > limit && last ? cursorAfter(sort, last) : null,
  };
}
