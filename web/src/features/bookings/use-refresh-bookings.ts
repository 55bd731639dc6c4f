import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../shared/api/api';

/** Asks again for every list, count and booking that is on screen. */
export function useRefreshBookings(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(api.util.invalidateTags(['Bookings', 'Booking'])), [dispatch]);
}
