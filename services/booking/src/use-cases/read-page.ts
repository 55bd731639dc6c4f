import type { BookingTab } from '@harbourline/contracts';
import { placeInOrder } from '@harbourline/service-kit';
import type { Db } from '../db/database';
import { findBookings } from '../db/find-bookings';
import { withParties, type BookingWithParties } from '../db/with-parties';
import { cursorAfter, placeOf, readCursor, type BookingList } from '../domain/booking-cursor';
import type { BookingFilter } from '../domain/booking-filter';
import type { BookingOrder } from '../domain/booking-order';
import { ORDER_OF, PARTS_OF } from '../domain/booking-tabs';
import type { Booking } from '../generated/prisma/client';

const MOST = 200;

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

/** What a tab shows of the bookings that fit, as it is at this moment. */
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
  { cursor, limit = MOST }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<BookingsPage> {
  const begun = cursor === undefined ? undefined : readCursor(cursor)?.sort;
  const first = stretches.find(({ list }) => list === begun) ?? stretches[0];
  const start = placeInOrder(cursor, first.list, readCursor);
  const found: { booking: Booking; stretch: Stretch }[] = [];
  for (const stretch of stretches.slice(stretches.indexOf(first))) {
    const { order, filter } = stretch;
    const after = stretch === first ? start : undefined;
    const rows = await findBookings(client, filter, { order, after, limit: limit + 1 - found.length });
    found.push(...rows.map((booking) => ({ booking, stretch })));
    if (found.length > limit) break;
  }
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const bookings = page.map(({ booking }) => booking);
  return { bookings: await withParties(client, bookings), next: found.length > limit && last ? cursorOf(last) : null };
}

function cursorOf({ booking, stretch }: { booking: Booking; stretch: Stretch }): string {
  return cursorAfter(stretch.list, placeOf(stretch.order, booking));
}
