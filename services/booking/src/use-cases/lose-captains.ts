import { bookingCancelled } from '@harbourline/contracts';
import type { Deps, LocalDeps } from '../db/database';
import { firstOf, handleNextDue } from '../db/next-due';
import { saveBooking } from '../db/save-booking';
import { settlementTerms } from '../domain/settlement-terms';
import { loseCaptain } from '../domain/time-is-over';
import { Prisma } from '../generated/prisma/client';

const CAPTAINLESS = Prisma.sql`captain_wanted AND status IN ('pending', 'confirmed')`;

/** Ends one booking whose captain has left, or one request whose captain has declined, and was not replaced in time. @returns how many were ended. */
export function loseCaptains(deps: Omit<Deps, 'caller'>): Promise<number> {
  return handleNextDue(
    deps,
    (at) => ({
      where: Prisma.sql`${CAPTAINLESS} AND respond_by < ${at}`,
      orderBy: Prisma.sql`respond_by`,
    }),
    (tx, booking, at) =>
      saveBooking(tx, booking, loseCaptain(booking, at, settlementTerms(deps.config)), {
        at,
        actor: 'system',
        action: 'captain not replaced',
        event: bookingCancelled,
      }),
  );
}

/** Until when the first owner has to find another captain. */
export function nextCaptainLost(deps: LocalDeps): Promise<Date | undefined> {
  return firstOf(deps, { time: Prisma.sql`respond_by`, of: CAPTAINLESS });
}
