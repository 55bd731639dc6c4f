import { dollarsOf, type Proposer } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { randomUUID } from 'node:crypto';
import { claimProposed } from '../db/claim-or-refuse';
import type { Deps, Tx } from '../db/database';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import type { Proposal } from '../domain/proposal';
import { refusal } from '../domain/refusal';
import { TOLD } from '../domain/told-of-proposals';
import type { Booking } from '../generated/prisma/client';
import { assessForCharter, assessForRequest, type OtherTime } from '../steps/assess-proposal';
import { limitChanges } from '../steps/limit-changes';
import type { ChangeRequest } from '../steps/read-wish';

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
    const { proposed } = TOLD[proposal.of];
    await limitChanges(tx, { bookingId, userId: actorId, action: proposed.action, at });
    await claimProposed(tx, booking, proposal, actor === 'owner' ? proposer : undefined);
    const told = { at, actor, actorId, ...proposed, proposes: proposal };
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
  const { proposal, broken, shortfall } = await assessForCharter(tx, deps, booking, { by, request });
  if (broken) throw refusal(broken, { noticeHours: deps.config.NOTICE_HOURS, shortfall });
  if (totalPrice !== undefined && totalPrice !== dollarsOf(proposal.totalCents)) throw new AppError('price_changed');
  return { ...proposal, id: randomUUID() };
}
