import { addHours, dollarsOf, type Proposer } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { randomUUID } from 'node:crypto';
import { claimProposed } from '../db/claim-or-refuse';
import type { Deps, Tx } from '../db/database';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import type { Proposal } from '../domain/proposal';
import { MOST_CHANGES_A_DAY } from '../domain/propose';
import { refusal } from '../domain/refusal';
import { TOLD } from '../domain/told-of-proposals';
import type { Booking } from '../generated/prisma/client';
import { assessForCharter, assessForRequest, type OtherTime } from '../steps/assess-proposal';
import type { ChangeRequest } from '../steps/read-wish';

const HOURS_A_DAY = 24;

/** What is proposed: by an owner for a request, or for a charter at the price in dollars that was shown. */
export type Wanted =
  | ({ of: 'request' } & OtherTime)
  | ({ of: 'charter'; totalPrice?: number | undefined } & ChangeRequest);

/** One side proposes something for a booking, whose slot is kept free until the other side has answered. */
export async function propose(
  { db, clock, config }: Omit<Deps, 'caller'>,
  proposer: UserActor & { role: Proposer },
  { bookingId, wanted }: { bookingId: number; wanted: Wanted },
): Promise<Booking> {
  const { id: actorId, role: actor } = proposer;
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, proposer);
    const at = clock.now();
    const proposal = await assess(tx, { clock, config }, booking, { by: actor, wanted });
    if (proposal.of === 'charter') await limitProposals(tx, { bookingId, userId: actorId, at });
    await claimProposed(tx, booking, proposal, actor === 'owner' ? proposer : undefined);
    const told = { at, actor, actorId, ...TOLD[proposal.of].proposed, proposes: proposal };
    return saveBooking(tx, booking, {}, told);
  });
}

/** @throws AppError for what cannot be proposed; `price_changed` where it was shown at another price. */
async function assess(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config'>,
  booking: Booking,
  { by, wanted }: { by: Proposer; wanted: Wanted },
): Promise<Proposal> {
  if (wanted.of === 'request') return assessForRequest(tx, deps, booking, wanted);
  const { totalPrice, ...request } = wanted;
  const { proposal, broken } = await assessForCharter(tx, deps, booking, { by, request });
  if (broken) throw refusal(broken, { noticeHours: deps.config.NOTICE_HOURS });
  if (totalPrice !== undefined && totalPrice !== dollarsOf(proposal.totalCents)) throw new AppError('price_changed');
  return { ...proposal, id: randomUUID() };
}

/** @throws AppError `too_many_changes`, with the seconds to wait. */
async function limitProposals(
  tx: Tx,
  { bookingId, userId, at }: { bookingId: number; userId: number; at: Date },
): Promise<void> {
  const { action } = TOLD.charter.proposed;
  const made = await tx.bookingHistory.findMany({
    where: { bookingId, actorId: userId, action, at: { gt: addHours(at, -HOURS_A_DAY) } },
    orderBy: { id: 'desc' },
    take: MOST_CHANGES_A_DAY,
    select: { at: true },
  });
  const oldest = made.at(MOST_CHANGES_A_DAY - 1);
  if (!oldest) return;
  const waits = addHours(oldest.at, HOURS_A_DAY).getTime() - at.getTime();
  throw new AppError('too_many_changes', { retryAfter: waits / 1000 });
}
