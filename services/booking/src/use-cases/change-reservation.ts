import { bookingChanged } from '@harbourline/contracts';
import { type UserActor } from '@harbourline/service-kit';
import { claimProposed } from '../db/claim-or-refuse';
import { turnProposalIntoBooking } from '../db/claims';
import type { Deps } from '../db/database';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { change, hasSameTime } from '../domain/change-reservation';
import { refusal } from '../domain/refusal';
import type { Booking } from '../generated/prisma/client';
import { assessChange } from '../steps/assess-change';
import { limitChanges } from '../steps/limit-changes';
import type { ChangeRequest } from '../steps/read-wish';

/** The renter changes time or group size before the owner has answered: the deposit stays, the owner's time begins anew. */
export async function changeReservation(
  { db, clock, config }: Omit<Deps, 'caller'>,
  renter: UserActor,
  { bookingId, ...request }: Omit<ChangeRequest, 'captainId'> & { bookingId: number },
): Promise<Booking> {
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, renter);
    const { wish, price, broken, shortfall } = await assessChange(tx, { clock, config }, booking, request);
    if (broken) throw refusal(broken, { noticeHours: config.NOTICE_HOURS, shortfall });
    const at = clock.now();
    const changed = change(booking, { wish, price, now: at, ownerResponseHours: config.OWNER_RESPONSE_HOURS });
    await limitChanges(tx, { bookingId, userId: renter.id, action: 'changed', at });
    if (!hasSameTime(booking, wish)) {
      await claimProposed(tx, booking, wish);
      await turnProposalIntoBooking(tx, booking.reservationId);
    }
    return saveBooking(tx, booking, changed, {
      at,
      actor: 'renter',
      actorId: renter.id,
      action: 'changed',
      event: bookingChanged,
    });
  });
}
