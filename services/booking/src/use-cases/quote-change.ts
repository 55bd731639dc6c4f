import type { UserActor } from '@harbourline/service-kit';
import { findConflict } from '../db/claims';
import type { Deps } from '../db/database';
import { requireOwn } from '../db/lock-booking';
import { assessChange } from '../steps/assess-change';
import type { ChangeRequest } from '../steps/read-wish';
import { reasonAgainst, type Quote } from './quote-reservation';

/** The price of a change of a reservation, and whether the slot is free; the reservation's own claim does not count. */
export async function quoteChange(
  { db, clock, config }: Omit<Deps, 'caller'>,
  renter: UserActor,
  { bookingId, ...request }: Omit<ChangeRequest, 'captainId'> & { bookingId: number },
): Promise<Quote & { differenceCents: number }> {
  const booking = await requireOwn(db.client, await db.client.booking.findUnique({ where: { id: bookingId } }), renter);
  const { wish, price, zone, broken, shortfall } = await assessChange(db.client, { clock, config }, booking, request);
  const { boatId, reservationId } = booking;
  const conflict = broken ? undefined : await findConflict(db.client, { boatId, ...wish, reservationId });
  return {
    boatId,
    wish,
    price,
    zone,
    reason: reasonAgainst(broken, conflict),
    shortfall,
    differenceCents: price.totalCents - booking.totalCents,
  };
}
