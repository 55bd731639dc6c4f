import {
  acceptLicense,
  type BoatView,
  type CaptainBoatWithBoat,
  createUser,
  exportUsers,
  getLicenses,
  type LicenseType,
  type ListedBoat,
  listBoats,
  listCaptainRates,
  listSignIns,
  listSubmittedLicenses,
  listUsers,
  openBookings,
  rejectLicense,
  type Role,
  type RouteRequest,
  type RouteResponse,
  type SignInView,
  type SubmittedLicense,
  toggleBoatAvailability,
  updateUser,
  type USER_SORTS,
  type UserView,
} from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';
import { saveFile } from '../../shared/lib/save-file';
import { dayBegins } from '../../shared/lib/when';
import type { City } from '../../shared/config/site';
import { fromTheStart, type PageOf, toPage } from '../../shared/api/page-of';

type StandingChange = ({ role: Role } | { active: boolean }) & { currentPassword: string | undefined };
type Licenses = RouteResponse<typeof getLicenses>;

interface UserFilters {
  role: Role;
  q: string;
  sort?: (typeof USER_SORTS)[number] | undefined;
  /** Days of the office, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

interface OneLicense {
  id: number;
  licenseType: LicenseType;
}

const LICENSES_AT_ONCE = 10;
const PEOPLE_AT_ONCE = 10;
const RENTERS_AT_ONCE = 25;
const BOATS_AT_ONCE = 24;
/** The server sends at most so many at a time. */
const MOST = 200;

const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    countUsers: build.query<number, Role>({
      query: (role) => call(listUsers, { query: { role, limit: 1 } }),
      transformResponse: (_users, meta) => meta?.total ?? 0,
      providesTags: ['Users'],
    }),
    countBoats: build.query<number, void>({
      query: () => call(listBoats, { query: { includeInactive: true, limit: 1 } }),
      transformResponse: (_boats, meta) => meta?.total ?? 0,
      providesTags: ['Boats'],
    }),
    users: build.infiniteQuery<PageOf<UserView>, UserFilters, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg: { role, q, sort, from, to }, pageParam: cursor }) => {
        const limit = role === 'renter' ? RENTERS_AT_ONCE : PEOPLE_AT_ONCE;
        const joined = { from: from && dayBegins(from), until: to && dayBegins(to, { later: 1 }) };
        return call(listUsers, { query: { role, q, sort, ...joined, cursor, limit } });
      },
      transformResponse: toPage<UserView>,
      providesTags: ['Users'],
    }),
    exportPeople: build.mutation<null, UserFilters>({
      query: ({ role, q, from, to }) =>
        call(exportUsers, {
          body: {
            role,
            q,
            from: from ? dayBegins(from) : undefined,
            until: to ? dayBegins(to, { later: 1 }) : undefined,
          },
          onFile: saveFile,
        }),
    }),
    foundPeople: build.infiniteQuery<PageOf<UserView>, string, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg: q, pageParam: cursor }) => call(listUsers, { query: { q, cursor, limit: PEOPLE_AT_ONCE } }),
      transformResponse: toPage<UserView>,
      providesTags: ['Users'],
    }),
    /** Null for a number that nobody has. */
    person: build.query<UserView | null, number>({
      query: (id) => call(listUsers, { query: { ids: String(id) } }),
      transformResponse: (users: UserView[]) => users[0] ?? null,
      providesTags: ['Users'],
    }),
    signIns: build.infiniteQuery<PageOf<SignInView>, number, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg: id, pageParam: cursor }) =>
        call(listSignIns, { params: { id }, query: { cursor, limit: RENTERS_AT_ONCE } }),
      transformResponse: toPage<SignInView>,
      providesTags: ['Users'],
    }),
    boatsInCity: build.infiniteQuery<PageOf<ListedBoat>, { city: City; q: string }, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg: { city, q }, pageParam: cursor }) =>
        call(listBoats, { query: { includeInactive: true, location: city, q, cursor, limit: BOATS_AT_ONCE } }),
      transformResponse: toPage<ListedBoat>,
      providesTags: ['Boats'],
    }),
    boatsOfOwner: build.query<ListedBoat[], number>({
      query: (ownerId) => call(listBoats, { query: { includeInactive: true, ownerId, sort: 'newest', limit: MOST } }),
      providesTags: ['Boats'],
    }),
    ratesOfCaptain: build.query<CaptainBoatWithBoat[], number>({
      query: (captainId) => call(listCaptainRates, { params: { captainId } }),
      providesTags: ['CaptainRates', 'Boats'],
    }),
    addUser: build.mutation<UserView, { body: RouteRequest<typeof createUser>; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => call(createUser, { body, idempotencyKey }),
      invalidatesTags: ['Users'],
    }),
    /** What somebody has open, asked again each time that it is to be said. */
    openBookings: build.query<RouteResponse<typeof openBookings>, number>({
      query: (id) => call(openBookings, { params: { id } }),
      providesTags: ['Bookings'],
    }),
    updateStanding: build.mutation<UserView, { id: number; change: StandingChange }>({
      query: ({ id, change }) => ({ ...call(updateUser, { params: { id } }), body: change }),
      invalidatesTags: ['Users', 'Boats', 'Captains', 'Bookings', 'Booking'],
    }),
    toggleListing: build.mutation<BoatView, number>({
      query: (id) => call(toggleBoatAvailability, { params: { id } }),
      invalidatesTags: ['Boats', 'Boat', 'OwnerBoats'],
    }),
    licensesOf: build.query<Licenses, number>({
      query: (id) => call(getLicenses, { params: { id } }),
    }),
    licensesToReview: build.query<{ licenses: SubmittedLicense[]; total: number }, void>({
      query: () => call(listSubmittedLicenses, { query: { limit: LICENSES_AT_ONCE } }),
      transformResponse: (licenses: SubmittedLicense[], meta) => ({ licenses, total: meta?.total ?? licenses.length }),
      providesTags: ['Licenses'],
    }),
    acceptLicense: build.mutation<Licenses, OneLicense & { body: RouteRequest<typeof acceptLicense> }>({
      query: ({ id, licenseType, body }) => call(acceptLicense, { params: { id, licenseType }, body }),
      invalidatesTags: ['Users', 'Captains', 'Licenses'],
    }),
    rejectLicense: build.mutation<Licenses, OneLicense & { body: RouteRequest<typeof rejectLicense> }>({
      query: ({ id, licenseType, body }) => call(rejectLicense, { params: { id, licenseType }, body }),
      invalidatesTags: ['Users', 'Captains', 'Licenses'],
    }),
  }),
});

export const {
  useCountUsersQuery,
  useCountBoatsQuery,
  useUsersInfiniteQuery,
  useExportPeopleMutation,
  useFoundPeopleInfiniteQuery,
  usePersonQuery,
  useSignInsInfiniteQuery,
  useBoatsInCityInfiniteQuery,
  useBoatsOfOwnerQuery,
  useRatesOfCaptainQuery,
  useAddUserMutation,
  useOpenBookingsQuery,
  useUpdateStandingMutation,
  useToggleListingMutation,
  useLazyLicensesOfQuery,
  useLicensesToReviewQuery,
  useAcceptLicenseMutation,
  useRejectLicenseMutation,
} = adminApi;
