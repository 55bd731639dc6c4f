import { AppError } from '@harbourline/service-kit';
import { canMove, isOverdue, normalizeStatus, refundFor } from '@harbourline/policy';
import type { Booking } from '../generated/prisma/client';

/** What a change does to a booking's row. */
export type BookingChange = Partial<
  Pick<
    Booking,
    'status' | 'outcome' | 'respondBy' | 'cancelledAt' | 'cancelledBy' | 'cancellationReason' | 'refundCents'
  >
>;

/**
 * The owner says yes.
 * @throws AppError unless the booking waits for the owner, in time.
 */
export function confirm(booking: Booking, now: Date): BookingChange {
  requireOwnersTurn(booking, now);
  return { status: 'confirmed', respondBy: null };
}

/**
 * The owner says no, within the same time.
 * @throws AppError unless the booking waits for the owner, in time.
 */
export function decline(booking: Booking, now: Date, reason: string | undefined): BookingChange {
  requireOwnersTurn(booking, now);
  return cancelUnconfirmed(booking, now, { outcome: 'owner_declined', by: 'owner', reason: reason ?? null });
}

/**
 * The renter takes a pending reservation back.
 * @throws AppError unless it is pending.
 */
export function withdraw(booking: Booking, now: Date): BookingChange {
  if (booking.status !== 'pending') throw new AppError('booking_not_pending');
  return cancelUnconfirmed(booking, now, { outcome: 'renter_cancelled', by: 'renter', reason: null });
}

/** The boat is no longer offered. @throws AppError unless the booking is pending or confirmed. */
export function loseBoat(booking: Booking, now: Date): BookingChange {
  const from = normalizeStatus(booking.status);
  if (!from || !canMove({ actor: 'system', from, to: 'cancelled', adjusted: booking.ownerAdjusted }))
    throw new AppError('booking_not_pending');
  const { depositCents } = booking;
  const { refundCents } = refundFor({ cause: from === 'pending' ? 'never_confirmed' : 'platform', depositCents });
  return {
    ...cancelled(now, { outcome: 'boat_withdrawn', by: 'system', reason: 'The boat is no longer offered.' }),
    refundCents,
  };
}

/** The owner's time has run out. */
export function expire(booking: Booking, now: Date): BookingChange {
  return cancelUnconfirmed(booking, now, {
    outcome: 'expired',
    by: 'system',
    reason: 'The owner did not answer in time.',
  });
}

function requireOwnersTurn(booking: Booking, now: Date): void {
  if (booking.status !== 'pending') throw new AppError('booking_not_pending');
  if (booking.respondBy && isOverdue(now, booking.respondBy)) throw new AppError('response_overdue');
  if (!canMove({ actor: 'owner', from: 'pending', to: 'confirmed', adjusted: booking.ownerAdjusted }))
    throw new AppError('booking_adjusted');
}

interface End {
  outcome: string;
  by: string;
  reason: string | null;
}

function cancelUnconfirmed(booking: Booking, now: Date, end: End): BookingChange {
  const { refundCents } = refundFor({ cause: 'never_confirmed', depositCents: booking.depositCents });
  return { ...cancelled(now, end), refundCents };
}

function cancelled(now: Date, { outcome, by, reason }: End): BookingChange {
  return {
    status: 'cancelled',
    outcome,
    respondBy: null,
    cancelledAt: now,
    cancelledBy: by,
    cancellationReason: reason,
  };
}
