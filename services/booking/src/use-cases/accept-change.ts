import { bookingChangeAccepted } from '@harbourline/contracts';
import type { Proposer } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { offeredBoat } from '../db/booking-state';
import { turnProposalIntoBooking } from '../db/claims';
import type { LocalDeps } from '../db/database';
import { findCaptainOffer } from '../db/find-captain-offer';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { acceptChange as accept, differencesOf, requireOpenChange } from '../domain/propose-change';
import type { Booking } from '../generated/prisma/client';

/** The other side agrees: the charter is what was proposed, at the price that was shown, and the slot it had is free. */
export async function acceptChange(
  { db, clock }: LocalDeps,
  answerer: UserActor & { role: Proposer },
  { bookingId, changeId }: { bookingId: number; changeId: string },
): Promise<Booking> {
  const by = answerer.role;
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, answerer);
    const at = clock.now();
    const proposed = requireOpenChange(booking, { changeId, action: 'acceptChange', by, now: at });
    const { start, captain } = differencesOf(booking, proposed);
    // The fee was agreed with the change; but who has gone since, or has no license on the new day, cannot sail it.
    if ((start || captain) && (await findCaptainOffer(tx, offeredBoat(booking), proposed)) === undefined) {
      throw new AppError('captain_unavailable');
    }
    await turnProposalIntoBooking(tx, booking.reservationId);
    return saveBooking(tx, booking, accept(booking, proposed), {
      ...{ at, actor: by, actorId: answerer.id, action: 'change accepted', event: bookingChangeAccepted },
      effect: proposed.effect.others,
    });
  });
}
