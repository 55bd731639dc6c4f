import { z } from 'zod';
import { defineRoute } from '../define-route';
import { email as emailAddress } from '../primitives';
import { messageTemplate, MOST_COPIES, templateBasedOn, templateId, uniqueOf } from './templates';

const SUBJECT_AT_MOST = 200;
const CONTENT_AT_MOST = 20_000;

/** The sender of emails. The provider's key is never in an answer, only whether there is one. */
export const emailConfig = z.object({
  fromEmail: z.string(),
  fromName: z.string(),
  replyTo: z.string().nullable(),
  /** The addresses that get a blind copy of every message about a booking. */
  ccEmails: z.array(z.string()),
  apiKeySet: z.boolean(),
  /** null while nobody has changed what the installation came with. */
  updatedAt: z.iso.datetime().nullable(),
});
export type EmailConfig = z.infer<typeof emailConfig>;

export const getEmailConfig = defineRoute({
  method: 'GET',
  path: '/api/email/config',
  summary: 'The sender of emails and who gets copies',
  audience: ['admin'],
  responses: { 200: emailConfig },
  errors: [],
});

export const emailConfigForm = z.object({
  fromEmail: emailAddress,
  fromName: z.string().trim().min(1, 'Please enter a sender name').max(120, 'The sender name is too long'),
  replyTo: z.union([emailAddress, z.literal('').transform(() => null)]).nullish(),
  ccEmails: z.array(emailAddress).max(MOST_COPIES).superRefine(uniqueOf('This address is in the list already')),
  /** The mail provider's secret: left alone when absent, forgotten when null. */
  apiKey: z.string().trim().min(1, 'Please enter the key').max(200, 'The key is too long').nullish(),
});

/** Replaces everything but the key, which only changes when it is sent. */
export const saveEmailConfig = defineRoute({
  method: 'POST',
  path: '/api/email/config',
  summary: 'Changes the sender of emails and who gets copies',
  audience: ['admin'],
  body: emailConfigForm,
  responses: { 200: emailConfig },
  errors: [],
});

export const emailTemplate = messageTemplate.extend({ subject: z.string() });
export type EmailTemplate = z.infer<typeof emailTemplate>;

export const listEmailTemplates = defineRoute({
  method: 'GET',
  path: '/api/email/templates',
  summary: 'All email templates',
  audience: ['admin'],
  responses: { 200: z.array(emailTemplate) },
  errors: [],
});

const params = z.object({ id: templateId });

export const getEmailTemplate = defineRoute({
  method: 'GET',
  path: '/api/email/templates/:id',
  summary: 'One email template; the built-in one where it was never changed',
  audience: ['admin'],
  params,
  responses: { 200: emailTemplate },
  errors: ['template_not_found'],
});

const draft = {
  subject: z.string().trim().min(1, 'Please enter a subject').max(SUBJECT_AT_MOST, 'The subject is too long'),
  content: z.string().trim().min(1, 'Please enter the message').max(CONTENT_AT_MOST, 'The message is too long'),
};

/** HTML in the content becomes the template's own marks; what has none of them is taken out. */
export const saveEmailTemplate = defineRoute({
  method: 'PUT',
  path: '/api/email/templates/:id',
  summary: 'Changes an email template; with `basedOn`, only as it was read',
  audience: ['admin'],
  params,
  body: z.object({ ...draft, enabled: z.boolean().default(true), basedOn: templateBasedOn }),
  responses: { 200: emailTemplate },
  errors: ['template_not_found', 'template_not_usable', 'template_required', 'template_changed'],
});

export const resetEmailTemplate = defineRoute({
  method: 'POST',
  path: '/api/email/templates/:id/reset',
  summary: 'Brings back the built-in text of an email template',
  audience: ['admin'],
  params,
  responses: { 200: emailTemplate },
  errors: ['template_not_found'],
});

export const emailPreview = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type EmailPreview = z.infer<typeof emailPreview>;

/** Without a draft it shows the template as it is kept. Nothing is stored or sent. */
export const previewEmailTemplate = defineRoute({
  method: 'POST',
  path: '/api/email/templates/:id/preview',
  summary: 'An email as its recipient would read it, with sample data',
  audience: ['admin'],
  changesNothing: true,
  params,
  body: z.object({ subject: draft.subject.optional(), content: draft.content.optional() }),
  responses: { 200: emailPreview },
  errors: ['template_not_found', 'template_not_usable'],
});

/** Sends now, and answers once the mail server has accepted it. */
export const testEmail = defineRoute({
  method: 'POST',
  path: '/api/email/test',
  summary: 'Sends an email with sample data',
  audience: ['admin'],
  body: z.object({
    templateId,
    email: z
      .string('Please enter a test email address')
      .trim()
      .min(1, 'Please enter a test email address')
      .pipe(emailAddress),
  }),
  responses: { 200: z.object({ message: z.string() }) },
  errors: ['template_not_found', 'mail_server_failed', 'too_many_requests'],
});
