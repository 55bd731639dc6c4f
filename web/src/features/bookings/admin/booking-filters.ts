import { BOOKING_SORTS, bookingStatusFilter } from '@harbourline/contracts';

export const STATUS_FILTERS = bookingStatusFilter.options;
/** Charters that start last come first, unless another order is asked for. */
export const USUAL_SORT = 'start-desc';

/** What bookings are filtered by, as it stands in the address and in the call; nothing set means no restriction. */
export interface BookingFilters {
  status?: (typeof STATUS_FILTERS)[number] | undefined;
  ownerId?: number | undefined;
  /** A booking's id, or a part of the boat's name. */
  q?: string | undefined;
  sort?: (typeof BOOKING_SORTS)[number] | undefined;
}

/** Reads the filters from a query string, everything unreadable left out. */
export function readBookingFilters(search: URLSearchParams): BookingFilters {
  const status = STATUS_FILTERS.find((known) => known === search.get('status'));
  return {
    status: status === 'all' ? undefined : status,
    ownerId: readId(search.get('owner')),
    q: search.get('q')?.trim().slice(0, 100) || undefined,
    sort: BOOKING_SORTS.find((known) => known === search.get('sort') && known !== USUAL_SORT),
  };
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

function readId(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
