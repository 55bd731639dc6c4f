import {
  addHours,
  isRebookable,
  mayAct,
  mayCallOffAt,
  REBOOK_CHOICE_HOURS,
  refundFor,
  type Actor,
  type CallOffCause,
  isCharter,
  isEnded,
  isRequest,
} from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit/app-error';
import type { Booking } from '../generated/prisma/client';
import type { Wish } from './assess-reservation';
import type { BookingChange } from './booking-change';
import { paidDepositCents } from './deposit-of-booking';
import { end } from './end-booking';
import { situationOf } from './situation';

/** The charter does not take place at its time; the booking waits for the renter, who finds a new time or takes the deposit back. */
export function callOff(
  booking: Booking,
  { by, cause, now }: { by: Actor; cause: CallOffCause; now: Date },
): BookingChange {
  if (isRequest(booking)) throw new AppError('booking_not_confirmed');
  if (!isCharter(booking)) throw new AppError('booking_not_active');
  if (!mayAct('callOff', situationOf(booking, by))) throw new AppError('already_called_off');
  if (now >= booking.startDate) throw new AppError('charter_started');
  if (!mayCallOffAt(now, booking.startDate)) throw new AppError('too_early_to_call_off');
  return { calledOffCause: cause, calledOffBy: by, chooseTimeBy: addHours(now, REBOOK_CHOICE_HOURS) };
}

/** Another time or another status: whatever the charter was called off for is settled. What ends so remembers it. */
export function isSettledBy({ startDate, status }: Booking, change: BookingChange): boolean {
  if (isEnded(change)) return false;
  const moved = change.startDate !== undefined && change.startDate.getTime() !== startDate.getTime();
  return moved || (change.status !== undefined && change.status !== status);
}

/** Nothing is called off. */
export const NOT_CALLED_OFF: BookingChange = { calledOffCause: null, calledOffBy: null, chooseTimeBy: null };

/** Whether a wish is what a renter was promised when the charter was called off: the same charter at another time. */
export function isSameCharterLater(booking: Booking, wish: Wish): boolean {
  const length = ({ startDate, endDate }: { startDate: Date; endDate: Date }) =>
    endDate.getTime() - startDate.getTime();
  return (
    length(wish) === length(booking) &&
    wish.captainId === booking.captainId &&
    wish.guestCount === booking.guestCount &&
    isRebookable(booking.startDate, wish.startDate)
  );
}

/** The renter has found no new time: the whole deposit goes back. */
export function endCalledOff(booking: Booking, now: Date): BookingChange {
  return end(booking, {
    at: now,
    outcome: 'platform_cancelled',
    by: 'system',
    refund: refundFor({ cause: 'platform', depositCents: paidDepositCents(booking) }),
    refundChoiceHours: 0,
  });
}
