import type { Proposer } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { requireOpenProposal } from '../domain/answer-proposal';
import { TOLD } from '../domain/told-of-proposals';
import type { Booking } from '../generated/prisma/client';

/** The other side does not agree to a change of a charter: it stays as it was. Whoever wants no other request cancels theirs. */
export async function declineProposal(
  { db, clock }: LocalDeps,
  answerer: UserActor & { role: Proposer },
  { bookingId, changeId, reason }: { bookingId: number; changeId: string; reason: string | undefined },
): Promise<Booking> {
  const { id: actorId, role: actor } = answerer;
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, answerer);
    const at = clock.now();
    requireOpenProposal(booking, { of: 'charter', id: changeId }, { action: 'declineProposal', by: actor, now: at });
    const told = { at, actor, actorId, ...TOLD.charter.declined, reason: reason || null };
    return saveBooking(tx, booking, {}, { ...told, endsProposal: true });
  });
}
