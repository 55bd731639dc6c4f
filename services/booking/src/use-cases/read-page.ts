import type { BookingTab } from '@harbourline/contracts';
import { placeInOrder } from '@harbourline/service-kit';
import { pageOf, rowsToRead, type PageQuery } from '@harbourline/service-kit/lists/page';
import type { Db } from '../db/database';
import { findBookings } from '../db/find-bookings';
import { withParties, type BookingWithParties } from '../db/with-parties';
import { cursorAfter, placeOf, readCursor, type BookingList } from '../domain/booking-cursor';
import type { BookingFilter } from '../domain/booking-filter';
import type { BookingOrder } from '../domain/booking-order';
import { ORDER_OF, PARTS_OF } from '../domain/booking-tabs';
import type { Booking } from '../generated/prisma/client';

export interface BookingsPage {
  bookings: BookingWithParties[];
  /** The cursor of the next page; null when this is the last one. */
  next: string | null;
}

/** A stretch of bookings in one order. */
export interface Stretch {
  list: BookingList;
  order: BookingOrder;
  filter: BookingFilter;
}

/** A page of the bookings on a tab that fit the filter, as the tab is at this moment. */
export function stretchesOf(tab: BookingTab, filter: BookingFilter, now: Date): [Stretch, ...Stretch[]] {
  const [first, ...others] = PARTS_OF[tab];
  const stretch = (name: typeof first): Stretch => ({
    list: name,
    order: ORDER_OF[name],
    filter: { ...filter, part: { name, now } },
  });
  return [stretch(first), ...others.map(stretch)];
}

/**
 * One page of what is read one stretch after the other.
 * @throws AppError `invalid_input` for a cursor that is of none of them.
 */
export async function readPage(
  client: Db['client'],
  stretches: readonly [Stretch, ...Stretch[]],
  query: PageQuery,
): Promise<BookingsPage> {
  const { cursor } = query;
  const begun = cursor === undefined ? undefined : readCursor(cursor)?.sort;
  const first = stretches.find(({ list }) => list === begun) ?? stretches[0];
  const start = placeInOrder(cursor, first.list, readCursor);
  const wanted = rowsToRead(query);
  const found: { booking: Booking; stretch: Stretch }[] = [];
  for (const stretch of stretches.slice(stretches.indexOf(first))) {
    const { order, filter } = stretch;
    const after = stretch === first ? start : undefined;
    const rows = await findBookings(client, filter, { order, after, limit: wanted - found.length });
    found.push(...rows.map((booking) => ({ booking, stretch })));
    if (found.length >= wanted) break;
  }
  const { rows, next } = pageOf(found, query, cursorOf);
  const bookings = rows.map(({ booking }) => booking);
  return { bookings: await withParties(client, bookings), next };
}

function cursorOf({ booking, stretch }: { booking: Booking; stretch: Stretch }): string {
  return cursorAfter(stretch.list, placeOf(stretch.order, booking));
}
