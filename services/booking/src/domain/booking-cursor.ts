import { BOOKING_SORTS } from '@harbourline/contracts';
import type { BookingOrder } from './booking-order';
import { TAB_PARTS, type TabPart } from './booking-tabs';

/** What a page is a page of: everything in an order, or a part of a tab, which has its own. */
export type BookingList = (typeof BOOKING_SORTS)[number] | TabPart;
const LISTS: readonly BookingList[] = [...BOOKING_SORTS, ...TAB_PARTS];

/** Where in an order a page begins: after the booking with this time (start or deadline), and of these with this id. */
export interface BookingPlace {
  at: Date;
  id: number;
}

const LARGEST_ID = 2 ** 31 - 1;
const LATEST_MS = 8.64e15;

interface Placed {
  id: number;
  startDate: Date;
  respondBy: Date | null;
}

/** Where a booking stands in an order. One that nobody has to answer is due at its start. */
export function placeOf(order: BookingOrder, { id, startDate, respondBy }: Placed): BookingPlace {
  return { id, at: (order === 'deadline' ? respondBy : null) ?? startDate };
}

/** The cursor with which the page after this place is asked for, in the same list. */
export function cursorAfter(list: BookingList, { at, id }: BookingPlace): string {
  return Buffer.from(`${list}.${at.getTime()}.${id}`).toString('base64url');
}

/** The list and the place that a cursor names; undefined for anything that is not a cursor of ours. */
export function readCursor(cursor: string): { sort: BookingList; place: BookingPlace } | undefined {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, named, at = '', id = ''] = /^([a-z-]+)\.(-?\d{1,16})\.(\d{1,10})$/.exec(text) ?? [];
  const sort = LISTS.find((known) => known === named);
  if (!sort || Math.abs(Number(at)) > LATEST_MS || Number(id) > LARGEST_ID) return undefined;
  return { sort, place: { at: new Date(Number(at)), id: Number(id) } };
}
