import { type BookingView, listBookings, updateBooking } from '@harbourline/contracts';
import type { z } from 'zod';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';

const MOST = 200;

type Actions = typeof updateBooking.actions;
type Update = { [A in keyof Actions]: z.input<Actions[A]['body']> }[keyof Actions];

const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    bookings: build.query<BookingView[], { renterId: number } | { ownerId: number }>({
      query: (query) => call(listBookings, { query: { ...query, limit: MOST } }),
      providesTags: ['Bookings'],
    }),
    updateBooking: build.mutation<BookingView, { id: number; change: Update }>({
      query: ({ id, change }) => ({ ...call(updateBooking, { params: { id } }), body: change }),
      invalidatesTags: ['Bookings', 'Availability'],
    }),
  }),
});

export const { useBookingsQuery, useUpdateBookingMutation } = bookingsApi;
