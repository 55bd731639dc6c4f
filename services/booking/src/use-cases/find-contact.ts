import type { BookingParty } from '@harbourline/contracts';
import { isAgreed } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import type { BookingWithParties } from '../db/with-parties';
import { getBooking } from './get-booking';

/**
 * A booking of the caller's whose parties know how to reach each other.
 * @throws AppError `booking_not_found`; `booking_not_confirmed` before and after; `no_captain` where theirs is asked for.
 */
export async function findContact(
  { db }: Pick<LocalDeps, 'db'>,
  viewer: UserActor,
  { bookingId, party }: { bookingId: number; party: BookingParty },
): Promise<BookingWithParties> {
  const booking = await getBooking({ db }, viewer, bookingId);
  if (!isAgreed(booking)) throw new AppError('booking_not_confirmed');
  if (party === 'captain' && booking.captainId === null) throw new AppError('no_captain');
  return booking;
}
