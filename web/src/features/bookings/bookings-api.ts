import {
  type BookingView,
  bookingHistory,
  bookingMessages,
  type CancellationCause,
  createCalendarBlock,
  deleteCalendarBlock,
  type CalendarBlock,
  getBooking,
  type HistoryEntry,
  listBookings,
  listCalendarBlocks,
  listCaptainBookings,
  previewRefund,
  quoteChange,
  type RefundPreview,
  type RouteRequest,
  type RouteResponse,
  updateBooking,
} from '@harbourline/contracts';
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
    captainBookings: build.query<BookingView[], { captainId: number }>({
      query: ({ captainId }) => call(listCaptainBookings, { params: { id: captainId }, query: { limit: MOST } }),
      providesTags: ['Bookings'],
    }),
    oneBooking: build.query<BookingView, number>({
      query: (id) => call(getBooking, { params: { id } }),
      providesTags: ['Booking'],
    }),
    updateBooking: build.mutation<BookingView, { id: number; change: Update }>({
      query: ({ id, change }) => ({ ...call(updateBooking, { params: { id } }), body: change }),
      invalidatesTags: ['Bookings', 'Booking', 'Availability', 'Credits', 'CalendarBlocks'],
    }),
    bookingHistory: build.query<HistoryEntry[], number>({
      query: (id) => call(bookingHistory, { params: { id } }),
      providesTags: ['Booking'],
    }),
    bookingMessages: build.query<RouteResponse<typeof bookingMessages>, number>({
      query: (id) => call(bookingMessages, { params: { id } }),
      providesTags: ['Messages', 'Booking'],
    }),
    refundPreview: build.query<RefundPreview, { id: number; cause?: CancellationCause }>({
      query: ({ id, cause }) => call(previewRefund, { params: { id }, query: cause ? { cause } : {} }),
      providesTags: ['Booking'],
    }),
    changeQuote: build.query<
      RouteResponse<typeof quoteChange>,
      { id: number; change: RouteRequest<typeof quoteChange> }
    >({
      query: ({ id, change }) => call(quoteChange, { params: { id }, body: change }),
      providesTags: ['Booking'],
    }),
    calendarBlocks: build.query<CalendarBlock[], { captainId: number } | { boatId?: number }>({
      query: (query) => call(listCalendarBlocks, { query }),
      providesTags: ['CalendarBlocks'],
    }),
    createCalendarBlock: build.mutation<
      CalendarBlock,
      { body: RouteRequest<typeof createCalendarBlock>; idempotencyKey: string }
    >({
      query: ({ body, idempotencyKey }) => call(createCalendarBlock, { body, idempotencyKey }),
      invalidatesTags: ['CalendarBlocks', 'Availability'],
    }),
    deleteCalendarBlock: build.mutation<unknown, string>({
      query: (id) => call(deleteCalendarBlock, { params: { id } }),
      invalidatesTags: ['CalendarBlocks', 'Availability'],
    }),
  }),
});

export const {
  useBookingsQuery,
  useCaptainBookingsQuery,
  useOneBookingQuery,
  useUpdateBookingMutation,
  useBookingHistoryQuery,
  useBookingMessagesQuery,
  useRefundPreviewQuery,
  useChangeQuoteQuery,
  useCalendarBlocksQuery,
  useCreateCalendarBlockMutation,
  useDeleteCalendarBlockMutation,
} = bookingsApi;
