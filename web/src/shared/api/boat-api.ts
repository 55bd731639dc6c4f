import { type BoatCaptain, type BoatView, getBoat, listBoatCaptains } from '@harbourline/contracts';
import { api } from './api';
import { call } from './call';

/** One boat and who may be hired for it: shown on its page, and chosen from for reservations. */
export const boatApi = api.injectEndpoints({
  endpoints: (build) => ({
    boat: build.query<BoatView | null, number>({
      query: (id) => call(getBoat, { params: { id } }),
      transformResponse: (answer: BoatView | BoatView[]) => (Array.isArray(answer) ? (answer[0] ?? null) : answer),
      providesTags: ['Boat'],
    }),
    /** Those who may be booked on the day; today, where none is given. */
    boatCaptains: build.query<BoatCaptain[], { boatId: number; date?: string | undefined }>({
      query: ({ boatId, date }) => call(listBoatCaptains, { params: { id: boatId }, query: { date } }),
      providesTags: ['Captains'],
    }),
  }),
});

export const { useBoatQuery, useBoatCaptainsQuery } = boatApi;
