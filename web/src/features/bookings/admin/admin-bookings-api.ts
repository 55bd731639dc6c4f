import {
  type BoatCaptain,
  type BookingView,
  countBookings,
  createAdminBooking,
  exportBookings,
  listBoatCaptains,
  listBoats,
  listBookings,
  type ListedBoat,
  listUsers,
  quoteReservation,
  type QuoteView,
  type RouteRequest,
  type RouteResponse,
  updateAdminBooking,
  type UserView,
} from '@harbourline/contracts';
import { api } from '../../../shared/api/api';
import { call } from '../../../shared/api/call';
import { fromTheStart, type PageOf, toPage } from '../../../shared/api/page-of';
import { saveFile } from '../../../shared/lib/save-file';
import { type BookingFilters, periodOf, USUAL_SORT } from './booking-filters';

const AT_ONCE = 25;
const CHOICES_AT_ONCE = 12;

const adminBookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    bookingCounts: build.query<RouteResponse<typeof countBookings>, void>({
      query: () => call(countBookings),
      providesTags: ['Bookings'],
    }),
    allBookings: build.infiniteQuery<PageOf<BookingView>, BookingFilters & { personId?: number }, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg: { from, to, sort = USUAL_SORT, ...filters }, pageParam: cursor }) =>
        call(listBookings, { query: { ...filters, ...periodOf({ from, to }), sort, cursor, limit: AT_ONCE } }),
      transformResponse: toPage<BookingView>,
      providesTags: ['Bookings'],
    }),
    exportBookings: build.mutation<null, BookingFilters>({
      query: ({ status, ownerId, q, from, to }) =>
        call(exportBookings, { body: { status, ownerId, q, ...periodOf({ from, to }) }, onFile: saveFile }),
    }),
    addBooking: build.mutation<BookingView, { body: RouteRequest<typeof createAdminBooking>; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => call(createAdminBooking, { body, idempotencyKey }),
      invalidatesTags: ['Bookings', 'Booking', 'Availability'],
    }),
    editBooking: build.mutation<BookingView, { id: number; changes: RouteRequest<typeof updateAdminBooking> }>({
      query: ({ id, changes }) => call(updateAdminBooking, { params: { id }, body: changes }),
      invalidatesTags: ['Bookings', 'Booking', 'Availability', 'Payments'],
    }),
    priceOfBooking: build.query<QuoteView, RouteRequest<typeof quoteReservation>>({
      query: (body) => call(quoteReservation, { body }),
      providesTags: ['Availability'],
    }),
    captainsToChoose: build.query<BoatCaptain[], number>({
      query: (id) => call(listBoatCaptains, { params: { id } }),
      providesTags: ['Captains'],
    }),
    boatsToChoose: build.query<ListedBoat[], string>({
      query: (q) => call(listBoats, { query: { includeInactive: true, q, sort: 'newest', limit: CHOICES_AT_ONCE } }),
      providesTags: ['Boats'],
    }),
    peopleToChoose: build.query<UserView[], { role: 'renter' | 'owner'; q: string }>({
      query: ({ role, q }) => call(listUsers, { query: { role, q, limit: CHOICES_AT_ONCE } }),
      providesTags: ['Users'],
    }),
    /** What an owner is called; null for a number that nobody has. */
    ownerName: build.query<string | null, number>({
      query: (ownerId) => call(listUsers, { query: { ids: String(ownerId) } }),
      transformResponse: (users: UserView[]) => users[0]?.fullName ?? null,
      providesTags: ['Users'],
    }),
  }),
});

export const {
  useBookingCountsQuery,
  useAllBookingsInfiniteQuery,
  useExportBookingsMutation,
  useAddBookingMutation,
  useEditBookingMutation,
  usePriceOfBookingQuery,
  useCaptainsToChooseQuery,
  useBoatsToChooseQuery,
  usePeopleToChooseQuery,
  useOwnerNameQuery,
} = adminBookingsApi;
