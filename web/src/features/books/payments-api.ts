import {
  type AdminDispute,
  type AdminPayment,
  type AdminRefund,
  type CreditView,
  exportPayments,
  listDisputes,
  listPayments,
  listPayouts,
  listRefunds,
  listCredits,
  countManualRefunds,
  listManualRefunds,
  type ManualRefund,
  markGivenBack,
  markPaidOut,
  type PAYMENT_SORTS,
  type Payout,
  retryRefund,
  type RouteRequest,
  type RouteResponse,
} from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';
import { fromTheStart, type PageOf, toPage } from '../../shared/api/page-of';
import { saveFile } from '../../shared/lib/save-file';

export interface PaymentFilters {
  q?: string | undefined;
  status?: string | undefined;
  renterId?: number | undefined;
  sort?: (typeof PAYMENT_SORTS)[number] | undefined;
  /** Days in Toronto, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

const AT_ONCE = 25;

interface GivenBack {
  bookingId: number;
  body: RouteRequest<typeof markGivenBack>;
  idempotencyKey: string;
}

interface PaidOut {
  bookingId: number;
  body: RouteRequest<typeof markPaidOut>;
  idempotencyKey: string;
}

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    payments: build.infiniteQuery<PageOf<AdminPayment>, PaymentFilters, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg, pageParam: cursor }) =>
        call(listPayments, { query: { ...queryArg, cursor, limit: AT_ONCE } }),
      transformResponse: toPage<AdminPayment>,
      providesTags: ['Payments'],
    }),
    exportPayments: build.mutation<null, RouteRequest<typeof exportPayments>>({
      query: (body) => call(exportPayments, { body, onFile: saveFile }),
    }),
    creditsOf: build.query<CreditView[], number>({
      query: (renterId) => call(listCredits, { query: { renterId } }),
      providesTags: ['Credits'],
    }),
    refunds: build.infiniteQuery<PageOf<AdminRefund>, { status: AdminRefund['status'] }, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg, pageParam: cursor }) => call(listRefunds, { query: { ...queryArg, cursor, limit: AT_ONCE } }),
      transformResponse: toPage<AdminRefund>,
      providesTags: ['Payments'],
    }),
    retryRefund: build.mutation<AdminRefund, number>({
      query: (id) => call(retryRefund, { params: { id } }),
      invalidatesTags: ['Payments', 'Booking', 'Bookings'],
    }),
    disputes: build.infiniteQuery<PageOf<AdminDispute>, { status: string }, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg, pageParam: cursor }) =>
        call(listDisputes, { query: { ...queryArg, cursor, limit: AT_ONCE } }),
      transformResponse: toPage<AdminDispute>,
      providesTags: ['Payments'],
    }),
    payouts: build.infiniteQuery<
      PageOf<Payout>,
      { status?: Payout['status']; ownerId?: number | undefined },
      string | null
    >({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg, pageParam: cursor }) => call(listPayouts, { query: { ...queryArg, cursor, limit: AT_ONCE } }),
      transformResponse: toPage<Payout>,
      providesTags: ['Payments'],
    }),
    manualRefunds: build.infiniteQuery<PageOf<ManualRefund>, { status: ManualRefund['status'] }, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg, pageParam: cursor }) =>
        call(listManualRefunds, { query: { ...queryArg, cursor, limit: AT_ONCE } }),
      transformResponse: toPage<ManualRefund>,
      providesTags: ['Payments'],
    }),
    manualRefundCounts: build.query<RouteResponse<typeof countManualRefunds>, void>({
      query: () => call(countManualRefunds),
      providesTags: ['Payments'],
    }),
    markGivenBack: build.mutation<ManualRefund, GivenBack>({
      query: ({ bookingId, body, idempotencyKey }) =>
        call(markGivenBack, { params: { bookingId }, body, idempotencyKey }),
      invalidatesTags: ['Payments', 'Booking', 'Bookings'],
    }),
    markPaidOut: build.mutation<Payout, PaidOut>({
      query: ({ bookingId, body, idempotencyKey }) =>
        call(markPaidOut, { params: { bookingId }, body, idempotencyKey }),
      invalidatesTags: ['Payments'],
    }),
  }),
});

export const {
  usePaymentsInfiniteQuery,
  useExportPaymentsMutation,
  useCreditsOfQuery,
  useRefundsInfiniteQuery,
  useRetryRefundMutation,
  useDisputesInfiniteQuery,
  usePayoutsInfiniteQuery,
  useManualRefundsInfiniteQuery,
  useManualRefundCountsQuery,
  useMarkGivenBackMutation,
  useMarkPaidOutMutation,
} = paymentsApi;
