import {
  type BoatView,
  type CaptainBoatWithBoat,
  type ListedBoat,
  listBoats,
  listCaptainRates,
  toggleBoatAvailability,
} from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';
import type { City } from '../../shared/config/site';
import { fromTheStart, type PageOf, toPage } from '../../shared/api/page-of';

const BOATS_AT_ONCE = 24;
/** The server sends at most so many at a time. */
const MOST = 200;

const listingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    countBoats: build.query<number, void>({
      query: () => call(listBoats, { query: { includeInactive: true, limit: 1 } }),
      transformResponse: (_boats, meta) => meta?.total ?? 0,
      providesTags: ['Boats'],
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
    toggleListing: build.mutation<BoatView, number>({
      query: (id) => call(toggleBoatAvailability, { params: { id } }),
      invalidatesTags: ['Boats', 'Boat', 'OwnerBoats'],
    }),
  }),
});

export const {
  useCountBoatsQuery,
  useBoatsInCityInfiniteQuery,
  useBoatsOfOwnerQuery,
  useRatesOfCaptainQuery,
  useToggleListingMutation,
} = listingsApi;
