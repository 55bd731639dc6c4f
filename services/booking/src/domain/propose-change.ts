import type { ErrorCode } from '@harbourline/contracts';
import {
  hasNotice,
  isAllowedDuration,
  isOverdue,
  isStartSlot,
  mayAct,
  zoneOf,
  type Action,
  type Proposer,
  isCharter,
  isRequest,
} from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit/app-error';
import type { Booking } from '../generated/prisma/client';
import type { Wish } from './assess-reservation';
import type { Boat } from './boat';
import { hasSameTime } from './change-reservation';
import { amountsOfChange, effectOn, proposedChangeOf, type ProposedChange } from './proposed-change';
import type { BookingChange } from './booking-change';
import { situationOf } from './situation';

const MS_PER_HOUR = 3_600_000;
/** How often a day one side may propose a change of one charter: each keeps a slot and sends messages. */
export const MOST_CHANGES_A_DAY = 5;

/** @throws AppError unless the charter is confirmed, to come, has its captain, and no other change waits for an answer. */
export function requireProposable(booking: Booking, by: Proposer, now: Date): void {
  requireConfirmed(booking);
  const { chooseTimeBy } = booking;
  if (chooseTimeBy === null && now >= booking.startDate) throw new AppError('charter_started');
  if (chooseTimeBy !== null && isOverdue(now, chooseTimeBy)) throw new AppError('response_overdue');
  if (proposedChangeOf(booking)) throw new AppError('change_waiting');
  if (!mayAct('proposeChange', situationOf(booking, by))) {
    throw new AppError('change_waiting', {
      message: 'The captain has left. The charter can be changed once there is another captain.',
    });
  }
}

/** What of a charter a wish would change. */
export function differencesOf(booking: Booking, wish: Wish) {
  return {
    time: !hasSameTime(booking, wish),
    start: wish.startDate.getTime() !== booking.startDate.getTime(),
    captain: wish.captainId !== booking.captainId,
    guests: wish.guestCount !== booking.guestCount,
  };
}

/** The first rule that a wish breaks, of those that are about what it changes. The rule of notice binds renters alone. */
export function ruleAgainst(
  { booking, wish, boat, by }: { booking: Booking; wish: Wish; boat: Boat; by: Proposer },
  { now, noticeHours }: { now: Date; noticeHours: number },
): ErrorCode | null {
  const { time, start, guests } = differencesOf(booking, wish);
  const hours = hoursOf(wish);
  if (time && by === 'renter' && !boat.available) return 'boat_unavailable';
  if (start && !isStartSlot(wish.startDate, zoneOf(boat.city))) return 'outside_hours';
  if (hours !== hoursOf(booking) && !isAllowedDuration(hours, boat.minimumHours)) return 'duration_not_allowed';
  if (start && !hasNotice(now, wish.startDate, by === 'renter' ? noticeHours : 0)) return 'notice_too_short';
  if (guests && wish.guestCount > boat.capacity) return 'too_many_guests';
  return null;
}

/**
 * The change that waits for an answer, if it is the one that was seen, and this side's to answer or to withdraw.
 * @throws AppError `change_not_open` for any other, `response_overdue` after its time.
 */
export function requireOpenChange(
  booking: Booking,
  { changeId, action, by, now }: { changeId: string; action: Action; by: Proposer; now: Date },
): ProposedChange {
  requireConfirmed(booking);
  const proposed = proposedChangeOf(booking);
  if (proposed?.id !== changeId || !mayAct(action, situationOf(booking, by))) throw new AppError('change_not_open');
  if (isOverdue(now, proposed.respondBy)) throw new AppError('response_overdue');
  return proposed;
}

/** The charter is what was proposed, and the rules count from where the policy says. */
export function acceptChange(booking: Booking, proposed: ProposedChange): BookingChange {
  const { clocks } = effectOn(booking, proposed.startDate);
  return {
    // Another captain takes over a confirmed charter as if one had left: they are told, and not asked.
    ...(proposed.captainId !== booking.captainId && { captainAnswer: null }),
    ...amountsOfChange(proposed),
    startDate: clocks.start,
    confirmedAt: clocks.confirmedAt,
  };
}

function requireConfirmed({ status }: Booking): void {
  if (isRequest({ status })) throw new AppError('booking_not_confirmed');
  if (!isCharter({ status })) throw new AppError('booking_not_active');
}

function hoursOf({ startDate, endDate }: { startDate: Date; endDate: Date }): number {
  return (endDate.getTime() - startDate.getTime()) / MS_PER_HOUR;
}
