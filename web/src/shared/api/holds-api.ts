import { createHold, getHold, type HoldView, releaseHold, type RouteRequest } from '@harbourline/contracts';
import { api } from './api';
import { call } from './call';

interface NewHold {
  body: RouteRequest<typeof createHold>;
  idempotencyKey: string;
}

/** Slots that are held while their renter pays; the reservation page makes them, checkout and dashboard resume them. */
const holdsApi = api.injectEndpoints({
  endpoints: (build) => ({
    hold: build.query<HoldView, string>({
      query: (id) => call(getHold, { params: { id } }),
      providesTags: ['Hold'],
    }),
    createHold: build.mutation<HoldView, NewHold>({
      query: ({ body, idempotencyKey }) => call(createHold, { body, idempotencyKey }),
      invalidatesTags: ['Hold', 'Availability'],
    }),
    releaseHold: build.mutation<null, string>({
      query: (id) => call(releaseHold, { params: { id } }),
      invalidatesTags: ['Hold', 'Availability'],
    }),
  }),
});

export const { useHoldQuery, useLazyHoldQuery, useCreateHoldMutation, useReleaseHoldMutation } = holdsApi;
