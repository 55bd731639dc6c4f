import {
  accountClosed,
  accountSecured,
  bookingState,
  emailConfirmationRequested,
  instant,
  licenseAccepted,
  licenseExpired,
  licenseExpiring,
  licenseRejected,
  passwordResetRequested,
  phoneCodeRequested,
  reviewHidden,
  reviewPublished,
} from '@harbourline/contracts';
import { z } from 'zod';

/**
 * What a message tells of, as it is kept with the delivery: a booking as it was after its change, which messages wait, what
 * happened to the recipient's own account, or what a visitor wrote to our support. Tokens stay sealed in it.
 */
export const about = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('booking'),
    booking: bookingState,
    at: instant,
    /** The type of the event that told of the change; there is none when time or an administrator tells. */
    event: z.string().optional(),
    /** When there is no use any more in what it says. */
    until: instant.optional(),
  }),
  /** Messages of a booking's people that wait to be read: those after one, up to another. */
  z.object({ kind: z.literal('messages'), booking: bookingState, after: z.int(), upTo: z.int() }),
  z.object({ kind: z.literal('account'), sealedConfirmation: z.string().optional(), licensed: z.boolean().optional() }),
  passwordResetRequested.data.extend({ kind: z.literal('password-reset') }),
  emailConfirmationRequested.data.extend({ kind: z.literal('confirm-email') }),
  accountSecured.data.extend({ kind: z.literal('account-changed'), at: instant }),
  accountClosed.data.extend({ kind: z.literal('account-closed') }),
  phoneCodeRequested.data.extend({ kind: z.literal('phone-code') }),
  licenseAccepted.data.extend({ kind: z.literal('license-accepted') }),
  licenseExpiring.data.extend({ kind: z.literal('license-expiring') }),
  licenseExpired.data.extend({ kind: z.literal('license-expired') }),
  licenseRejected.data.extend({ kind: z.literal('license-rejected') }),
  reviewPublished.data.extend({ kind: z.literal('review-published') }),
  reviewHidden.data.extend({ kind: z.literal('review-hidden') }),
  z.object({
    kind: z.literal('contact'),
    submissionId: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
  /** A question about a boat, for its owner, and its answer, for whoever asked. */
  z.object({ kind: z.literal('question-asked'), submissionId: z.int() }),
  z.object({ kind: z.literal('question-answered'), submissionId: z.int() }),
]);
export type About = z.infer<typeof about>;
export type AboutBooking = Extract<About, { kind: 'booking' }>;
/** The same as it is stored, of which whoever only keeps it need not know more. */
export const storedAbout = z.record(z.string(), z.json());
/** A change of a booking with its time. */
export type BookingNews = Omit<AboutBooking, 'kind'>;
export type AboutContact = Extract<About, { kind: 'contact' }>;
export type AboutMessages = Extract<About, { kind: 'messages' }>;
export type AboutQuestion = Extract<About, { kind: 'question-asked' | 'question-answered' }>;
export type AboutAccount = Exclude<About, AboutBooking | AboutMessages | AboutContact | AboutQuestion>;

export function isAboutQuestion(told: About): told is AboutQuestion {
  return told.kind === 'question-asked' || told.kind === 'question-answered';
}

/** The number of the booking that a message is about; null where it is about none. */
export function bookingOf(told: About): number | null {
  if ('booking' in told) return told.booking.id;
  return 'bookingId' in told ? told.bookingId : null;
}
