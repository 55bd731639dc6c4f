import { bookingExpired } from '@harbourline/contracts';
import type { LocalDeps } from '../db/database';
import { firstOf, handleNextDue } from '../db/next-due';
import { saveBooking } from '../db/save-booking';
import { lapse } from '../domain/time-is-over';
import { Prisma } from '../generated/prisma/client';

const UNANSWERED = Prisma.sql`status = 'pending' AND owner_adjusted`;

/** Ends one reservation whose renter has not answered the changed time. @returns how many were ended. */
export function lapseAdjustments(deps: LocalDeps): Promise<number> {
  return handleNextDue(
    deps,
    (at) => ({
      where: Prisma.sql`${UNANSWERED} AND respond_by < ${at}`,
      orderBy: Prisma.sql`respond_by`,
    }),
    (tx, booking, at) =>
      saveBooking(tx, booking, lapse(booking, at), {
        at,
        actor: 'system',
        action: 'adjustment lapsed',
        event: bookingExpired,
      }),
  );
}

/** Until when the first renter may answer. */
export function nextLapse(deps: LocalDeps): Promise<Date | undefined> {
  return firstOf(deps, { time: Prisma.sql`respond_by`, of: UNANSWERED });
}
