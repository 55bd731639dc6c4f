import {
  accountSecured,
  bookingState,
  emailConfirmationRequested,
  instant,
  licenseRejected,
  passwordResetRequested,
} from '@harbourline/contracts';
import { z } from 'zod';

/**
 * What a message tells of, as it is kept with the delivery: a booking as it was after its change, or what happened to
 * the recipient's own account. Tokens stay sealed in it.
 */
export const about = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('booking'), booking: bookingState, at: instant }),
  z.object({ kind: z.literal('account'), sealedConfirmation: z.string().optional() }),
  passwordResetRequested.data.extend({ kind: z.literal('password-reset') }),
  emailConfirmationRequested.data.extend({ kind: z.literal('confirm-email') }),
  accountSecured.data.extend({ kind: z.literal('account-changed'), at: instant }),
  licenseRejected.data.extend({ kind: z.literal('license-rejected') }),
]);
export type About = z.infer<typeof about>;
export type AboutAccount = Exclude<About, { kind: 'booking' }>;
