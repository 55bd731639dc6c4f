import { bookingCancelled, bookingDeclined } from '@harbourline/contracts';
import { isRequest } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { decline } from '../domain/answer-reservation';
import { cancel } from '../domain/cancel-booking';
import { requireReason } from '../domain/require-reason';
import { settlementTerms } from '../domain/settlement-terms';
import type { Booking } from '../generated/prisma/client';

/**
 * The owner declines a pending reservation, or cancels a confirmed booking, for which the renter is owed a reason. The
 * slot is free again.
 */
export async function declineOrCancel(
  { db, clock, config }: Omit<Deps, 'caller'>,
  owner: UserActor,
  { bookingId, reason }: { bookingId: number; reason: string | undefined },
): Promise<Booking> {
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, owner);
    const at = clock.now();
    const who = { at, actor: 'owner', actorId: owner.id } as const;
    if (isRequest(booking)) {
      return saveBooking(tx, booking, decline(booking, at, reason), {
        ...who,
        action: 'declined',
        event: bookingDeclined,
      });
    }
    const ended = cancel(booking, { actor: 'owner', now: at, reason, ...settlementTerms(config) });
    requireReason(reason);
    return saveBooking(tx, booking, ended, { ...who, action: 'cancelled', event: bookingCancelled });
  });
}
