import { bookingCompleted } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import type { Deps } from '../db/database';
import { firstOf, handleNextDue } from '../db/next-due';
import { saveBooking } from '../db/save-booking';
import { settlementTerms } from '../domain/settlement-terms';
import { complete } from '../domain/time-is-over';
import { Prisma } from '../generated/prisma/client';

const UNDER_WAY = Prisma.sql`status = 'confirmed' AND NOT captain_wanted AND choose_time_by IS NULL`;

/**
 * Completes one charter that has taken place. One that still wants a captain, or was called off, has not: its own job ends it.
 * @returns how many were completed.
 */
export function completeCharters(deps: Omit<Deps, 'caller'>): Promise<number> {
  return handleNextDue(
    deps,
    (at) => ({
      where: Prisma.sql`${UNDER_WAY} AND end_date <= ${addHours(at, -deps.config.COMPLETION_HOURS)}`,
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

/** When the first charter counts as completed. */
export async function nextCompletion(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<Date | undefined> {
  const end = await firstOf(deps, { time: Prisma.sql`end_date`, of: UNDER_WAY });
  return end && addHours(end, deps.config.COMPLETION_HOURS);
}
