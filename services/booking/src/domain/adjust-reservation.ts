import {
  instantAt,
  isOverdue,
  isStartSlot,
  localDateOf,
  mayAct,
  renterDeadline,
  type AmountsDue,
} from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit/app-error';
import type { Booking } from '../generated/prisma/client';
import { confirmed, requireOwnersTurn } from './answer-reservation';
import { NOT_ADJUSTED, type BookingChange } from './booking-change';
import { awaitCaptain } from './captains-answer';
import { requirePending } from './require-pending';
import { situationOf } from './situation';

/** Another time for a reservation, and perhaps another captain. */
export interface Proposal {
  startTime: string;
  startDate: Date;
  endDate: Date;
  /** The captain who sails it: the proposed one, or the booked one. */
  captainId: number | null;
}

/** The same local date at another time of day, for as long as before. `startTime` is HH:MM on the clock of `zone`. */
export function proposalFor(
  booking: Booking,
  { startTime, captainId, zone }: { startTime: string; captainId: number | undefined; zone: string },
): Proposal {
  const startDate = instantAt(localDateOf(booking.startDate, zone), startTime, zone);
  const duration = booking.endDate.getTime() - booking.startDate.getTime();
  return {
    startTime,
    startDate,
    endDate: new Date(startDate.getTime() + duration),
    captainId: captainId ?? booking.captainId,
  };
}

/**
 * The owner proposes another time: the renter has to answer.
 * @throws AppError unless it is the owner's turn, in time, and the proposal is another one, to come, within the slots.
 */
export function adjust(
  booking: Booking,
  proposal: Proposal,
  { now, zone, renterResponseHours }: { now: Date; zone: string; renterResponseHours: number },
): BookingChange {
  requireOwnersTurn(booking, 'adjust', now);
  if (!isStartSlot(proposal.startDate, zone)) throw new AppError('outside_hours');
  if (proposal.startDate < now) throw new AppError('notice_too_short', { message: 'The new time is already over.' });
  const sameTime = proposal.startDate.getTime() === booking.startDate.getTime();
  if (sameTime && proposal.captainId === booking.captainId) throw new AppError('same_time');
  return {
    ownerAdjusted: true,
    adjustedStartTime: proposal.startTime,
    adjustedStartDate: proposal.startDate,
    adjustedEndDate: proposal.endDate,
    adjustedCaptainId: proposal.captainId === booking.captainId ? null : proposal.captainId,
    ownerRespondBy: booking.respondBy,
    respondBy: renterDeadline(now, booking.startDate, proposal.startDate, renterResponseHours),
  };
}

/**
 * The owner takes the proposal back, and has to answer what was asked at first.
 * @throws AppError `response_overdue` when the time for that is over, or the renter's: nothing is left but to wait.
 */
export function withdrawAdjustment(booking: Booking, now: Date): BookingChange {
  requireAdjusted(booking, now);
  const { ownerRespondBy } = booking;
  if (!ownerRespondBy || isOverdue(now, ownerRespondBy)) throw new AppError('response_overdue');
  if (!mayAct('withdrawAdjustment', situationOf(booking, 'owner'))) throw new AppError('booking_not_adjusted');
  return { ...NOT_ADJUSTED, respondBy: ownerRespondBy };
}

/**
 * The renter takes the proposal: that confirms it, unless its captain has to be asked about it. `other` is another captain.
 * @throws AppError unless it waits for them, in time.
 */
export function acceptAdjustment(
  booking: Booking,
  other: { costs: Costs; isAsked: boolean } | null,
  { now, ownerResponseHours }: { now: Date; ownerResponseHours: number },
): BookingChange {
  requireAdjusted(booking, now);
  const { adjustedStartDate: startDate, adjustedEndDate: endDate } = booking;
  if (!startDate || !endDate || !mayAct('acceptAdjustment', situationOf(booking, 'renter'))) {
    throw new AppError('booking_not_adjusted');
  }
  const isAsked = other ? other.isAsked : booking.captainAnswer !== null;
  return {
    ...NOT_ADJUSTED,
    ...(booking.adjustedCaptainId === null ? {} : { captainId: booking.adjustedCaptainId }),
    ...other?.costs,
    startDate,
    endDate,
    captainAnswer: null,
    ...(isAsked ? awaitCaptain({ startDate, ownerAcceptedAt: null }, now, ownerResponseHours) : confirmed(now)),
  };
}

/** The amounts of a booking with another captain. */
export type Costs = Pick<AmountsDue, 'totalCents' | 'balanceFromRenterCents' | 'dueToCaptainCents'> & {
  captainFeeCents: number;
};

/** @throws AppError unless a proposal waits for the renter's answer, in time. */
export function requireAdjusted(booking: Booking, now: Date): void {
  requirePending(booking);
  if (!booking.ownerAdjusted) throw new AppError('booking_not_adjusted');
  if (booking.respondBy && isOverdue(now, booking.respondBy)) throw new AppError('response_overdue');
}
