import {
  type ContactMessage,
  type DeliveryView,
  listContactMessages,
  listDeliveries,
  sendAgain,
  updateContactMessage,
} from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import type { AnswerMeta } from '../../shared/api/answer-meta';
import { call } from '../../shared/api/call';
import { fromTheStart, type PageOf, toPage } from '../../shared/api/page-of';

const AT_ONCE = 25;

/** How many there are at least, of which no more than one is fetched, and whether there are more. */
export interface Counted {
  count: number;
  more: boolean;
}
const countIn = (items: unknown[], meta: AnswerMeta | undefined): Counted => ({
  count: meta?.moreThan ?? meta?.total ?? items.length,
  more: meta?.moreThan !== undefined,
});

const messageLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    deliveries: build.infiniteQuery<
      PageOf<DeliveryView>,
      { q?: string; status?: string; channel?: string; recipientId?: number },
      string | null
    >({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg, pageParam: cursor }) =>
        call(listDeliveries, { query: { ...queryArg, cursor, limit: AT_ONCE } }),
      transformResponse: toPage<DeliveryView>,
      providesTags: ['Messages'],
    }),
    failedCount: build.query<Counted, void>({
      query: () => call(listDeliveries, { query: { status: 'failed', limit: 1 } }),
      transformResponse: countIn,
      providesTags: ['Messages'],
    }),
    sendAgain: build.mutation<DeliveryView, string>({
      query: (id) => call(sendAgain, { params: { id } }),
      invalidatesTags: ['Messages'],
    }),
    contactMessages: build.infiniteQuery<PageOf<ContactMessage>, { q: string; handled: string }, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg, pageParam: cursor }) =>
        call(listContactMessages, { query: { ...queryArg, cursor, limit: AT_ONCE } }),
      transformResponse: toPage<ContactMessage>,
      providesTags: ['ContactMessages'],
    }),
    openContactCount: build.query<Counted, void>({
      query: () => call(listContactMessages, { query: { handled: 'false', limit: 1 } }),
      transformResponse: countIn,
      providesTags: ['ContactMessages'],
    }),
    markContactMessage: build.mutation<ContactMessage, { id: number; handled: boolean }>({
      query: ({ id, handled }) => call(updateContactMessage, { params: { id }, body: { handled } }),
      invalidatesTags: ['ContactMessages', 'Questions'],
    }),
  }),
});

export const {
  useDeliveriesInfiniteQuery,
  useFailedCountQuery,
  useSendAgainMutation,
  useContactMessagesInfiniteQuery,
  useOpenContactCountQuery,
  useMarkContactMessageMutation,
} = messageLogApi;
