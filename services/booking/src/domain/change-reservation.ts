import { isOverdue, mayAct, ownerDeadline, type Price } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit/app-error';
import type { Booking } from '../generated/prisma/client';
import type { Wish } from './assess-reservation';
import type { BookingChange } from './booking-change';
import { askedAnew } from './captains-answer';
import { effectOn } from './proposal';
import { requirePending } from './require-pending';
import { situationOf } from './situation';

/** @throws AppError unless the renter may change the reservation: before the answer, while it waits for the owner. */
export function requireChangeable(booking: Booking, now: Date): void {
  requirePending(booking);
  const situation = situationOf(booking, 'renter');
  if (!mayAct('change', situation)) {
    if (situation.captainWanted) throw new AppError('captain_declined');
    if (situation.ownerAccepted) throw new AppError('captain_awaited');
    throw new AppError('booking_adjusted', { message: 'Please answer the owner’s proposal first.' });
  }
  if (booking.respondBy && isOverdue(now, booking.respondBy)) throw new AppError('response_overdue');
}

/** Whether a wish is for the time that the reservation has already. */
export function hasSameTime(booking: Booking, { startDate, endDate }: Pick<Wish, 'startDate' | 'endDate'>): boolean {
  return startDate.getTime() === booking.startDate.getTime() && endDate.getTime() === booking.endDate.getTime();
}

/** Another time or group at today's price; the owner's time to answer begins anew, and with it their captain's. @throws AppError `same_time` when nothing changes. */
export function change(
  booking: Booking,
  { wish, price, now, ownerResponseHours }: { wish: Wish; price: Price; now: Date; ownerResponseHours: number },
): BookingChange {
  if (hasSameTime(booking, wish) && wish.guestCount === booking.guestCount) throw new AppError('same_time');
  return {
    startDate: wish.startDate,
    endDate: wish.endDate,
    leftStart: effectOn(booking, { by: 'renter', ...wish }).clocks.leftStart,
    guestCount: wish.guestCount,
    boatRentalCents: price.boatRentalCents,
    captainFeeCents: price.captainFeeCents,
    totalCents: price.totalCents,
    balanceFromRenterCents: price.balanceFromRenterCents,
    dueToCaptainCents: price.dueToCaptainCents,
    captainAnswer: askedAnew(booking),
    respondBy: ownerDeadline(now, wish.startDate, ownerResponseHours),
  };
}
