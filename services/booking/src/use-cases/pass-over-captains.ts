import { bookingCaptainDeclined } from '@harbourline/contracts';
import { releaseCaptain } from '../db/claims';
import type { Deps, LocalDeps } from '../db/database';
import { firstOf, handleNextDue } from '../db/next-due';
import { saveBooking } from '../db/save-booking';
import { passOverCaptain } from '../domain/captains-answer';
import { Prisma } from '../generated/prisma/client';

const WAITS_FOR_CAPTAIN = Prisma.sql`status = 'pending' AND captain_answer = 'awaited'
  AND owner_accepted_at IS NOT NULL AND NOT owner_adjusted`;

/**
 * Takes the captain off one request that the owner has accepted and the captain has not answered in time, so that the
 * owner can find another. A request that the owner has not answered either has expired. @returns how many there were.
 */
export function passOverCaptains(deps: Omit<Deps, 'caller'>): Promise<number> {
  return handleNextDue(
    deps,
    (at) => ({
      where: Prisma.sql`${WAITS_FOR_CAPTAIN} AND respond_by < ${at}`,
      orderBy: Prisma.sql`respond_by`,
    }),
    async (tx, booking, at) => {
      await releaseCaptain(tx, booking.reservationId);
      await saveBooking(tx, booking, passOverCaptain(booking, at, deps.config.OWNER_RESPONSE_HOURS), {
        at,
        actor: 'system',
        action: 'captain silent',
        event: bookingCaptainDeclined,
      });
    },
  );
}

/** Until when the first captain may answer who is the only one to be waited for. */
export function nextCaptainsDeadline(deps: LocalDeps): Promise<Date | undefined> {
  return firstOf(deps, { time: Prisma.sql`respond_by`, of: WAITS_FOR_CAPTAIN });
}
