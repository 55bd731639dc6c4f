import { bookingChangeProposed } from '@harbourline/contracts';
import { addHours, dollarsOf, type Proposer } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { randomUUID } from 'node:crypto';
import { claimOrRefuse } from '../db/claim-or-refuse';
import type { Deps, Tx } from '../db/database';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { MOST_CHANGES_A_DAY } from '../domain/propose-change';
import { refusal } from '../domain/refusal';
import type { Booking } from '../generated/prisma/client';
import { assessProposal, type ProposalRequest } from '../steps/assess-proposal';

const PROPOSED = 'change proposed';
const HOURS_A_DAY = 24;

/** Renter or owner proposes a change of a confirmed charter, whose slot is kept free until the other side has answered. */
export async function proposeChange(
  { db, clock, config }: Omit<Deps, 'caller'>,
  proposer: UserActor & { role: Proposer },
  { bookingId, totalPrice, ...request }: ProposalRequest & { bookingId: number; totalPrice?: number | undefined },
): Promise<Booking> {
  const by = proposer.role;
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, proposer);
    const at = clock.now();
    const { wish, proposed, broken } = await assessProposal(tx, { clock, config }, booking, { by, request });
    if (broken) throw refusal(broken, { noticeHours: config.NOTICE_HOURS });
    if (totalPrice !== undefined && totalPrice !== dollarsOf(proposed.totalCents)) throw new AppError('price_changed');
    await limitProposals(tx, { bookingId, userId: proposer.id, at });
    const { reservationId, boatId } = booking;
    await claimOrRefuse(
      tx,
      { ...wish, reservationId, boatId, kind: 'proposal' },
      by === 'owner' ? proposer : undefined,
    );
    return saveBooking(
      tx,
      booking,
      {},
      {
        ...{ at, actor: by, actorId: proposer.id, action: PROPOSED, event: bookingChangeProposed },
        effect: proposed.effect.others,
        proposes: { ...proposed, id: randomUUID() },
      },
    );
  });
}

/** @throws AppError `too_many_changes`, with the seconds to wait. */
async function limitProposals(
  tx: Tx,
  { bookingId, userId, at }: { bookingId: number; userId: number; at: Date },
): Promise<void> {
  const made = await tx.bookingHistory.findMany({
    where: { bookingId, actorId: userId, action: PROPOSED, at: { gt: addHours(at, -HOURS_A_DAY) } },
    orderBy: { id: 'desc' },
    take: MOST_CHANGES_A_DAY,
    select: { at: true },
  });
  const oldest = made.at(MOST_CHANGES_A_DAY - 1);
  if (!oldest) return;
  const waits = addHours(oldest.at, HOURS_A_DAY).getTime() - at.getTime();
  throw new AppError('too_many_changes', { retryAfter: waits / 1000 });
}
