import { isOverdue, mayAct, ownerDeadline, type Action } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit/app-error';
import type { Booking } from '../generated/prisma/client';
import { confirmed } from './answer-reservation';
import type { BookingChange } from './booking-change';
import { requirePending } from './require-pending';
import { situationOf } from './situation';

/** What a request stores of its captain: asked if they want to be, which nobody wants where there is none. */
export function askedOf(captain: { confirmsCharters: boolean } | null | undefined): 'awaited' | null {
  return captain?.confirmsCharters ? 'awaited' : null;
}

/** The request is another one: whoever was asked is asked anew. Who was not stays so, whatever their setting is by now. */
export function askedAnew({ captainAnswer }: Pick<Booking, 'captainAnswer'>): 'awaited' | null {
  return captainAnswer === null ? null : 'awaited';
}

/** Owner and renter agree; the captain is asked, and has as long as an owner has. */
export function awaitCaptain(
  { startDate, ownerAcceptedAt }: Pick<Booking, 'startDate' | 'ownerAcceptedAt'>,
  now: Date,
  ownerResponseHours: number,
): BookingChange {
  return {
    captainAnswer: 'awaited',
    ownerAcceptedAt: ownerAcceptedAt ?? now,
    respondBy: ownerDeadline(now, startDate, ownerResponseHours),
  };
}

/** The captain says yes: after the owner's, that confirms it. @throws AppError unless the captain is asked, in time. */
export function acceptCharter(booking: Booking, now: Date): BookingChange {
  requireCaptainsTurn(booking, 'acceptCharter', now);
  return { captainAnswer: 'accepted', ...(booking.ownerAcceptedAt !== null && confirmed(now)) };
}

/**
 * The captain says no: the owner has as long to find another as when one leaves, whether or not they have accepted.
 * @throws AppError unless the captain is asked, in time.
 */
export function declineCharter(booking: Booking, now: Date, ownerResponseHours: number): BookingChange {
  requireCaptainsTurn(booking, 'declineCharter', now);
  return withoutCaptain(booking, now, ownerResponseHours);
}

/** The owner has accepted, and the captain's time has run out. */
export function passOverCaptain(booking: Booking, now: Date, ownerResponseHours: number): BookingChange {
  return withoutCaptain(booking, now, ownerResponseHours);
}

function withoutCaptain({ startDate }: Booking, now: Date, ownerResponseHours: number): BookingChange {
  return {
    captainId: null,
    captainAnswer: null,
    captainWanted: true,
    respondBy: ownerDeadline(now, startDate, ownerResponseHours),
  };
}

function requireCaptainsTurn(booking: Booking, action: Action, now: Date): void {
  requirePending(booking);
  const situation = situationOf(booking, 'captain');
  if (!situation.captainAwaited) throw new AppError('captain_not_asked');
  if (situation.proposalBy) {
    throw new AppError('booking_adjusted', { message: 'The renter has to answer the owner’s proposal first.' });
  }
  if (booking.respondBy && isOverdue(now, booking.respondBy)) throw new AppError('response_overdue');
  if (!mayAct(action, situation)) throw new AppError('captain_not_asked');
}
