import { isOverdue } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit/app-error';
import type { Booking } from '../generated/prisma/client';
import type { BookingChange } from './booking-change';

/**
 * The renter takes a credit or the refund.
 * @throws AppError `no_choice` when there is none, or it has been made; `response_overdue` when its time is over.
 */
export function chooseRefund(booking: Booking, choice: 'credit' | 'refund', now: Date): BookingChange {
  if (!booking.creditInstead || !booking.chooseBy || booking.refundChoice !== null) throw new AppError('no_choice');
  if (isOverdue(now, booking.chooseBy)) throw new AppError('response_overdue');
  return { refundChoice: choice };
}
