import { AppError } from '@harbourline/service-kit';
import type { Db, Deps, Tx } from '../db/database';
import { findBoat } from '../db/find-boat';
import { findCaptainOffer } from '../db/find-captain-offer';
import { assessReservation, type Assessment, type Wish } from '../domain/assess-reservation';
import { requireChangeable } from '../domain/change-reservation';
import type { Booking } from '../generated/prisma/client';
import { readWish } from './read-wish';

/** Fields that are left out stay as they are. */
export interface ChangeRequest {
  startDate?: string | undefined;
  endDate?: string | undefined;
  guestCount?: number | undefined;
}

/**
 * Prices a change of a reservation at today's rates, its deposit being paid, and holds it against the rules that bind a
 * new one. The captain stays.
 * @throws AppError unless the reservation waits for its owner, in time; `deposit_above_total`.
 */
export async function assessChange(
  db: Db['client'] | Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  booking: Booking,
  request: ChangeRequest,
): Promise<Assessment & { wish: Wish }> {
  const now = clock.now();
  requireChangeable(booking, now);
  const boat = await findBoat(db, booking.boatId);
  const wish = readWish(boat, {
    startDate: request.startDate ?? booking.startDate.toISOString(),
    endDate: request.endDate ?? booking.endDate.toISOString(),
    guestCount: request.guestCount ?? booking.guestCount,
    captainId: booking.captainId,
  });
  const captain = await findCaptainOffer(db, boat, wish);
  if (captain === undefined) throw new AppError('captain_unavailable');
  const assessment = assessReservation({
    boat,
    captain,
    wish,
    now,
    noticeHours: config.NOTICE_HOURS,
    paidDepositCents: booking.depositCents,
  });
  return { ...assessment, wish };
}
