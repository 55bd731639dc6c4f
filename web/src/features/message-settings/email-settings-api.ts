import {
  type EmailConfig,
  type EmailPreview,
  type EmailTemplate,
  getEmailConfig,
  listEmailTemplates,
  previewEmailTemplate,
  resetEmailTemplate,
  type RouteRequest,
  type RouteResponse,
  saveEmailConfig,
  saveEmailTemplate,
  testEmail,
} from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';
import { onAnswer } from './on-answer';
import { replaceById } from './replace-by-id';

interface Draft {
  id: string;
  subject: string;
  content: string;
}

interface Saved {
  id: string;
  body: RouteRequest<typeof saveEmailTemplate>;
}

/** What is saved answers how it is kept, and takes its place at once: nothing older appears in between. */
export const emailSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    emailConfig: build.query<EmailConfig, void>({ query: () => call(getEmailConfig) }),
    saveEmailConfig: build.mutation<EmailConfig, RouteRequest<typeof saveEmailConfig>>({
      query: (body) => call(saveEmailConfig, { body }),
      onQueryStarted: (_body, { dispatch, queryFulfilled }) =>
        onAnswer(queryFulfilled, (data) => {
          dispatch(emailSettingsApi.util.updateQueryData('emailConfig', undefined, () => data));
        }),
    }),
    emailTemplates: build.query<EmailTemplate[], void>({ query: () => call(listEmailTemplates) }),
    saveEmailTemplate: build.mutation<EmailTemplate, Saved>({
      query: ({ id, body }) => call(saveEmailTemplate, { params: { id }, body }),
      onQueryStarted: (_saved, { dispatch, queryFulfilled }) =>
        onAnswer(queryFulfilled, (data) => {
          dispatch(emailSettingsApi.util.updateQueryData('emailTemplates', undefined, replaceById(data)));
        }),
    }),
    resetEmailTemplate: build.mutation<EmailTemplate, string>({
      query: (id) => call(resetEmailTemplate, { params: { id } }),
      onQueryStarted: (_id, { dispatch, queryFulfilled }) =>
        onAnswer(queryFulfilled, (data) => {
          dispatch(emailSettingsApi.util.updateQueryData('emailTemplates', undefined, replaceById(data)));
        }),
    }),
    emailPreview: build.query<EmailPreview, Draft>({
      query: ({ id, ...body }) => call(previewEmailTemplate, { params: { id }, body }),
    }),
    testEmail: build.mutation<RouteResponse<typeof testEmail>, RouteRequest<typeof testEmail>>({
      query: (body) => call(testEmail, { body }),
    }),
  }),
});

export const {
  useEmailConfigQuery,
  useSaveEmailConfigMutation,
  useEmailTemplatesQuery,
  useSaveEmailTemplateMutation,
  useResetEmailTemplateMutation,
  useEmailPreviewQuery,
  useTestEmailMutation,
} = emailSettingsApi;
