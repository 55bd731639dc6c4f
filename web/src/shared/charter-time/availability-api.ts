import { boatAvailability, type RouteResponse } from '@harbourline/contracts';
import { api } from '../api/api';
import { call } from '../api/call';

export type Availability = RouteResponse<typeof boatAvailability>;

interface Range {
  boatId: number;
  /** Local dates, both included. */
  from: string;
  to: string;
}

const availabilityApi = api.injectEndpoints({
  endpoints: (build) => ({
    availability: build.query<Availability, Range>({
      query: ({ boatId, ...query }) => call(boatAvailability, { params: { id: boatId }, query }),
      providesTags: ['Availability'],
    }),
  }),
});

export const { useAvailabilityQuery } = availabilityApi;
