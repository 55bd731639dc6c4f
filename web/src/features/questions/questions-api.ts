import {
  type AdminQuestion,
  answerQuestion,
  judgeQuestion,
  listAdminQuestions,
  listBoatQuestions,
  listReceivedQuestions,
  type QuestionView,
  type ReceivedQuestion,
  reportQuestion,
  type RouteResponse,
  showQuestion,
} from '@harbourline/contracts';
import type { z } from 'zod';
import { api } from '../../shared/api/api';
import type { AnswerMeta } from '../../shared/api/answer-meta';
import { call } from '../../shared/api/call';
import { fromTheStart, type PageOf, toPage } from '../../shared/api/page-of';

const AT_ONCE = 10;

type Judged = z.input<(typeof judgeQuestion.actions)[keyof typeof judgeQuestion.actions]['body']>;
type Answered = z.input<(typeof answerQuestion.actions)[keyof typeof answerQuestion.actions]['body']>;
const countIn = (items: unknown[], meta: AnswerMeta | undefined) => meta?.moreThan ?? meta?.total ?? items.length;

const questionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    boatQuestions: build.infiniteQuery<PageOf<QuestionView>, number, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg: id, pageParam: cursor }) =>
        call(listBoatQuestions, { params: { id }, query: { cursor, limit: AT_ONCE } }),
      transformResponse: toPage<QuestionView>,
      providesTags: ['Questions'],
    }),
    receivedQuestions: build.infiniteQuery<PageOf<ReceivedQuestion>, 'true' | 'false', string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg: answered, pageParam: cursor }) =>
        call(listReceivedQuestions, { query: { answered, cursor, limit: AT_ONCE } }),
      transformResponse: toPage<ReceivedQuestion>,
      providesTags: ['Questions'],
    }),
    openQuestionCount: build.query<number, void>({
      query: () => call(listReceivedQuestions, { query: { answered: 'false', limit: 1 } }),
      transformResponse: countIn,
      providesTags: ['Questions'],
    }),
    answerQuestion: build.mutation<ReceivedQuestion, { id: number; body: Answered }>({
      query: ({ id, body }) => ({ ...call(answerQuestion, { params: { id } }), body }),
      invalidatesTags: ['Questions', 'ContactMessages'],
    }),
    showQuestion: build.mutation<ReceivedQuestion, { id: number; shown: boolean }>({
      query: ({ id, shown }) => call(showQuestion, { params: { id }, body: { shown } }),
      invalidatesTags: ['Questions'],
    }),
    reportQuestion: build.mutation<RouteResponse<typeof reportQuestion>, { id: number; reason: string }>({
      query: ({ id, reason }) => call(reportQuestion, { params: { id }, body: { reason } }),
      invalidatesTags: ['Questions'],
    }),
    adminQuestions: build.infiniteQuery<
      PageOf<AdminQuestion>,
      'waiting' | 'reported' | 'hidden' | 'all',
      string | null
    >({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg: which, pageParam: cursor }) =>
        call(listAdminQuestions, { query: { which, cursor, limit: AT_ONCE } }),
      transformResponse: toPage<AdminQuestion>,
      providesTags: ['Questions'],
    }),
    judgeQuestion: build.mutation<AdminQuestion, { id: number; body: Judged }>({
      query: ({ id, body }) => ({ ...call(judgeQuestion, { params: { id } }), body }),
      invalidatesTags: ['Questions'],
    }),
  }),
});

export const {
  useBoatQuestionsInfiniteQuery,
  useReceivedQuestionsInfiniteQuery,
  useOpenQuestionCountQuery,
  useAnswerQuestionMutation,
  useShowQuestionMutation,
  useReportQuestionMutation,
  useAdminQuestionsInfiniteQuery,
  useJudgeQuestionMutation,
} = questionsApi;
