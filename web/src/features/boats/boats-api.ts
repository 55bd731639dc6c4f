import {
  type BoatCard,
  boatCalendar,
  charterHours,
  listBoats,
  type RouteResponse,
  viewBoat,
} from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';
import type { BoatFilters } from './filters';
import { PAGE_SIZE } from './page-sizes';

const KEPT_SECONDS = 600;

interface BoatPage {
  boats: BoatCard[];
  /** The address of the page after it. */
  next: string | undefined;
}

export const boatsApi = api.injectEndpoints({
  endpoints: (build) => ({
    boats: build.query<BoatCard[], Partial<BoatFilters> & { limit?: number }>({
      query: (filters) => call(listBoats, { query: filters }),
      providesTags: ['Boats'],
    }),
    boatPages: build.infiniteQuery<BoatPage, BoatFilters, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg, pageParam }) =>
        pageParam === null
          ? call(listBoats, { query: { ...queryArg, limit: PAGE_SIZE } })
          : { method: 'GET', url: pageParam },
      transformResponse: (boats: BoatCard[], meta) => ({ boats, next: meta?.next }),
      providesTags: ['Boats'],
      // Whoever comes back finds all that was on screen, at the place they left, while it is asked for again.
      keepUnusedDataFor: KEPT_SECONDS,
    }),
    /** For how long boats go out, in a city or anywhere. */
    charterHours: build.query<RouteResponse<typeof charterHours>, { location: string | undefined }>({
      query: (query) => call(charterHours, { query }),
      providesTags: ['Boats'],
    }),
    /** The days of a month (YYYY-MM) with their rates, and which of them are free. */
    boatCalendar: build.query<RouteResponse<typeof boatCalendar>, { boatId: number; month: string }>({
      query: ({ boatId, month }) => call(boatCalendar, { params: { id: boatId }, query: { month } }),
      providesTags: ['Availability'],
    }),
    viewBoat: build.mutation<null, number>({
      query: (id) => call(viewBoat, { params: { id } }),
    }),
  }),
});

export const {
  useBoatsQuery,
  useBoatPagesInfiniteQuery,
  useCharterHoursQuery,
  useBoatCalendarQuery,
  useViewBoatMutation,
} = boatsApi;
