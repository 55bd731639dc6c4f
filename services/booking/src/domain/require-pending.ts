import type { Outcome } from '@harbourline/policy';
import { isEnded, isRequest } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit/app-error';
import type { Booking } from '../generated/prisma/client';

const ENDED: Partial<Record<Outcome, string>> = {
  renter_cancelled: 'The renter has canceled this reservation.',
  owner_declined: 'The owner has declined this reservation.',
  expired: 'The time to answer this reservation has run out.',
  adjustment_lapsed: 'The proposed change was not answered in time.',
  boat_withdrawn: 'This boat is no longer offered.',
};

/** @throws AppError `booking_not_pending`, which says what has become of the reservation meanwhile. */
export function requirePending({ status, outcome }: Pick<Booking, 'status' | 'outcome'>): void {
  if (isRequest({ status })) return;
  const ended = isEnded({ status }) && (ENDED[outcome as Outcome] ?? 'This reservation has been canceled.');
  throw new AppError('booking_not_pending', { message: ended || 'This reservation has already been confirmed.' });
}
