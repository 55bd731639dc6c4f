import { bookingCancelled } from '@harbourline/contracts';
import type { LocalDeps } from '../db/database';
import { firstOf, handleNextDue } from '../db/next-due';
import { saveBooking } from '../db/save-booking';
import { endCalledOff as end } from '../domain/called-off';
import { Prisma } from '../generated/prisma/client';

/** A new time that waits for an answer is answered, or lapses, first. */
const CALLED_OFF = Prisma.sql`choose_time_by IS NOT NULL AND status = 'confirmed' AND change_respond_by IS NULL`;

/** Refunds one charter that was called off and for which no new time was found. @returns how many were refunded. */
export function endCalledOff(deps: LocalDeps): Promise<number> {
  return handleNextDue(
    deps,
    (at) => ({ where: Prisma.sql`${CALLED_OFF} AND choose_time_by < ${at}`, orderBy: Prisma.sql`choose_time_by` }),
    (tx, booking, at) =>
      saveBooking(tx, booking, end(booking, at), {
        ...{ at, actor: 'system', action: 'no new time', event: bookingCancelled },
      }),
  );
}

/** Until when the first renter may find a new time. */
export function nextCalledOffEnd(deps: LocalDeps): Promise<Date | undefined> {
  return firstOf(deps, { time: Prisma.sql`choose_time_by`, of: CALLED_OFF });
}
