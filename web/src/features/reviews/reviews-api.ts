import {
  type AdminReview,
  type CharterToReview,
  judgeReview,
  listAdminReviews,
  listBoatReviews,
  listChartersToReview,
  listReceivedReviews,
  listRenterRatings,
  listWrittenReviews,
  type ReceivedReview,
  replyToReview,
  reportReview,
  type ReviewView,
  type RouteResponse,
  writeReview,
  type WrittenReview,
} from '@harbourline/contracts';
import type { z } from 'zod';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';
import { fromTheStart, type PageOf, toPage } from '../../shared/api/page-of';

const AT_ONCE = 10;

/** What any of a call's actions takes. */
type BodyOf<Actions extends Record<string, { body: z.ZodType }>> = z.input<Actions[keyof Actions]['body']>;
export type Written = BodyOf<typeof writeReview.actions>;

const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    boatReviews: build.infiniteQuery<PageOf<ReviewView>, number, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg: id, pageParam: cursor }) =>
        call(listBoatReviews, { params: { id }, query: { cursor, limit: AT_ONCE } }),
      transformResponse: toPage<ReviewView>,
      providesTags: ['Reviews'],
    }),
    receivedReviews: build.infiniteQuery<PageOf<ReceivedReview>, void, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ pageParam: cursor }) => call(listReceivedReviews, { query: { cursor, limit: AT_ONCE } }),
      transformResponse: toPage<ReceivedReview>,
      providesTags: ['Reviews'],
    }),
    writtenReviews: build.infiniteQuery<PageOf<WrittenReview>, void, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ pageParam: cursor }) => call(listWrittenReviews, { query: { cursor, limit: AT_ONCE } }),
      transformResponse: toPage<WrittenReview>,
      providesTags: ['Reviews'],
    }),
    chartersToReview: build.query<CharterToReview[], void>({
      query: () => call(listChartersToReview),
      providesTags: ['Reviews'],
    }),
    renterRatings: build.query<RouteResponse<typeof listRenterRatings>, void>({
      query: () => call(listRenterRatings),
      providesTags: ['Reviews'],
    }),
    writeReview: build.mutation<WrittenReview[], { bookingId: number; body: Written }>({
      query: ({ bookingId: id, body }) => ({ ...call(writeReview, { params: { id } }), body }),
      invalidatesTags: ['Reviews'],
    }),
    replyToReview: build.mutation<ReceivedReview, { id: number; text: string }>({
      query: ({ id, text }) => call(replyToReview, { params: { id }, body: { text } }),
      invalidatesTags: ['Reviews'],
    }),
    reportReview: build.mutation<ReceivedReview, { id: number; reason: string }>({
      query: ({ id, reason }) => call(reportReview, { params: { id }, body: { reason } }),
      invalidatesTags: ['Reviews'],
    }),
    adminReviews: build.infiniteQuery<PageOf<AdminReview>, { which: string }, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg: { which }, pageParam: cursor }) =>
        call(listAdminReviews, { query: { which, cursor, limit: AT_ONCE } }),
      transformResponse: toPage<AdminReview>,
      providesTags: ['Reviews'],
    }),
    judgeReview: build.mutation<AdminReview, { id: number; body: BodyOf<typeof judgeReview.actions> }>({
      query: ({ id, body }) => ({ ...call(judgeReview, { params: { id } }), body }),
      invalidatesTags: ['Reviews'],
    }),
  }),
});

export const {
  useBoatReviewsInfiniteQuery,
  useReceivedReviewsInfiniteQuery,
  useWrittenReviewsInfiniteQuery,
  useChartersToReviewQuery,
  useRenterRatingsQuery,
  useWriteReviewMutation,
  useReplyToReviewMutation,
  useReportReviewMutation,
  useAdminReviewsInfiniteQuery,
  useJudgeReviewMutation,
} = reviewsApi;
