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
import { replaceById } from './replace-by-id';
import { takesItsPlace } from './takes-its-place';

interface Draft {
  id: string;
  content: string;
}

interface Saved {
  id: string;
  body: RouteRequest<typeof saveSmsTemplate>;
}

const stored = api.injectEndpoints({
  endpoints: (build) => ({
    smsConfig: build.query<SmsConfig, void>({ query: () => call(getSmsConfig) }),
    smsTemplates: build.query<SmsTemplate[], void>({ query: () => call(listSmsTemplates) }),
    smsPreview: build.query<SmsPreview, Draft>({
      query: ({ id, ...body }) => call(previewSmsTemplate, { params: { id }, body }),
    }),
  }),
});
const { updateQueryData, getRunningQueryThunk } = stored.util;

interface Saving<T> {
  dispatch: Parameters<ReturnType<typeof updateQueryData>>[0];
  queryFulfilled: Promise<{ data: T }>;
}
const keepConfig = (_: unknown, { dispatch, queryFulfilled }: Saving<SmsConfig>) =>
  takesItsPlace({
    answer: queryFulfilled,
    put: (config) => dispatch(updateQueryData('smsConfig', undefined, () => config)),
    asked: () => dispatch(getRunningQueryThunk('smsConfig', undefined)),
  });
const keepTemplate = (_: unknown, { dispatch, queryFulfilled }: Saving<SmsTemplate>) =>
  takesItsPlace({
    answer: queryFulfilled,
    put: (template) => dispatch(updateQueryData('smsTemplates', undefined, replaceById(template))),
    asked: () => dispatch(getRunningQueryThunk('smsTemplates', undefined)),
  });

const smsSettingsApi = stored.injectEndpoints({
  endpoints: (build) => ({
    saveSmsConfig: build.mutation<SmsConfig, RouteRequest<typeof saveSmsConfig>>({
      query: (body) => call(saveSmsConfig, { body }),
      onQueryStarted: keepConfig,
    }),
    saveSmsTemplate: build.mutation<SmsTemplate, Saved>({
      query: ({ id, body }) => call(saveSmsTemplate, { params: { id }, body }),
      onQueryStarted: keepTemplate,
    }),
    resetSmsTemplate: build.mutation<SmsTemplate, string>({
      query: (id) => call(resetSmsTemplate, { params: { id } }),
      onQueryStarted: keepTemplate,
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
