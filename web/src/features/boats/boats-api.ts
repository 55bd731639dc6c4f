import {
  type BoatCaptain,
  type BoatCard,
  type BoatView,
  getBoat,
  listBoatCaptains,
  listBoats,
} from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';
import type { BoatFilters } from './filters';

export const boatsApi = api.injectEndpoints({
  endpoints: (build) => ({
    boats: build.query<BoatCard[], Partial<BoatFilters> & { limit?: number }>({
      query: (filters) => call(listBoats, { query: filters }),
      providesTags: ['Boats'],
    }),
    boat: build.query<BoatView | null, number>({
      query: (id) => call(getBoat, { params: { id } }),
      transformResponse: (answer: BoatView | BoatView[]) => (Array.isArray(answer) ? (answer[0] ?? null) : answer),
      providesTags: ['Boat'],
    }),
    boatCaptains: build.query<BoatCaptain[], number>({
      query: (id) => call(listBoatCaptains, { params: { id } }),
      providesTags: ['Captains'],
    }),
  }),
});

export const { useBoatsQuery, useBoatQuery, useBoatCaptainsQuery } = boatsApi;
