import {
  type BookingView,
  calendarEntry,
  createBooking,
  createPaymentIntent,
  depositReceipt,
  getBooking,
  paymentConfig,
  type RouteRequest,
  type RouteResponse,
} from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';
import { saveFile } from '../../shared/lib/save-file';

export type PaymentConfig = RouteResponse<typeof paymentConfig>;
export type StartedIntent = RouteResponse<typeof createPaymentIntent>;
/** A payment with a part for the card. */
export type CardIntent = StartedIntent & { clientSecret: string };

interface PaidBooking {
  body: RouteRequest<typeof createBooking>;
  idempotencyKey: string;
}

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Asked once per checkout: a newer answer in the middle of a payment would help nobody.
    loadPaymentConfig: build.mutation<PaymentConfig, void>({
      query: () => call(paymentConfig),
    }),
    createPaymentIntent: build.mutation<StartedIntent, RouteRequest<typeof createPaymentIntent>>({
      query: (body) => call(createPaymentIntent, { body }),
      invalidatesTags: ['Credits'],
    }),
    /** A reservation that is paid. */
    sentReservation: build.query<BookingView, number>({
      query: (id) => call(getBooking, { params: { id } }),
      providesTags: ['Booking'],
    }),
    downloadCalendarEntry: build.mutation<null, number>({
      query: (id) => call(calendarEntry, { params: { id }, onFile: saveFile }),
    }),
    downloadReceipt: build.mutation<null, number>({
      query: (id) => call(depositReceipt, { params: { id }, onFile: saveFile }),
    }),
    createBooking: build.mutation<BookingView, PaidBooking>({
      query: ({ body, idempotencyKey }) => ({ ...call(createBooking, { body, idempotencyKey }), idempotent: true }),
      invalidatesTags: ['Bookings', 'Hold', 'Availability', 'Credits'],
    }),
  }),
});

export const {
  useLoadPaymentConfigMutation,
  useCreatePaymentIntentMutation,
  useCreateBookingMutation,
  useSentReservationQuery,
  useDownloadCalendarEntryMutation,
  useDownloadReceiptMutation,
} = checkoutApi;
