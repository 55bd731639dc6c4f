import { type BoatCard, similarBoats } from '@harbourline/contracts';
import { api } from '../../../shared/api/api';
import { call } from '../../../shared/api/call';

interface SimilarTo {
  location: string;
  date: string;
  startTime: string;
  hours: number;
  guests: number;
  /** Dollars per hour. */
  rate: number;
  /** The boat that it is not to be. */
  without: number;
}

const otherBoatsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Looked for anew by whoever opens a booking: a boat that was free an hour ago may be taken. */
    otherBoats: build.query<BoatCard[], SimilarTo>({
      query: (wish) => call(similarBoats, { query: { ...wish } }),
      providesTags: ['Boats', 'Availability'],
    }),
  }),
});

export const { useOtherBoatsQuery } = otherBoatsApi;
