import { listAskingRenters, type RenterFace } from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';

const askingRenterApi = api.injectEndpoints({
  endpoints: (build) => ({
    askingRenters: build.query<RenterFace[], void>({
      query: () => call(listAskingRenters),
      providesTags: ['Bookings'],
    }),
  }),
});

export const { useAskingRentersQuery } = askingRenterApi;
