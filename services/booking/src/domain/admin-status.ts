import type { CancellationCause } from '@harbourline/contracts';
import { canMove, ownerDeadline, type Status } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit/app-error';
import type { Booking } from '../generated/prisma/client';
import { UNSETTLED, type BookingChange } from './booking-change';
import { askedAnew } from './captains-answer';
import { refundNow } from './cancel-booking';
import { end } from './end-booking';
import type { SettlementTerms } from './settlement-terms';
import { situationOf } from './situation';
import { complete } from './time-is-over';

export interface StatusOverride {
  to: Status;
  now: Date;
  reason: string | undefined;
  /** Why it is cancelled, when it is; the platform's doing unless said otherwise. */
  cause: CancellationCause | undefined;
  ownerResponseHours: number;
  terms: SettlementTerms;
}

/**
 * An administrator sets a status.
 * @throws AppError `booking_final` for a cancelled booking, as nothing leaves that; `captain_unavailable` while the
 * captain who has left is not replaced, unless the booking ends.
 */
export function setStatus(booking: Booking, override: StatusOverride): BookingChange {
  const { to, now, reason, cause, ownerResponseHours, terms } = override;
  if (!canMove(to, situationOf(booking, 'administrator'))) throw new AppError('booking_final');
  if (booking.captainWanted && to !== 'cancelled') {
    throw new AppError('captain_unavailable', { message: 'The captain has left. Please choose another one first.' });
  }
  const nobodyWaits = {
    respondBy: null,
    captainWanted: false,
    ownerAcceptedAt: null,
    // An administrator answers in the captain's stead as well.
    captainAnswer: booking.captainAnswer === 'accepted' ? 'accepted' : null,
  };
  switch (to) {
    case 'pending':
      return {
        ...nobodyWaits,
        ...UNSETTLED,
        status: to,
        confirmedAt: null,
        captainAnswer: askedAnew(booking),
        respondBy: askOwner(booking.startDate, now, ownerResponseHours),
      };
    case 'confirmed':
      // A completed booking was confirmed once, and keeps that time.
      return { ...nobodyWaits, ...UNSETTLED, status: to, confirmedAt: booking.confirmedAt ?? now };
    case 'completed':
      return { ...nobodyWaits, ...complete(booking, terms), confirmedAt: booking.confirmedAt ?? now };
    case 'cancelled':
      return end(booking, {
        at: now,
        outcome: 'platform_cancelled',
        by: 'administrator',
        reason: reason ?? null,
        refund: refundNow(booking, { actor: 'administrator', now, taxPercent: terms.taxPercent, cause }),
        refundChoiceHours: terms.refundChoiceHours,
      });
  }
}

/** Until when the owner may answer; a charter that has begun already waits without an end, as it would lapse at once. */
export function askOwner(start: Date, now: Date, ownerResponseHours: number): Date | null {
  return start > now ? ownerDeadline(now, start, ownerResponseHours) : null;
}
