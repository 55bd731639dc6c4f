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
import { replaceById } from './replace-by-id';
import { takesItsPlace } from './takes-its-place';

interface Draft {
  id: string;
  subject: string;
  content: string;
}

interface Saved {
  id: string;
  body: RouteRequest<typeof saveEmailTemplate>;
}

const stored = api.injectEndpoints({
  endpoints: (build) => ({
    emailConfig: build.query<EmailConfig, void>({ query: () => call(getEmailConfig) }),
    emailTemplates: build.query<EmailTemplate[], void>({ query: () => call(listEmailTemplates) }),
    emailPreview: build.query<EmailPreview, Draft>({
      query: ({ id, ...body }) => call(previewEmailTemplate, { params: { id }, body }),
    }),
  }),
});
const { updateQueryData, getRunningQueryThunk } = stored.util;

interface Saving<T> {
  dispatch: Parameters<ReturnType<typeof updateQueryData>>[0];
  queryFulfilled: Promise<{ data: T }>;
}
const keepConfig = (_: unknown, { dispatch, queryFulfilled }: Saving<EmailConfig>) =>
  takesItsPlace({
    answer: queryFulfilled,
    put: (config) => dispatch(updateQueryData('emailConfig', undefined, () => config)),
    asked: () => dispatch(getRunningQueryThunk('emailConfig', undefined)),
  });
const keepTemplate = (_: unknown, { dispatch, queryFulfilled }: Saving<EmailTemplate>) =>
  takesItsPlace({
    answer: queryFulfilled,
    put: (template) => dispatch(updateQueryData('emailTemplates', undefined, replaceById(template))),
    asked: () => dispatch(getRunningQueryThunk('emailTemplates', undefined)),
  });

export const emailSettingsApi = stored.injectEndpoints({
  endpoints: (build) => ({
    saveEmailConfig: build.mutation<EmailConfig, RouteRequest<typeof saveEmailConfig>>({
      query: (body) => call(saveEmailConfig, { body }),
      onQueryStarted: keepConfig,
    }),
    saveEmailTemplate: build.mutation<EmailTemplate, Saved>({
      query: ({ id, body }) => call(saveEmailTemplate, { params: { id }, body }),
      onQueryStarted: keepTemplate,
    }),
    resetEmailTemplate: build.mutation<EmailTemplate, string>({
      query: (id) => call(resetEmailTemplate, { params: { id } }),
      onQueryStarted: keepTemplate,
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
