import {
  type SmsConfig,
  type SmsPreview,
  type SmsTemplate,
  getSmsConfig,
  listSmsTemplates,
  previewSmsTemplate,
  resetSmsTemplate,
  type RouteRequest,
  type RouteResponse,
  saveSmsConfig,
  saveSmsTemplate,
  testSms,
} from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';
import { onAnswer } from './on-answer';
import { replaceById } from './replace-by-id';

interface Draft {
  id: string;
  content: string;
}

interface Saved {
  id: string;
  body: RouteRequest<typeof saveSmsTemplate>;
}

/** What is saved answers how it is kept, and takes its place at once: nothing older appears in between. */
const smsSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    smsConfig: build.query<SmsConfig, void>({ query: () => call(getSmsConfig) }),
    saveSmsConfig: build.mutation<SmsConfig, RouteRequest<typeof saveSmsConfig>>({
      query: (body) => call(saveSmsConfig, { body }),
      onQueryStarted: (_body, { dispatch, queryFulfilled }) =>
        onAnswer(queryFulfilled, (data) => {
          dispatch(smsSettingsApi.util.updateQueryData('smsConfig', undefined, () => data));
        }),
    }),
    smsTemplates: build.query<SmsTemplate[], void>({ query: () => call(listSmsTemplates) }),
    saveSmsTemplate: build.mutation<SmsTemplate, Saved>({
      query: ({ id, body }) => call(saveSmsTemplate, { params: { id }, body }),
      onQueryStarted: (_saved, { dispatch, queryFulfilled }) =>
        onAnswer(queryFulfilled, (data) => {
          dispatch(smsSettingsApi.util.updateQueryData('smsTemplates', undefined, replaceById(data)));
        }),
    }),
    resetSmsTemplate: build.mutation<SmsTemplate, string>({
      query: (id) => call(resetSmsTemplate, { params: { id } }),
      onQueryStarted: (_id, { dispatch, queryFulfilled }) =>
        onAnswer(queryFulfilled, (data) => {
          dispatch(smsSettingsApi.util.updateQueryData('smsTemplates', undefined, replaceById(data)));
        }),
    }),
    smsPreview: build.query<SmsPreview, Draft>({
      query: ({ id, ...body }) => call(previewSmsTemplate, { params: { id }, body }),
    }),
    testSms: build.mutation<RouteResponse<typeof testSms>, RouteRequest<typeof testSms>>({
      query: (body) => call(testSms, { body }),
    }),
  }),
});

export const {
  useSmsConfigQuery,
  useSaveSmsConfigMutation,
  useSmsTemplatesQuery,
  useSaveSmsTemplateMutation,
  useResetSmsTemplateMutation,
  useSmsPreviewQuery,
  useTestSmsMutation,
} = smsSettingsApi;
