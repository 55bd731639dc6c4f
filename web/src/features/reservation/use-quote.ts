import { addHours, instantAt } from '@harbourline/policy';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { PendingBooking } from '../../shared/lib/pending-booking';
import { freeForOwner } from './own-hold';
import { useQuoteQuery, type Wish } from './reservation-api';
import type { ReservationValues } from './reservation-schema';
import { useDebounced } from '../../shared/lib/use-debounced';

const SETTLE_MS = 250;

type Chosen = Pick<ReservationValues, 'date' | 'startTime' | 'duration' | 'guests' | 'captainId'>;

/** What is asked for, as the API takes it; null while date or time are missing. */
export function wishOf(boat: { id: number; zone: string }, chosen: Chosen): Wish | null {
  const { date, startTime, duration, guests, captainId } = chosen;
  if (!date || !startTime || !(duration > 0) || !(guests > 0)) return null;
  const start = instantAt(date, startTime, boat.zone);
  return {
    boatId: boat.id,
    startDate: start.toISOString(),
    endDate: addHours(start, duration).toISOString(),
    captainId: captainId === '' ? null : Number(captainId),
    guestCount: guests,
  };
}

/** The server's price for what is chosen. `quote` is the last one known; `isCurrent` says whether it still applies. */
export function useQuote(boat: { id: number; zone: string }, chosen: Chosen, own: PendingBooking | null) {
  const { date, startTime, duration, guests, captainId } = chosen;
  const wish = useMemo(
    () => wishOf(boat, { date, startTime, duration, guests, captainId }),
    [boat, date, startTime, duration, guests, captainId],
  );
  const settled = useDebounced(wish, SETTLE_MS);
  const { data, currentData, error, isFetching, refetch } = useQuoteQuery(settled ?? skipToken);
  const isSettled = settled === wish;
  const quote = currentData ?? data;
  return {
    wish,
    quote: wish && quote ? freeForOwner(quote, wish, own) : undefined,
    isCurrent: isSettled && currentData !== undefined,
    error: isSettled && !isFetching && wish !== null ? error : undefined,
    refetch: () => void refetch(),
  };
}
