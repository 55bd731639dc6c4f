import type { PendingBooking } from '../../shared/lib/pending-booking';

/**
 * Whether it can still be asked if credits shall pay: the first call that begins a payment decides it, and what it
 * takes of the credits is taken then.
 */
export function isCreditOpen(
  { paymentIntentId, expiresAt }: Pick<PendingBooking, 'paymentIntentId' | 'expiresAt'>,
  now: Date,
): boolean {
  return paymentIntentId === undefined && new Date(expiresAt) > now;
}
