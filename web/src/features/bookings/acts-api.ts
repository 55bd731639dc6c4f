import {
  answerChange,
  answerCharter,
  type BookingView,
  callOff,
  changeReservation,
  chooseRefund,
  leaveCharter,
  proposeChange,
  replaceCaptain,
  type RouteDefinition,
  type RouteRequest,
  withdrawAdjustment,
  withdrawChange,
} from '@harbourline/contracts';
import type { z } from 'zod';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';
import { CHANGES_BOOKING } from './bookings-api';

/** What a call with several actions takes, whichever is meant. */
type AnyAction<R extends RouteDefinition> =
  R['actions'] extends Readonly<Record<string, { body: z.ZodType }>>
    ? z.input<R['actions'][keyof R['actions']]['body']>
    : never;
/** One booking, and what is sent of it. */
type About<Body> = { id: number } & Body;
/** One of the changes that were proposed for it. */
type AboutChange<Body = unknown> = About<{ changeId: string } & Body>;

/** What is done with a booking beside the specified acts, which bookings-api has. */
const actsApi = api.injectEndpoints({
  endpoints: (build) => ({
    proposeChange: build.mutation<BookingView, { id: number; change: RouteRequest<typeof proposeChange> }>({
      query: ({ id, change }) => call(proposeChange, { params: { id }, body: change }),
      invalidatesTags: CHANGES_BOOKING,
    }),
    answerChange: build.mutation<BookingView, AboutChange<AnyAction<typeof answerChange>>>({
      query: ({ id, changeId, ...body }) => ({ ...call(answerChange, { params: { id, changeId } }), body }),
      invalidatesTags: CHANGES_BOOKING,
    }),
    withdrawChange: build.mutation<BookingView, AboutChange>({
      query: (params) => call(withdrawChange, { params }),
      invalidatesTags: CHANGES_BOOKING,
    }),
    withdrawAdjustment: build.mutation<BookingView, { id: number }>({
      query: (params) => call(withdrawAdjustment, { params }),
      invalidatesTags: CHANGES_BOOKING,
    }),
    changeReservation: build.mutation<BookingView, { id: number; change: RouteRequest<typeof changeReservation> }>({
      query: ({ id, change }) => call(changeReservation, { params: { id }, body: change }),
      invalidatesTags: CHANGES_BOOKING,
    }),
    replaceCaptain: build.mutation<BookingView, About<RouteRequest<typeof replaceCaptain>>>({
      query: ({ id, ...body }) => call(replaceCaptain, { params: { id }, body }),
      invalidatesTags: CHANGES_BOOKING,
    }),
    answerCharter: build.mutation<BookingView, About<AnyAction<typeof answerCharter>>>({
      query: ({ id, ...body }) => ({ ...call(answerCharter, { params: { id } }), body }),
      invalidatesTags: CHANGES_BOOKING,
    }),
    leaveCharter: build.mutation<BookingView, About<RouteRequest<typeof leaveCharter>>>({
      query: ({ id, ...body }) => call(leaveCharter, { params: { id }, body }),
      invalidatesTags: CHANGES_BOOKING,
    }),
    callOff: build.mutation<BookingView, About<RouteRequest<typeof callOff>>>({
      query: ({ id, ...body }) => call(callOff, { params: { id }, body }),
      invalidatesTags: CHANGES_BOOKING,
    }),
    chooseRefund: build.mutation<BookingView, About<RouteRequest<typeof chooseRefund>>>({
      query: ({ id, ...body }) => call(chooseRefund, { params: { id }, body }),
      invalidatesTags: CHANGES_BOOKING,
    }),
  }),
});

export const {
  useProposeChangeMutation,
  useAnswerChangeMutation,
  useWithdrawChangeMutation,
  useWithdrawAdjustmentMutation,
  useChangeReservationMutation,
  useReplaceCaptainMutation,
  useAnswerCharterMutation,
  useLeaveCharterMutation,
  useCallOffMutation,
  useChooseRefundMutation,
} = actsApi;
