import { type BoatCard, listBoats, viewBoat } from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';
import type { BoatFilters } from './filters';

const PAGE_SIZE = 24;

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
    }),
    viewBoat: build.mutation<null, number>({
      query: (id) => call(viewBoat, { params: { id } }),
    }),
  }),
});

export const { useBoatsQuery, useBoatPagesInfiniteQuery, useViewBoatMutation } = boatsApi;
