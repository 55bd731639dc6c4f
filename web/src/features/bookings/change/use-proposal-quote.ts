import type { BookingView } from '@harbourline/contracts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useDebounced } from '../../../shared/lib/use-debounced';
import { useProposalQuoteQuery } from '../bookings-api';
import { proposalOf, type ProposalValues } from './proposal-of';

const SETTLE_MS = 250;

/** The server's word on what is chosen. `quote` is the last one known; `isCurrent` says whether it still applies. */
export function useProposalQuote(booking: BookingView, values: ProposalValues) {
  const { date, startTime, duration, guests, captainId } = values;
  const change = useMemo(
    () => proposalOf(booking, { date, startTime, duration, guests, captainId }),
    [booking, date, startTime, duration, guests, captainId],
  );
  const settled = useDebounced(change, SETTLE_MS);
  const query = useProposalQuoteQuery(settled ? { id: booking.id, change: settled } : skipToken);
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
