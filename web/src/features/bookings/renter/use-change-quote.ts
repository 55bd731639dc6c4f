import type { BookingView } from '@harbourline/contracts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useDebounced } from '../../../shared/lib/use-debounced';
import { useChangeQuoteQuery } from '../bookings-api';
import { changeOf, type ChangeValues } from './change-of';

const SETTLE_MS = 250;

/** The server's price for what is chosen. `quote` is the last one known; `isCurrent` says whether it still applies. */
export function useChangeQuote(booking: BookingView, { date, startTime, duration, guests }: ChangeValues) {
  const change = useMemo(
    () => changeOf(booking, { date, startTime, duration, guests }),
    [booking, date, startTime, duration, guests],
  );
  const settled = useDebounced(change, SETTLE_MS);
  const query = useChangeQuoteQuery(settled ? { id: booking.id, change: settled } : skipToken);
  const { data, currentData, error, isFetching, refetch } = query;
  const isSettled = settled === change;
  return {
    change,
    quote: change ? (currentData ?? data) : undefined,
    isCurrent: isSettled && currentData !== undefined && !isFetching,
    error: isSettled && !isFetching && change !== null ? error : undefined,
    refetch: () => void refetch(),
  };
}
