import { type CreditView, listCredits } from '@harbourline/contracts';
import { api } from './api';
import { call } from './call';

export const creditsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in renter's own: shown on the dashboard, used in the checkout. */
    ownCredits: build.query<CreditView[], void>({
      query: () => call(listCredits),
      providesTags: ['Credits'],
    }),
  }),
});

export const { useOwnCreditsQuery, useLazyOwnCreditsQuery } = creditsApi;
