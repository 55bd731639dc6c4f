import { z } from 'zod';
import { defineRoute } from '../define-route';
import { email, fullName, id, password, phone } from '../primitives';

/** The signed-in user, as they see themselves. */
export const sessionUser = z.object({
  id,
  role: z.enum(['renter', 'owner', 'captain', 'admin']),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  isVerified: z.boolean(),
  /** Whether a code that was sent to the phone came back. */
  phoneConfirmed: z.boolean(),
  /** Whether they want text messages; about paid bookings they get them anyway. */
  smsEnabled: z.boolean(),
  /** Whether a captain wants to be asked before a charter with them is confirmed. */
  confirmsCharters: z.boolean().default(false),
  pleasureCraftLicense: z.string().nullable(),
  harborLicense: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Whether they have yet to accept the terms and to attest their age: an administrator or another client made the account. */
  mustAgree: z.boolean().default(false),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const login = defineRoute({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in by phone and password',
  audience: 'anyone',
  body: z.object({ phone, password }),
  responses: { 200: sessionUser },
  errors: ['wrong_credentials', 'demo_account', 'too_many_requests'],
});

/** The fields of an account's registration; `confirmPassword` is compared where it is sent. */
export const registration = z
  .object({
    fullName,
    email,
    phone,
    password,
    confirmPassword: z.string().optional(),
    role: z.enum(['renter', 'owner', 'captain'], 'Please select your account type').default('renter'),
    /** Attested 18 or older, and the terms accepted; both are kept with the time and the version of the terms. */
    agreesToTerms: z
      .boolean()
      .refine((agrees) => agrees, 'You must agree to the terms of service')
      .optional(),
  })
  .refine((form) => form.confirmPassword === undefined || form.confirmPassword === form.password, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
  });

export const register = defineRoute({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an account and sign in',
  audience: 'anyone',
  body: registration,
  responses: { 201: sessionUser },
  errors: ['phone_taken', 'email_taken', 'too_many_requests'],
});

export const me = defineRoute({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in user',
  audience: 'signed-in',
  responses: { 200: sessionUser },
  errors: ['unauthenticated'],
});

export const currentSession = defineRoute({
  method: 'GET',
  path: '/api/auth/session',
  summary: 'Who is signed in, if anybody is',
  audience: 'anyone',
  responses: {
    200: z.object({
      /** Null for guests. */
      user: sessionUser.nullable(),
      /** Nobody is signed in right now, but there is a refresh cookie to be exchanged. */
      renewable: z.boolean(),
    }),
  },
  errors: ['unauthenticated'],
});

export const refresh = defineRoute({
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Exchange the refresh cookie for a new pair of cookies',
  audience: 'anyone',
  responses: { 204: 'empty' },
  errors: ['session_expired'],
});

export const logout = defineRoute({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session',
  audience: 'anyone',
  responses: { 204: 'empty' },
  errors: [],
});

export const logoutEverywhere = defineRoute({
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  summary: 'End all sessions of the signed-in user, this one included',
  audience: 'signed-in',
  responses: { 204: 'empty' },
  errors: [],
});

const PHONE_REQUIRED = 'Phone number is required';

export const forgotPassword = defineRoute({
  method: 'POST',
  path: '/api/forgot-password',
  summary: 'Ask for a reset link by email; the answer is the same whether or not the phone is known',
  audience: 'anyone',
  body: z.object({ phone: z.string(PHONE_REQUIRED).trim().min(1, PHONE_REQUIRED).pipe(phone) }),
  responses: { 200: z.object({ message: z.string() }) },
  errors: ['too_many_requests'],
});

/** The token of a reset or confirmation link. */
const linkToken = z.string('Reset token is required').min(1, 'Reset token is required').max(500);

export const checkResetLink = defineRoute({
  method: 'GET',
  path: '/api/reset-password',
  summary: 'Is this reset link still good?',
  audience: 'anyone',
  query: z.object({ token: linkToken }),
  responses: { 204: 'empty' },
  errors: ['reset_link_invalid', 'too_many_requests'],
});

export const resetPassword = defineRoute({
  method: 'POST',
  path: '/api/reset-password',
  summary: 'Set a new password with a reset link, once; all sessions end',
  audience: 'anyone',
  body: z.object({ token: linkToken, newPassword: password }),
  responses: { 200: z.object({ message: z.string() }) },
  errors: ['reset_link_invalid', 'too_many_requests'],
});

export const confirmEmail = defineRoute({
  method: 'POST',
  path: '/api/auth/confirm-email',
  summary: 'Confirm the email address that a confirmation link was sent to; repeating it does no harm',
  audience: 'anyone',
  body: z.object({ token: z.string().min(1).max(1000) }),
  responses: { 204: 'empty' },
  errors: ['confirmation_link_invalid', 'too_many_requests'],
});

export const sendConfirmation = defineRoute({
  method: 'POST',
  path: '/api/auth/confirmation',
  summary: 'Send the confirmation link once more; nothing is sent when the address is confirmed already',
  audience: 'signed-in',
  responses: { 204: 'empty' },
  errors: ['too_many_requests'],
});

export const requestPhoneCode = defineRoute({
  method: 'POST',
  path: '/api/auth/phone-code',
  summary: "Send a code to the user's phone; nothing is sent when it is confirmed already",
  audience: 'signed-in',
  responses: { 204: 'empty' },
  errors: ['phone_out_of_reach', 'too_many_requests'],
});

export const PHONE_CODE_DIGITS = 6;

export const confirmPhone = defineRoute({
  method: 'POST',
  path: '/api/auth/confirm-phone',
  summary: 'Confirm the phone with the code that was sent to it; a few wrong ones make the code useless',
  audience: 'signed-in',
  body: z.object({
    code: z
      .string('Please enter the code')
      .trim()
      .max(20, 'Please enter only the code')
      .transform((text) => text.replace(/[\s-]/g, ''))
      .refine((text) => /^\d{6}$/.test(text), `The code has ${PHONE_CODE_DIGITS} digits`),
  }),
  responses: { 200: sessionUser },
  errors: ['phone_code_wrong', 'phone_code_invalid', 'too_many_requests'],
});

export const switchSms = defineRoute({
  method: 'PUT',
  path: '/api/auth/sms',
  summary: 'Switch text messages on, which takes a confirmed phone, or off',
  audience: 'signed-in',
  body: z.object({ enabled: z.boolean() }),
  responses: { 200: sessionUser },
  errors: ['phone_not_confirmed', 'too_many_requests'],
});

export const switchCharterConfirmation = defineRoute({
  method: 'PUT',
  path: '/api/auth/charter-confirmation',
  summary:
    'Say whether you want to be asked before a charter with you is confirmed; requests that wait stay as they are',
  audience: ['captain'],
  body: z.object({ enabled: z.boolean() }),
  responses: { 200: sessionUser },
  errors: ['too_many_requests'],
});

export const agree = defineRoute({
  method: 'POST',
  path: '/api/auth/agreement',
  summary: 'Accept the terms and attest to be 18 or older, where that has not been done; kept with time and version',
  audience: 'signed-in',
  body: z.object({
    agreesToTerms: z.literal(true, 'You must be 18 or older and accept the terms'),
  }),
  responses: { 200: sessionUser },
  errors: [],
});
