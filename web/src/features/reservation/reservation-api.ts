import { quoteReservation, type QuoteView, type RouteRequest } from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';

export type Wish = RouteRequest<typeof quoteReservation>;

const reservationApi = api.injectEndpoints({
  endpoints: (build) => ({
    quote: build.query<QuoteView, Wish>({
      query: (body) => call(quoteReservation, { body }),
      providesTags: ['Availability'],
    }),
  }),
});

export const { useQuoteQuery } = reservationApi;
