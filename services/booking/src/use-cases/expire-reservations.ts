import { bookingExpired } from '@harbourline/contracts';
import type { LocalDeps } from '../db/database';
import { handleNextDue } from '../db/next-due';
import { saveBooking } from '../db/save-booking';
import { expire } from '../domain/time-is-over';
import { Prisma } from '../generated/prisma/client';

/** Ends one reservation that the owner has not answered in time. @returns how many were ended. */
export function expireReservations(deps: LocalDeps): Promise<number> {
  return handleNextDue(
    deps,
    (at) => ({
      where: Prisma.sql`status = 'pending' AND NOT owner_adjusted AND respond_by < ${at}`,
      orderBy: Prisma.sql`respond_by`,
    }),
    (tx, booking, at) =>
      saveBooking(tx, booking, expire(booking, at), { at, actor: 'system', action: 'expired', event: bookingExpired }),
  );
}
