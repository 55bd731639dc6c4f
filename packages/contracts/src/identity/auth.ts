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
  pleasureCraftLicense: z.string().nullable(),
  harborLicense: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const login = defineRoute({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in by phone and password',
  audience: 'anyone',
  body: z.object({ phone, password }),
  responses: { 200: sessionUser },
  errors: ['wrong_credentials', 'too_many_requests'],
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
    /** Attested 18 or older, and the terms accepted. */
    agreesToTerms: z.boolean().optional(),
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
