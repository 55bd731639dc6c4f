import type { BookingView } from '@harbourline/contracts';
import { skipToken } from '@reduxjs/toolkit/query';
import { isApiError } from '../../shared/api/api-error';
import { useOneBookingQuery } from './bookings-api';

export interface Opened {
  booking: BookingView | undefined;
  /** It is not known yet on which tab it is. */
  isLooking: boolean;
  /** Why it cannot be shown: it is none of the reader's, or could not be asked for. */
  problem: 'missing' | 'failed' | null;
}

/** The booking that the address opens. */
export function useOpenedBooking(id: number | undefined): Opened {
  const { currentData, error, isFetching } = useOneBookingQuery(id ?? skipToken);
  const booking = id === undefined ? undefined : currentData;
  const hasFailed = id !== undefined && !booking && error !== undefined && !isFetching;
  return {
    booking,
    isLooking: id !== undefined && !booking && !hasFailed,
    problem: hasFailed ? (isApiError(error) && error.status === 404 ? 'missing' : 'failed') : null,
  };
}
