import {
  boatAvailability,
  quoteReservation,
  type QuoteView,
  type RouteRequest,
  type RouteResponse,
} from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';

export type Availability = RouteResponse<typeof boatAvailability>;
export type Wish = RouteRequest<typeof quoteReservation>;

interface Range {
  boatId: number;
  /** Local dates, both included. */
  from: string;
  to: string;
}

const reservationApi = api.injectEndpoints({
  endpoints: (build) => ({
    availability: build.query<Availability, Range>({
      query: ({ boatId, ...query }) => call(boatAvailability, { params: { id: boatId }, query }),
      providesTags: ['Availability'],
    }),
    quote: build.query<QuoteView, Wish>({
      query: (body) => call(quoteReservation, { body }),
      providesTags: ['Availability'],
    }),
  }),
});

export const { useAvailabilityQuery, useQuoteQuery } = reservationApi;
