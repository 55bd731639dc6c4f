import {
  type BoatView,
  createUser,
  getBoat,
  getLicenses,
  type LicenseType,
  type ListedBoat,
  listBoats,
  listCaptainRates,
  listUsers,
  rejectLicense,
  type Role,
  type RouteRequest,
  type RouteResponse,
  toggleBoatAvailability,
  updateUser,
  type UserView,
} from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';
import type { City } from '../../shared/config/site';
import { fromTheStart, type PageOf, toPage } from './page-of';

type Licenses = RouteResponse<typeof getLicenses>;

/** What a captain asks for on a boat; the boat is null where it cannot be had. Dollars. */
export interface CaptainOffer {
  boatId: number;
  hourlyRate: number;
  boat: BoatView | null;
}

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
    users: build.infiniteQuery<PageOf<UserView>, { role: Role; q: string }, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg: { role, q }, pageParam: cursor }) => {
        const limit = role === 'renter' ? RENTERS_AT_ONCE : PEOPLE_AT_ONCE;
        return call(listUsers, { query: { role, q, cursor, limit } });
      },
      transformResponse: toPage<UserView>,
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
    offersOfCaptain: build.query<{ offers: CaptainOffer[]; total: number }, { captainId: number; shown: number }>({
      // Rates first: they are for signed-in people only, so that the boats are never asked for with an expired session,
      // which would show them as a guest sees them.
      queryFn: async ({ captainId, shown }, _api, _options, baseQuery) => {
        const rates = await baseQuery(call(listCaptainRates, { params: { captainId } }));
        if (rates.error) return { error: rates.error };
        const all = rates.data as RouteResponse<typeof listCaptainRates>;
        const offers = await Promise.all(
          all.slice(0, shown).map(async ({ boatId, hourlyRate }) => {
            const boat = await baseQuery(call(getBoat, { params: { id: boatId } }));
            return { boatId, hourlyRate, boat: boat.error ? null : (boat.data as BoatView) };
          }),
        );
        return { data: { offers, total: all.length } };
      },
      providesTags: ['CaptainRates', 'Boat'],
    }),
    addUser: build.mutation<UserView, { body: RouteRequest<typeof createUser>; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => call(createUser, { body, idempotencyKey }),
      invalidatesTags: ['Users'],
    }),
    updateStanding: build.mutation<UserView, { id: number; change: { role: Role } | { active: boolean } }>({
      query: ({ id, change }) => ({ ...call(updateUser, { params: { id } }), body: change }),
      invalidatesTags: ['Users', 'Boats', 'Captains'],
    }),
    toggleListing: build.mutation<BoatView, number>({
      query: (id) => call(toggleBoatAvailability, { params: { id } }),
      invalidatesTags: ['Boats', 'Boat', 'OwnerBoats'],
    }),
    licensesOf: build.query<Licenses, number>({
      query: (id) => call(getLicenses, { params: { id } }),
    }),
    rejectLicense: build.mutation<Licenses, { id: number; licenseType: LicenseType; reason: string }>({
      query: ({ id, licenseType, reason }) => call(rejectLicense, { params: { id, licenseType }, body: { reason } }),
      invalidatesTags: ['Users', 'Captains', 'Licenses'],
    }),
  }),
});

export const {
  useCountUsersQuery,
  useCountBoatsQuery,
  useUsersInfiniteQuery,
  useBoatsInCityInfiniteQuery,
  useBoatsOfOwnerQuery,
  useOffersOfCaptainQuery,
  useAddUserMutation,
  useUpdateStandingMutation,
  useToggleListingMutation,
  useLazyLicensesOfQuery,
  useRejectLicenseMutation,
} = adminApi;
