import { type RouteRequest, type RouteResponse, sendContactMessage } from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<
      RouteResponse<typeof sendContactMessage>,
      { body: RouteRequest<typeof sendContactMessage>; idempotencyKey: string }
    >({
      query: ({ body, idempotencyKey }) => call(sendContactMessage, { body, idempotencyKey }),
      invalidatesTags: ['ContactMessages'],
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
