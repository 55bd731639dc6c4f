import {
  amountsDue,
  captainFeeOf,
  hoursOf,
  isOverdue,
  mayAct,
  ownerDeadline,
  isCompleted,
  isEnded,
  isRequest,
  type AmountsDue,
} from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit/app-error';
import type { Booking } from '../generated/prisma/client';
import type { CaptainOffer } from './assess-reservation';
import { confirmed } from './answer-reservation';
import type { BookingChange } from './booking-change';
import { awaitCaptain } from './captains-answer';
import { refundNow } from './cancel-booking';
import { situationOf } from './situation';

/** The amounts of a booking with another captain. */
export type Costs = Pick<AmountsDue, 'totalCents' | 'balanceFromRenterCents' | 'dueToCaptainCents'> & {
  captainFeeCents: number;
};

/**
 * What a booking costs with the captain who makes this offer: for the renter never more than with the one who was booked.
 * @throws AppError `captain_unavailable` without an offer, `captain_too_expensive` for a higher fee.
 */
export function costsWith(booking: Booking, offer: CaptainOffer): Costs {
  if (!offer) throw new AppError('captain_unavailable');
  const feeCents = captainFeeOf(offer.hourlyRateCents, hoursOf(booking));
  if (feeCents > booking.captainFeeCents) throw new AppError('captain_too_expensive');
  const { boatRentalCents, depositCents } = booking;
  // The paid deposit stays, so the total does not fall below it.
  const captainFeeCents = Math.max(feeCents, depositCents - boatRentalCents);
  const due = amountsDue({ boatRentalCents, captainFeeCents, depositCents });
  return {
    captainFeeCents,
    totalCents: due.totalCents,
    balanceFromRenterCents: due.balanceFromRenterCents,
    dueToCaptainCents: due.dueToCaptainCents,
  };
}

/**
 * The captain leaves a confirmed charter: the owner has to find another.
 * @throws AppError unless it is confirmed and to come.
 */
export function leave(booking: Booking, now: Date, ownerResponseHours: number): BookingChange {
  refundNow(booking, { actor: 'captain', now, taxPercent: 0 });
  if (!mayAct('cancel', situationOf(booking, 'captain'))) throw new AppError('booking_not_active');
  return {
    captainId: null,
    captainWanted: true,
    captainAnswer: null,
    // A charter that was called off does not take place at its start, which may be over.
    respondBy: ownerDeadline(now, booking.chooseTimeBy ?? booking.startDate, ownerResponseHours),
  };
}

/** @throws AppError unless a charter or request waits for its owner to find another captain, in time. */
export function requireCaptainWanted(booking: Booking, now: Date): void {
  if (isEnded(booking) || isCompleted(booking)) throw new AppError('booking_not_active');
  if (!mayAct('replaceCaptain', situationOf(booking, 'owner'))) throw new AppError('captain_not_wanted');
  if (booking.respondBy && isOverdue(now, booking.respondBy)) throw new AppError('response_overdue');
}

/** @throws AppError for a captain who has left the charter: they are no replacement of themselves. */
export function requireOther(captainId: number, whoLeft: readonly number[]): void {
  if (whoLeft.includes(captainId)) {
    throw new AppError('captain_unavailable', {
      message: 'This captain cannot take the charter. Please choose another.',
    });
  }
}

/**
 * The owner has found another captain. For a reservation that is their yes as well, which confirms it unless the new
 * captain confirms each charter: then that one is asked, with the owner's deadline.
 */
export function replaceCaptain(
  booking: Booking,
  captain: { id: number; costs: Costs; isAsked: boolean },
  { now, ownerResponseHours }: { now: Date; ownerResponseHours: number },
): BookingChange {
  const taken = { ...captain.costs, captainId: captain.id, captainWanted: false, captainAnswer: null };
  if (!isRequest(booking)) return { ...taken, respondBy: null };
  if (!captain.isAsked) return { ...taken, ...confirmed(now) };
  const { startDate, ownerAcceptedAt } = booking;
  return { ...taken, ...awaitCaptain({ startDate, ownerAcceptedAt }, now, ownerResponseHours) };
}
