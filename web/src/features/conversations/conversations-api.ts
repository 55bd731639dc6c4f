import {
  closeConversationReport,
  type ConversationMessage,
  type ConversationReport,
  type ConversationView,
  createSavedReply,
  deleteSavedReply,
  listConversationReports,
  listSavedReplies,
  listUnread,
  noteMessagesRead,
  readConversation,
  readReportedConversation,
  reportConversation,
  type RouteResponse,
  type SavedReply,
  updateSavedReply,
  writeMessage,
} from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';
import { fromTheStart, type PageOf, toPage } from '../../shared/api/page-of';

const AT_ONCE = 25;

/** What somebody is about to send; `pictures` are keys of what was uploaded before. */
export interface Draft {
  text: string;
  pictures: readonly string[];
}

/** A new one has no id; `basedOn` is the `updatedAt` of what was changed. */
interface ReplyToSave {
  id?: number | undefined;
  basedOn?: string | undefined;
  title: string;
  text: string;
}

/** Whatever makes one of the conversations old invalidates `Conversations`: those on screen and all counts ask again. */
const conversationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    unread: build.query<RouteResponse<typeof listUnread>, void>({
      query: () => call(listUnread),
      providesTags: ['Conversations'],
    }),
    conversation: build.infiniteQuery<ConversationView, number, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ hasEarlier, messages }) => (hasEarlier ? (messages[0]?.number ?? null) : null),
      },
      query: ({ queryArg: id, pageParam: before }) => call(readConversation, { params: { id }, query: { before } }),
      providesTags: ['Conversations'],
    }),
    writeMessage: build.mutation<ConversationMessage, Draft & { bookingId: number; idempotencyKey: string }>({
      query: ({ bookingId: id, text, pictures, idempotencyKey }) =>
        call(writeMessage, {
          params: { id },
          body: { text, ...(pictures.length > 0 && { pictures: [...pictures] }) },
          idempotencyKey,
        }),
      invalidatesTags: ['Conversations'],
    }),
    noteMessagesRead: build.mutation<RouteResponse<typeof noteMessagesRead>, { bookingId: number; upTo: number }>({
      query: ({ bookingId: id, upTo }) => call(noteMessagesRead, { params: { id }, body: { upTo } }),
      invalidatesTags: (result) => (result ? ['Conversations'] : []),
    }),
    reportConversation: build.mutation<RouteResponse<typeof reportConversation>, { bookingId: number; reason: string }>(
      {
        query: ({ bookingId: id, reason }) => call(reportConversation, { params: { id }, body: { reason } }),
        invalidatesTags: ['Conversations'],
      },
    ),
    savedReplies: build.query<SavedReply[], void>({
      query: () => call(listSavedReplies),
      providesTags: ['SavedReplies'],
    }),
    saveReply: build.mutation<SavedReply, ReplyToSave>({
      query: ({ id, basedOn, ...body }) =>
        id === undefined
          ? call(createSavedReply, { body })
          : call(updateSavedReply, { params: { id }, body: { ...body, basedOn } }),
      invalidatesTags: ['SavedReplies'],
    }),
    deleteReply: build.mutation<unknown, number>({
      query: (id) => call(deleteSavedReply, { params: { id } }),
      invalidatesTags: ['SavedReplies'],
    }),
    conversationReports: build.infiniteQuery<PageOf<ConversationReport>, { closed: boolean }, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg: { closed }, pageParam: cursor }) =>
        call(listConversationReports, { query: { closed, cursor, limit: AT_ONCE } }),
      transformResponse: toPage<ConversationReport>,
      providesTags: ['ConversationReports'],
    }),
    readReported: build.mutation<RouteResponse<typeof readReportedConversation>, number>({
      query: (id) => call(readReportedConversation, { params: { id } }),
    }),
    closeReport: build.mutation<ConversationReport, { id: number; outcome: string }>({
      query: ({ id, outcome }) => call(closeConversationReport, { params: { id }, body: { closed: true, outcome } }),
      invalidatesTags: ['ConversationReports'],
    }),
  }),
});

export const {
  useUnreadQuery,
  useConversationInfiniteQuery,
  useWriteMessageMutation,
  useNoteMessagesReadMutation,
  useReportConversationMutation,
  useSavedRepliesQuery,
  useLazySavedRepliesQuery,
  useSaveReplyMutation,
  useDeleteReplyMutation,
  useConversationReportsInfiniteQuery,
  useReadReportedMutation,
  useCloseReportMutation,
} = conversationsApi;
