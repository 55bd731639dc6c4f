import {
  type BookingTab,
  type BookingView,
  bookingHistory,
  bookingMessages,
  type CancellationCause,
  countOwnBookings,
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
  quoteProposal,
  type RefundPreview,
  type RouteRequest,
  type RouteResponse,
  updateBooking,
} from '@harbourline/contracts';
import type { z } from 'zod';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';
import { fromTheStart, type PageOf, toPage } from '../../shared/api/page-of';
import { serverNow } from '../../shared/lib/server-time';
import { toCome } from './booking-tabs';

const AT_ONCE = 25;
/** The server sends at most so many at a time. */
const MOST = 200;
const NEWEST = 10;

/** Whose bookings, and as which of their parties. */
export interface Whose {
  side: 'renter' | 'owner' | 'captain';
  userId: number;
}

/**
 * What takes place between two instants, perhaps of one boat. With `next` it goes on after `to`, until so many confirmed
 * charters to come are among it, or there are no more.
 */
export type Span = Whose & { endsAfter: string; to: string; boatId?: number; next?: number };

interface ListQuery {
  tab: BookingTab;
  limit: number;
  cursor?: string | null;
  boatId?: number;
  endsAfter?: string;
  to?: string | undefined;
}

function listCall({ side, userId }: Whose, query: ListQuery) {
  return side === 'captain'
    ? call(listCaptainBookings, { params: { id: userId }, query: { ...query, boatId: undefined } })
    : call(listBookings, { query: { [`${side}Id`]: userId, ...query } });
}

type Actions = typeof updateBooking.actions;
type Update = { [A in keyof Actions]: z.input<Actions[A]['body']> }[keyof Actions];

/** Whatever is done with a booking changes what is shown of it, and perhaps when its boat is free. */
export const CHANGES_BOOKING = ['Bookings', 'Booking', 'Availability', 'Credits', 'CalendarBlocks'] as const;

function reaches(found: readonly BookingView[], to: string, next: number): boolean {
  const last = found.at(-1);
  return last !== undefined && new Date(last.startDate) >= new Date(to) && toCome(found, serverNow()).length >= next;
}

export const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    bookingsOfTab: build.infiniteQuery<PageOf<BookingView>, Whose & { tab: BookingTab }, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg: { tab, ...whose }, pageParam: cursor }) => listCall(whose, { tab, cursor, limit: AT_ONCE }),
      transformResponse: toPage<BookingView>,
      providesTags: ['Bookings'],
    }),
    tabCounts: build.query<RouteResponse<typeof countOwnBookings>, void>({
      query: () => call(countOwnBookings),
      providesTags: ['Bookings'],
    }),
    /** All that takes place in a span, however many pages that is. */
    charters: build.query<BookingView[], Span>({
      queryFn: async ({ side, userId, next, ...span }, _api, _options, send) => {
        const query = next === undefined ? span : { ...span, to: undefined };
        const found: BookingView[] = [];
        let cursor: string | null = null;
        do {
          const answer = await send(listCall({ side, userId }, { tab: 'calendar', ...query, cursor, limit: MOST }));
          if (answer.error) return { error: answer.error };
          const page: PageOf<BookingView> = toPage(answer.data as BookingView[], answer.meta);
          found.push(...page.items);
          cursor = next !== undefined && reaches(found, span.to, next) ? null : page.cursor;
        } while (cursor !== null);
        return { data: found };
      },
      providesTags: ['Bookings'],
    }),
    /** A renter's last few, to see whether one has arrived. */
    newestBookings: build.query<BookingView[], { renterId: number }>({
      query: ({ renterId }) => call(listBookings, { query: { renterId, sort: 'newest', limit: NEWEST } }),
    }),
    oneBooking: build.query<BookingView, number>({
      query: (id) => call(getBooking, { params: { id } }),
      providesTags: ['Booking'],
    }),
    updateBooking: build.mutation<BookingView, { id: number; change: Update }>({
      query: ({ id, change }) => ({ ...call(updateBooking, { params: { id } }), body: change }),
      invalidatesTags: CHANGES_BOOKING,
    }),
    bookingHistory: build.query<HistoryEntry[], number>({
      query: (id) => call(bookingHistory, { params: { id } }),
      providesTags: ['Booking'],
    }),
    bookingMessages: build.query<RouteResponse<typeof bookingMessages>, number>({
      query: (id) => call(bookingMessages, { params: { id } }),
      providesTags: ['Messages', 'Booking'],
    }),
    // Without a tag: what has just been cancelled has no preview any more, and the dialog is still open then.
    refundPreview: build.query<RefundPreview, { id: number; cause?: CancellationCause }>({
      query: ({ id, cause }) => call(previewRefund, { params: { id }, query: cause ? { cause } : {} }),
    }),
    changeQuote: build.query<
      RouteResponse<typeof quoteChange>,
      { id: number; change: RouteRequest<typeof quoteChange> }
    >({
      query: ({ id, change }) => call(quoteChange, { params: { id }, body: change }),
      providesTags: ['Booking'],
    }),
    proposalQuote: build.query<
      RouteResponse<typeof quoteProposal>,
      { id: number; change: RouteRequest<typeof quoteProposal> }
    >({
      query: ({ id, change }) => call(quoteProposal, { params: { id }, body: change }),
      providesTags: ['Booking'],
    }),
    calendarBlocks: build.query<CalendarBlock[], { captainId?: number; from?: string; to?: string }>({
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
  useBookingsOfTabInfiniteQuery,
  useTabCountsQuery,
  useChartersQuery,
  useLazyChartersQuery,
  useNewestBookingsQuery,
  useOneBookingQuery,
  useUpdateBookingMutation,
  useBookingHistoryQuery,
  useBookingMessagesQuery,
  useRefundPreviewQuery,
  useChangeQuoteQuery,
  useProposalQuoteQuery,
  useCalendarBlocksQuery,
  useCreateCalendarBlockMutation,
  useDeleteCalendarBlockMutation,
} = bookingsApi;
