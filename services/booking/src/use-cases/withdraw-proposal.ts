import type { Proposer } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { requireOpenProposal, withdrawProposal as withdraw, type Meant } from '../domain/answer-proposal';
import { TOLD } from '../domain/told-of-proposals';
import type { Booking } from '../generated/prisma/client';

/** Whoever proposed something takes it back: the booking is what it was, and the slot that was kept is free. */
export async function withdrawProposal(
  { db, clock }: LocalDeps,
  proposer: UserActor & { role: Proposer },
  { bookingId, meant }: { bookingId: number; meant: Meant },
): Promise<Booking> {
  const { id: actorId, role: actor } = proposer;
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, proposer);
    const at = clock.now();
    const proposal = requireOpenProposal(booking, meant, { action: 'withdrawProposal', by: actor, now: at });
    const told = { at, actor, actorId, ...TOLD[proposal.of].withdrawn };
    return saveBooking(tx, booking, withdraw(proposal, at), { ...told, endsProposal: true });
  });
}
