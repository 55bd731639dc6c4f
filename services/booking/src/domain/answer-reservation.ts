import { AppError } from '@harbourline/service-kit/app-error';
import { canMove, isOverdue, mayAct, refundFor, type Action } from '@harbourline/policy';
import type { Booking } from '../generated/prisma/client';
import type { BookingChange } from './booking-change';
import { paidDepositCents } from './deposit-of-booking';
import { end, endUnconfirmed } from './end-booking';
import { requirePending } from './require-pending';
import { situationOf } from './situation';

/**
 * The owner says yes.
 * @throws AppError unless the booking waits for the owner, in time.
 */
export function confirm(booking: Booking, now: Date): BookingChange {
  requireOwnersTurn(booking, 'accept', now);
  return { status: 'confirmed', respondBy: null, confirmedAt: now };
}

/**
 * The owner says no, within the same time.
 * @throws AppError unless the booking waits for the owner, in time.
 */
export function decline(booking: Booking, now: Date, reason: string | undefined): BookingChange {
  requireOwnersTurn(booking, 'decline', now);
  return endUnconfirmed(booking, { at: now, outcome: 'owner_declined', by: 'owner', reason: reason ?? null });
}

/** The boat is no longer offered, for a reason that renters read. @throws AppError unless the booking is pending or confirmed. */
export function loseBoat(booking: Booking, now: Date, reason: string): BookingChange {
  if (!canMove('cancelled', situationOf(booking, 'system'))) throw new AppError('booking_not_pending');
  const depositCents = paidDepositCents(booking);
  return end(booking, {
    at: now,
    outcome: 'boat_withdrawn',
    by: 'system',
    reason,
    refund: refundFor({ cause: booking.status === 'pending' ? 'never_confirmed' : 'platform', depositCents }),
    refundChoiceHours: 0,
  });
}

/** @throws AppError unless the booking waits for the owner's answer, in time. */
export function requireOwnersTurn(booking: Booking, action: Action, now: Date): void {
  requirePending(booking);
  if (booking.respondBy && isOverdue(now, booking.respondBy)) throw new AppError('response_overdue');
  if (!mayAct(action, situationOf(booking, 'owner'))) throw new AppError('booking_adjusted');
}
