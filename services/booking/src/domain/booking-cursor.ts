import { BOOKING_SORTS } from '@harbourline/contracts';
import {
  cursorOf,
  partsOf,
  readInstant,
  readStored,
  type TimedPlace,
} from '@harbourline/service-kit/lists/page-cursor';
import type { BookingOrder } from './booking-order';
import { TAB_PARTS, type TabPart } from './booking-tabs';

/** The list that a page belongs to: all bookings in an order, or a part of a tab, which has its own order. */
export type BookingList = (typeof BOOKING_SORTS)[number] | TabPart;
const LISTS: readonly BookingList[] = [...BOOKING_SORTS, ...TAB_PARTS];

/** The beginning of a page in an order: after the booking with this time (start or deadline) and this id. */
export type BookingPlace = TimedPlace<number>;

interface Placed {
  id: number;
  startDate: Date;
  respondBy: Date | null;
}

/** The place of a booking in an order. A booking that nobody has to answer is due at its start. */
export function placeOf(order: BookingOrder, { id, startDate, respondBy }: Placed): BookingPlace {
  return { id, at: (order === 'deadline' ? respondBy : null) ?? startDate };
}

/** The cursor with which the page after this place is asked for, in the same list. */
export function cursorAfter(list: BookingList, { at, id }: BookingPlace): string {
  return cursorOf(list, at, id);
}

/** The list and the place that a cursor names; undefined for anything that is not a cursor of ours. */
export function readCursor(cursor: string): { sort: BookingList; place: BookingPlace } | undefined {
  const [named, time, idText, ...more] = partsOf(cursor);
  const sort = LISTS.find((known) => known === named);
  const [at, id] = [readInstant(time), readStored(idText)];
  if (!sort || at === undefined || id === undefined || more.length > 0) return undefined;
  return { sort, place: { at, id } };
}
