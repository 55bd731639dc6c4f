import { releaseProposal } from '../db/claims';
import type { LocalDeps, Tx } from '../db/database';
import { firstOf, handleNextDue } from '../db/next-due';
import { NO_PROPOSAL, proposalOf } from '../domain/proposal';
import { Prisma, type Booking } from '../generated/prisma/client';
import { lapseProposal } from '../steps/lapse-proposal';

/** The deadlines of all that was proposed and not answered: each has an index of its own. */
const UNANSWERED = [
  { time: Prisma.sql`respond_by`, of: Prisma.sql`status = 'pending' AND owner_adjusted` },
  { time: Prisma.sql`change_respond_by`, of: Prisma.sql`change_respond_by IS NOT NULL` },
];

/** Ends what was proposed and nobody has answered in time, one of each kind. @returns how many were ended. */
export async function lapseProposals(deps: LocalDeps): Promise<number> {
  let ended = 0;
  for (const { time, of } of UNANSWERED) {
    const due = (at: Date) => ({ where: Prisma.sql`${of} AND ${time} < ${at}`, orderBy: time });
    ended += await handleNextDue(deps, due, async (tx, booking, at) => {
      const isWaiting = proposalOf(booking) !== null;
      return isWaiting ? lapseProposal(tx, booking, at) : forget(tx, booking);
    });
  }
  return ended;
}

/** Until when the first proposal can be answered. */
export async function nextProposalLapse(deps: LocalDeps): Promise<Date | undefined> {
  const times = await Promise.all(UNANSWERED.map((unanswered) => firstOf(deps, unanswered)));
  return times.reduce((first, time) => (first && (!time || first < time) ? first : time));
}

/** One that a release left behind which does not know of proposals: it ended with the change that was made then. */
async function forget(tx: Tx, booking: Booking): Promise<void> {
  const { changeProposal, changeRespondBy } = NO_PROPOSAL;
  const { id, reservationId, ownerAdjusted } = booking;
  await tx.booking.update({ where: { id }, data: { changeProposal, changeRespondBy } });
  if (!ownerAdjusted) await releaseProposal(tx, reservationId);
}
