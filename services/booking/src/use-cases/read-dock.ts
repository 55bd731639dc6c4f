import { isAgreed } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import type { Booking, DockAct } from '../generated/prisma/client';
import { getBooking } from './get-booking';

export interface Dock {
  booking: Booking;
  /** In the order in which they arrived. */
  acts: DockAct[];
  now: Date;
}

/**
 * What was recorded at the dock of one of the caller's charters.
 * @throws AppError `booking_not_confirmed` for all but administrators unless it is.
 */
export async function readDock({ db, clock }: LocalDeps, viewer: UserActor, bookingId: number): Promise<Dock> {
  const booking = await getBooking({ db }, viewer, bookingId);
  const confirmed = isAgreed(booking);
  if (!confirmed && viewer.role !== 'admin') throw new AppError('booking_not_confirmed');
  const acts = await db.client.dockAct.findMany({ where: { bookingId }, orderBy: { number: 'asc' } });
  return { booking, acts, now: clock.now() };
}
