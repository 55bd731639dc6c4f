import { bookingCompleted } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import type { Deps } from '../db/database';
import { handleNextDue } from '../db/next-due';
import { saveBooking } from '../db/save-booking';
import { settlementTerms } from '../domain/settlement-terms';
import { complete } from '../domain/time-is-over';
import { Prisma } from '../generated/prisma/client';

/**
 * Completes one charter that has taken place. One that still wants a captain has not: its own job ends it.
 * @returns how many were completed.
 */
export function completeCharters(deps: Omit<Deps, 'caller'>): Promise<number> {
  return handleNextDue(
    deps,
    (at) => ({
      where: Prisma.sql`status = 'confirmed' AND NOT captain_wanted
        AND end_date <= ${addHours(at, -deps.config.COMPLETION_HOURS)}`,
      orderBy: Prisma.sql`end_date`,
    }),
    (tx, booking, at) =>
      saveBooking(tx, booking, complete(booking, settlementTerms(deps.config)), {
        at,
        actor: 'system',
        action: 'completed',
        event: bookingCompleted,
      }),
  );
}
