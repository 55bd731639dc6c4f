import { bookingExpired } from '@harbourline/contracts';
import type { LocalDeps } from '../db/database';
import { firstOf, handleNextDue } from '../db/next-due';
import { saveBooking } from '../db/save-booking';
import { expire } from '../domain/time-is-over';
import { Prisma } from '../generated/prisma/client';

const UNANSWERED = Prisma.sql`status = 'pending' AND NOT owner_adjusted AND NOT captain_wanted AND owner_accepted_at IS NULL`;

/** Ends one reservation that the owner has not answered in time. @returns how many were ended. */
export function expireReservations(deps: LocalDeps): Promise<number> {
  return handleNextDue(
    deps,
    (at) => ({
      where: Prisma.sql`${UNANSWERED} AND respond_by < ${at}`,
      orderBy: Prisma.sql`respond_by`,
    }),
    (tx, booking, at) =>
      saveBooking(tx, booking, expire(booking, at), { at, actor: 'system', action: 'expired', event: bookingExpired }),
  );
}

/** Until when the first owner may answer. */
export function nextExpiry(deps: LocalDeps): Promise<Date | undefined> {
  return firstOf(deps, { time: Prisma.sql`respond_by`, of: UNANSWERED });
}
