import { captainEarnings, type CaptainEarnings } from '@harbourline/contracts';
import { api } from '../../../shared/api/api';
import { call } from '../../../shared/api/call';

const earningsApi = api.injectEndpoints({
  endpoints: (build) => ({
    captainEarnings: build.query<CaptainEarnings, { captainId: number }>({
      query: ({ captainId }) => call(captainEarnings, { params: { id: captainId } }),
      providesTags: ['Bookings'],
    }),
  }),
});

export const { useCaptainEarningsQuery } = earningsApi;
