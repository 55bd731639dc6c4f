import { AppError } from '@harbourline/service-kit/app-error';
import { canMove, isOverdue, mayAct, refundFor, type Action, isRequest } from '@harbourline/policy';
import type { Booking } from '../generated/prisma/client';
import type { BookingChange } from './booking-change';
import { paidDepositCents } from './deposit-of-booking';
import { end, endUnconfirmed } from './end-booking';
import { requirePending } from './require-pending';
import { situationOf } from './situation';

/**
 * The owner says yes: that confirms it, unless a captain who confirms each charter has yet to answer, within the same time.
 * @throws AppError unless the booking waits for the owner, in time.
 */
export function accept(booking: Booking, now: Date): BookingChange {
  requireOwnersTurn(booking, 'accept', now);
  return booking.captainAnswer === 'awaited' ? { ownerAcceptedAt: now } : confirmed(now);
}

/** Everyone who was asked has said yes. */
export function confirmed(now: Date): BookingChange {
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

/** The boat is no longer offered, or nothing of its owner's. @throws AppError unless the booking is pending or confirmed. */
export function loseBoat(booking: Booking, now: Date, reasonCode?: 'owner_inactive'): BookingChange {
  if (!canMove('cancelled', situationOf(booking, 'system'))) throw new AppError('booking_not_pending');
  const depositCents = paidDepositCents(booking);
  return end(booking, {
    at: now,
    outcome: 'boat_withdrawn',
    by: 'system',
    ...(reasonCode && { reasonCode }),
    refund: refundFor({ cause: isRequest(booking) ? 'never_confirmed' : 'platform', depositCents }),
    refundChoiceHours: 0,
  });
}

/** @throws AppError unless the booking waits for the owner's answer, in time. */
export function requireOwnersTurn(booking: Booking, action: Action, now: Date): void {
  requirePending(booking);
  if (booking.respondBy && isOverdue(now, booking.respondBy)) throw new AppError('response_overdue');
  const situation = situationOf(booking, 'owner');
  if (mayAct(action, situation)) return;
  if (situation.proposalBy) throw new AppError('booking_adjusted');
  throw new AppError(situation.captainWanted ? 'captain_declined' : 'captain_awaited');
}
