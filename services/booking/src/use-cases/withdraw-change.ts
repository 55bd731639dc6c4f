import { bookingChangeWithdrawn } from '@harbourline/contracts';
import type { Proposer } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { requireOpenChange } from '../domain/propose-change';
import type { Booking } from '../generated/prisma/client';

/** Whoever proposed a change takes it back: all stays as it was, and the proposed slot is free. */
export async function withdrawChange(
  { db, clock }: LocalDeps,
  proposer: UserActor & { role: Proposer },
  { bookingId, changeId }: { bookingId: number; changeId: string },
): Promise<Booking> {
  const by = proposer.role;
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, proposer);
    const at = clock.now();
    requireOpenChange(booking, { changeId, action: 'withdrawChange', by, now: at });
    return saveBooking(
      tx,
      booking,
      {},
      { at, actor: by, actorId: proposer.id, action: 'change withdrawn', event: bookingChangeWithdrawn },
    );
  });
}
