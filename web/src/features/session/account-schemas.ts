import { email, fullName, password } from '@harbourline/contracts';
import { z } from 'zod';
import { text } from './words';

/** The auth page and the boat page word a bad phone number differently, as specified. */
export type AccountPlace = 'page' | 'box';

const phoneOf = (place: AccountPlace) =>
  z
    .string()
    .trim()
    .min(10, place === 'page' ? text('invalid.phone') : text('invalid.phoneLength'))
    .max(32, text('invalid.phone'));

export const forgotPasswordSchema = (place: AccountPlace) => z.object({ phone: phoneOf(place) });

export const signInSchema = (place: AccountPlace) => z.object({ phone: phoneOf(place), password });

const agreesToTerms = z.boolean().refine((agreed) => agreed, text('invalid.attestation'));

const person = (place: AccountPlace) =>
  z.object({
    fullName,
    email,
    phone: phoneOf(place),
    password,
    agreesToTerms,
  });

/** What is asked of whoever has an account that somebody else made. */
export const agreementSchema = z.object({ agreesToTerms });

/** The boat page registers renters and asks for the password once. */
export const renterSchema = person('box');

/** Said even while another field is still wrong. */
const bothGiven = (first: string, second: string) => {
  const both = z.object({ [first]: z.string(), [second]: z.string() });
  return ({ value }: { value: unknown }) => both.safeParse(value).success;
};

export const accountSchema = person('page')
  .extend({
    confirmPassword: z.string(),
    role: z.enum(['renter', 'owner', 'captain'], text('invalid.role')),
  })
  .refine((form) => form.confirmPassword === form.password, {
    path: ['confirmPassword'],
    message: text('invalid.passwordsDiffer'),
    when: bothGiven('password', 'confirmPassword'),
  });

export const resetSchema = z
  .object({ newPassword: password, confirmPassword: z.string() })
  .refine((form) => form.confirmPassword === form.newPassword, {
    path: ['confirmPassword'],
    message: text('invalid.passwordsDiffer'),
    when: bothGiven('newPassword', 'confirmPassword'),
  });
