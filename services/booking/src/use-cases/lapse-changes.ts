import { bookingChangeLapsed } from '@harbourline/contracts';
import { releaseProposal } from '../db/claims';
import type { LocalDeps, Tx } from '../db/database';
import { firstOf, handleNextDue } from '../db/next-due';
import { saveBooking } from '../db/save-booking';
import { proposedChangeOf } from '../domain/proposed-change';
import { Prisma, type Booking } from '../generated/prisma/client';

const UNANSWERED = Prisma.sql`change_respond_by IS NOT NULL`;

/** Ends one proposed change that nobody has answered in time: all stays as it was. @returns how many were ended. */
export function lapseChanges(deps: LocalDeps): Promise<number> {
  return handleNextDue(
    deps,
    (at) => ({
      where: Prisma.sql`${UNANSWERED} AND change_respond_by < ${at}`,
      orderBy: Prisma.sql`change_respond_by`,
    }),
    async (tx, booking, at) => {
      if (!proposedChangeOf(booking)) return forget(tx, booking);
      const entry = { at, actor: 'system', action: 'change lapsed', event: bookingChangeLapsed } as const;
      return saveBooking(tx, booking, {}, entry);
    },
  );
}

/** Until when the first proposed change can be answered. */
export function nextChangeLapse(deps: LocalDeps): Promise<Date | undefined> {
  return firstOf(deps, { time: Prisma.sql`change_respond_by`, of: UNANSWERED });
}

/** One that a release left behind which does not know of proposals: it ended with the change that was made then. */
async function forget(tx: Tx, { id, reservationId, ownerAdjusted }: Booking): Promise<void> {
  await tx.booking.update({ where: { id }, data: { changeProposal: Prisma.DbNull, changeRespondBy: null } });
  if (!ownerAdjusted) await releaseProposal(tx, reservationId);
}
