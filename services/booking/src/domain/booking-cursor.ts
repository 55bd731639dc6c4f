import { BOOKING_SORTS } from '@harbourline/contracts';

export type BookingSort = (typeof BOOKING_SORTS)[number];

/** Where in an order a page begins: after the booking with this start, and of these with this id. */
export interface BookingPlace {
  startDate: Date;
  id: number;
}

const LARGEST_ID = 2 ** 31 - 1;
const LATEST_MS = 8.64e15;

/** The cursor with which the page after this booking is asked for, in the same order. */
export function cursorAfter(sort: BookingSort, { startDate, id }: BookingPlace): string {
  return Buffer.from(`${sort}.${startDate.getTime()}.${id}`).toString('base64url');
}

/** The order and the place that a cursor names; undefined for anything that is not a cursor of ours. */
export function readCursor(cursor: string): { sort: BookingSort; place: BookingPlace } | undefined {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, named, start = '', id = ''] = /^([a-z-]+)\.(-?\d{1,16})\.(\d{1,10})$/.exec(text) ?? [];
  const sort = BOOKING_SORTS.find((known) => known === named);
  if (!sort || Math.abs(Number(start)) > LATEST_MS || Number(id) > LARGEST_ID) return undefined;
  return { sort, place: { startDate: new Date(Number(start)), id: Number(id) } };
}
