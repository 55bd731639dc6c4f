import { bookingChangeDeclined } from '@harbourline/contracts';
import type { Proposer } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { requireOpenChange } from '../domain/propose-change';
import type { Booking } from '../generated/prisma/client';

/** The other side does not agree: all stays as it was, and the proposed slot is free. */
export async function declineChange(
  { db, clock }: LocalDeps,
  answerer: UserActor & { role: Proposer },
  { bookingId, changeId, reason }: { bookingId: number; changeId: string; reason: string | undefined },
): Promise<Booking> {
  const by = answerer.role;
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, answerer);
    const at = clock.now();
    requireOpenChange(booking, { changeId, action: 'declineChange', by, now: at });
    return saveBooking(
      tx,
      booking,
      {},
      {
        ...{ at, actor: by, actorId: answerer.id, action: 'change declined', event: bookingChangeDeclined },
        reason: reason || null,
      },
    );
  });
}
