import { depositShortfall, type DepositShortfall } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { Db, Deps, Tx } from '../db/database';
import { findBoat } from '../db/find-boat';
import { findCaptainOffer } from '../db/find-captain-offer';
import { assessReservation, type Assessment, type Wish } from '../domain/assess-reservation';
import { requireChangeable } from '../domain/change-reservation';
import type { Booking } from '../generated/prisma/client';
import { wishFor, type ChangeRequest } from './read-wish';

/**
 * Prices a change of a reservation at today's rates, its deposit being paid, and holds it against the rules that bind a
 * new one. The captain stays.
 * @throws AppError unless the reservation waits for its owner, in time; `deposit_above_total`.
 */
export async function assessChange(
  db: Db['client'] | Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  booking: Booking,
  request: Omit<ChangeRequest, 'captainId'>,
): Promise<Assessment & { wish: Wish; shortfall: DepositShortfall | null }> {
  const now = clock.now();
  requireChangeable(booking, now);
  const boat = await findBoat(db, booking.boatId);
  const wish = wishFor(booking, boat, request);
  const captain = await findCaptainOffer(db, boat, wish);
  if (captain === undefined) throw new AppError('captain_unavailable');
  const { broken, ...assessment } = assessReservation({
    // Of the captain nothing changes, so nothing of them is judged.
    boat: { ...boat, onlyWithCaptain: false },
    captain,
    wish,
    now,
    noticeHours: config.NOTICE_HOURS,
    paidDepositCents: booking.depositCents,
  });
  const shortfall = depositShortfall(booking, assessment.price.totalCents);
  return { ...assessment, broken: broken ?? (shortfall && 'deposit_too_small'), wish, shortfall };
}
