import { z } from 'zod';
import { defineRoute } from '../define-route';
import { bareNumber } from '../digits';
import { messageTemplate, MOST_COPIES, templateBasedOn, templateId, uniqueOf } from './templates';

/** The length up to which an SMS is shown as one; longer ones are sent in parts. */
export const SMS_GUIDELINE = 160;
const CONTENT_AT_MOST = 640;
const PHONE_TOO_SHORT = 'Phone number must be at least 10 digits';
const phoneNumber = z.string().trim().min(10, PHONE_TOO_SHORT).max(32, 'Please enter only the phone number');

/** The SMS provider's account. Its token is never in an answer, only whether there is one. */
export const smsConfig = z.object({
  twilioAccountSid: z.string(),
  twilioPhoneNumber: z.string(),
  /** The numbers that get a copy of every SMS about a booking. */
  ccPhoneNumbers: z.array(z.string()),
  authTokenSet: z.boolean(),
  /** Whether SMS are sent at all: account, token and number are there. */
  configured: z.boolean(),
  updatedAt: z.iso.datetime().nullable(),
});
export type SmsConfig = z.infer<typeof smsConfig>;

export const getSmsConfig = defineRoute({
  method: 'GET',
  path: '/api/sms/config',
  summary: 'The account that SMS are sent with and who gets copies',
  audience: ['admin'],
  responses: { 200: smsConfig },
  errors: [],
});

export const smsConfigForm = z.object({
  twilioAccountSid: z
    .string()
    .trim()
    .max(64)
    .regex(/^(AC[0-9a-f]{32})?$/i, 'An account id is AC and 32 digits or letters from a to f'),
  twilioPhoneNumber: z.union([phoneNumber, z.literal('')]),
  ccPhoneNumbers: z
    .array(phoneNumber)
    .max(MOST_COPIES)
    .superRefine(uniqueOf('This number is in the list already', bareNumber)),
  /** Left alone when absent, forgotten when null. */
  twilioAuthToken: z.string().trim().min(1, 'Please enter the token').max(200, 'The token is too long').nullish(),
});

/** Settings that are left out of the body stay as they are. */
export const saveSmsConfig = defineRoute({
  method: 'POST',
  path: '/api/sms/config',
  summary: 'Changes the account that SMS are sent with and who gets copies',
  audience: ['admin'],
  body: smsConfigForm.partial(),
  responses: { 200: smsConfig },
  errors: [],
});

export const smsTemplate = messageTemplate;
export type SmsTemplate = z.infer<typeof smsTemplate>;

export const listSmsTemplates = defineRoute({
  method: 'GET',
  path: '/api/sms/templates',
  summary: 'All SMS templates',
  audience: ['admin'],
  responses: { 200: z.array(smsTemplate) },
  errors: [],
});

const params = z.object({ id: templateId });

export const getSmsTemplate = defineRoute({
  method: 'GET',
  path: '/api/sms/templates/:id',
  summary: 'One SMS template; the built-in one where it was never changed',
  audience: ['admin'],
  params,
  responses: { 200: smsTemplate },
  errors: ['template_not_found'],
});

const content = z
  .string()
  .trim()
  .min(1, 'Please enter the message')
  .max(CONTENT_AT_MOST, `An SMS holds at most ${CONTENT_AT_MOST} characters`);

export const saveSmsTemplate = defineRoute({
  method: 'PUT',
  path: '/api/sms/templates/:id',
  summary: 'Changes an SMS template; with `basedOn`, only as it was read',
  audience: ['admin'],
  params,
  body: z.object({ content, enabled: z.boolean().default(true), basedOn: templateBasedOn }),
  responses: { 200: smsTemplate },
  errors: ['template_not_found', 'template_not_usable', 'template_required', 'template_changed'],
});

export const resetSmsTemplate = defineRoute({
  method: 'POST',
  path: '/api/sms/templates/:id/reset',
  summary: 'Brings back the built-in text of an SMS template',
  audience: ['admin'],
  params,
  responses: { 200: smsTemplate },
  errors: ['template_not_found'],
});

/** The text with sample data, how many characters it has, and in how many parts it would be sent. */
export const smsPreview = z.object({ text: z.string(), characters: z.int(), parts: z.int() });
export type SmsPreview = z.infer<typeof smsPreview>;

export const previewSmsTemplate = defineRoute({
  method: 'POST',
  path: '/api/sms/templates/:id/preview',
  summary: 'An SMS as its recipient would read it, with sample data',
  audience: ['admin'],
  changesNothing: true,
  params,
  body: z.object({ content: content.optional() }),
  responses: { 200: smsPreview },
  errors: ['template_not_found', 'template_not_usable'],
});

/** Sends now, and answers once the provider has accepted it. */
export const testSms = defineRoute({
  method: 'POST',
  path: '/api/sms/test',
  summary: 'Sends an SMS with sample data',
  audience: ['admin'],
  body: z.object({
    templateId,
    phoneNumber: z
      .string('Please enter a test phone number')
      .trim()
      .min(1, 'Please enter a test phone number')
      .pipe(phoneNumber),
  }),
  responses: { 200: z.object({ message: z.string() }) },
  errors: ['template_not_found', 'sms_not_configured', 'sms_provider_failed', 'too_many_requests'],
});
