import { bookingCaptainLeft } from '@harbourline/contracts';
import { charterDay } from '../db/charter-day';
import { releaseCaptain } from '../db/claims';
import type { Deps } from '../db/database';
import { handleNextDue } from '../db/next-due';
import { saveBooking } from '../db/save-booking';
import { leave } from '../domain/change-captain';
import { mayActAs } from '../domain/may-act-as';
import { Prisma } from '../generated/prisma/client';

/**
 * Takes the captain of one confirmed charter to come whose licence was rejected or ends before it, or who is no captain
 * any more or was deactivated: as if they had left, so that the owner has some time to find another. @returns how many there were.
 */
export function releaseCaptains(deps: Omit<Deps, 'caller'>): Promise<number> {
  return handleNextDue(
    deps,
    (at) => ({
      where: Prisma.sql`status = 'confirmed' AND (start_date > ${at} OR choose_time_by IS NOT NULL) AND EXISTS (
        SELECT FROM users WHERE users.id = captain_id
          AND (users.charters_until < ${charterDay} OR users.role <> 'captain' OR NOT users.active))`,
      orderBy: Prisma.sql`start_date`,
    }),
    async (tx, booking, at) => {
      const left = leave(booking, at, deps.config.OWNER_RESPONSE_HOURS);
      const captain = await tx.user.findUnique({ where: { id: booking.captainId ?? 0 } });
      await releaseCaptain(tx, booking.reservationId);
      await saveBooking(tx, booking, left, {
        at,
        actor: 'system',
        action: 'captain left',
        reasonCode: captain && mayActAs('captain', captain) ? 'license_invalid' : 'captain_inactive',
        event: bookingCaptainLeft,
      });
    },
  );
}
