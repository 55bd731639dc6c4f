import { BOOKING_SORTS, bookingStatusFilter } from '@harbourline/contracts';
import { isInOrder } from '../../../shared/lib/is-in-order';
import { readId } from '../../../shared/lib/read-id';
import { dayBegins } from '../../../shared/lib/when';

export const STATUS_FILTERS = bookingStatusFilter.options;
/** Charters that start last come first, unless another order is asked for. */
export const USUAL_SORT = 'start-desc';

/** What bookings are filtered by, as it stands in the address and in the call; nothing set means no restriction. */
export interface BookingFilters {
  status?: (typeof STATUS_FILTERS)[number] | undefined;
  ownerId?: number | undefined;
  /** Days in Toronto on which charters start, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** A booking's id, a part of the boat's name, or who has to do with it. */
  q?: string | undefined;
  sort?: (typeof BOOKING_SORTS)[number] | undefined;
}

/** The order as it goes into the address, where the usual one is not named. */
export const unlessUsual = (sort: BookingFilters['sort']) => (sort === USUAL_SORT ? undefined : sort);

/** Reads the filters from a query string, everything unreadable left out. */
export function readBookingFilters(search: URLSearchParams): BookingFilters {
  const status = STATUS_FILTERS.find((known) => known === search.get('status'));
  return {
    status: status === 'all' ? undefined : status,
    ownerId: readId(search.get('owner')),
    from: readDay(search.get('from')),
    to: readDay(search.get('to')),
    q: search.get('q')?.trim().slice(0, 100) || undefined,
    sort: unlessUsual(BOOKING_SORTS.find((known) => known === search.get('sort'))),
  };
}

/** What the server is asked for two days of the office, both included; nothing while they are the wrong way round. */
export function periodOf({ from, to }: Pick<BookingFilters, 'from' | 'to'>) {
  if (!isInOrder({ from, to })) return {};
  return { from: from && dayBegins(from), to: to && dayBegins(to, { later: 1 }) };
}

/** The booking whose details the address opens. */
export function readOpenBooking(search: URLSearchParams): number | undefined {
  return readId(search.get('booking'));
}

/** The filters as they go into the address, without those that are not set. */
export function bookingSearch({ ownerId, ...filters }: BookingFilters, open?: number): Record<string, string> {
  const all = { ...filters, owner: ownerId, booking: open };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

function readDay(text: string | null): string | undefined {
  return text !== null && /^20\d\d-\d\d-\d\d$/.test(text) ? text : undefined;
}
