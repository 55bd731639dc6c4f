import type { ErrorCode } from '@harbourline/contracts';
import {
  brokenRules,
  hoursOf,
  isOverdue,
  isStartSlot,
  mayAct,
  zoneOf,
  type CharterRule,
  isCharter,
  isRequest,
  type Proposer,
} from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit/app-error';
import type { Booking } from '../generated/prisma/client';
import { requireOwnersTurn } from './answer-reservation';
import type { Wish } from './assess-reservation';
import type { Boat } from './boat';
import { hasSameTime } from './change-reservation';
import { proposalOf } from './proposal';
import { situationOf } from './situation';

/**
 * @throws AppError unless an owner may propose this for a request: it is their turn, in time, and the wish is another one,
 * to come, within the slots, with a captain only where one was booked.
 */
export function requireProposableForRequest(
  booking: Booking,
  wish: Wish,
  { now, zone }: { now: Date; zone: string },
): void {
  requireOwnersTurn(booking, 'propose', now);
  if (!isStartSlot(wish.startDate, zone)) throw new AppError('outside_hours');
  if (wish.startDate < now) throw new AppError('notice_too_short', { message: 'The new time is already over.' });
  const { time, captain } = differencesOf(booking, wish);
  if (!time && !captain) throw new AppError('same_time');
  if (captain && booking.captainId === null) throw new AppError('captain_not_wanted');
}

/** @throws AppError unless the charter is confirmed, to come, has its captain, and no other proposal waits for an answer. */
export function requireProposableForCharter(booking: Booking, by: Proposer, now: Date): void {
  requireConfirmed(booking);
  const { chooseTimeBy } = booking;
  if (chooseTimeBy === null && now >= booking.startDate) throw new AppError('charter_started');
  if (chooseTimeBy !== null && isOverdue(now, chooseTimeBy)) throw new AppError('response_overdue');
  if (proposalOf(booking)) throw new AppError('change_waiting');
  if (!mayAct('propose', situationOf(booking, by))) {
    throw new AppError('change_waiting', {
      message: 'The captain has left. The charter can be changed once there is another captain.',
    });
  }
}

/** What of a booking a wish would change. */
export function differencesOf(booking: Booking, wish: Wish) {
  return {
    time: !hasSameTime(booking, wish),
    start: wish.startDate.getTime() !== booking.startDate.getTime(),
    captain: wish.captainId !== booking.captainId,
    guests: wish.guestCount !== booking.guestCount,
  };
}

/** The first rule that a wish for a charter breaks, of those that are about what it changes. The rule of notice binds renters alone. */
export function ruleAgainst(
  { booking, wish, boat, by }: { booking: Booking; wish: Wish; boat: Boat; by: Proposer },
  { now, noticeHours }: { now: Date; noticeHours: number },
): ErrorCode | null {
  const { time, start, guests } = differencesOf(booking, wish);
  if (time && by === 'renter' && !boat.available) return 'boat_unavailable';
  const isAboutChange: Record<CharterRule, boolean> = {
    outside_hours: start,
    duration_not_allowed: hoursOf(wish) !== hoursOf(booking),
    notice_too_short: start,
    too_many_guests: guests,
    // A change takes no captain off.
    captain_required: false,
  };
  const circumstances = { now, noticeHours: by === 'renter' ? noticeHours : 0 };
  const broken = brokenRules(wish, { ...boat, zone: zoneOf(boat.city) }, circumstances);
  return broken.find((rule) => isAboutChange[rule]) ?? null;
}

/** @throws AppError unless there is a charter to come. */
export function requireConfirmed({ status }: Pick<Booking, 'status'>): void {
  if (isRequest({ status })) throw new AppError('booking_not_confirmed');
  if (!isCharter({ status })) throw new AppError('booking_not_active');
}
