import type { BoatBoarding } from '@harbourline/contracts';
import { isAgreed } from '@harbourline/policy';
import { boardingOf } from '../domain/boat';
import type { Booking, User } from '../generated/prisma/client';
import { proposalOf } from '../domain/proposal';
import { captainsWhoLeft } from './captains-who-left';
import type { Db, Tx } from './database';

/** A booking with the people it concerns; a person is missing while identity's events have not arrived. */
export type BookingWithParties = Booking & {
  renter: User | null;
  owner: User | null;
  captain: User | null;
  /** The captain of what is proposed. */
  proposedCaptain: User | null;
  /** The captains who have left it, if another one is wanted. */
  captainsWhoLeft: readonly number[];
  /** How the boat of a confirmed or completed booking is boarded now; for whoever may know it, see `sees-boarding.ts`. */
  boatBoarding: BoatBoarding | null;
};

export async function withParties(db: Db['client'] | Tx, bookings: Booking[]): Promise<BookingWithParties[]> {
  const proposedCaptain = (booking: Booking) => proposalOf(booking)?.captainId ?? null;
  const ids = new Set(
    bookings.flatMap((booking) => [
      booking.renterId,
      booking.ownerId,
      ...[booking.captainId, proposedCaptain(booking)].flatMap((id) => id ?? []),
    ]),
  );
  const users = new Map((await db.user.findMany({ where: { id: { in: [...ids] } } })).map((user) => [user.id, user]));
  const left = await captainsWhoLeft(db, bookings);
  const boatIds = [...new Set(bookings.filter(isAgreed).map(({ boatId }) => boatId))];
  const boats =
    boatIds.length === 0
      ? []
      : await db.boat.findMany({ where: { id: { in: boatIds } }, select: { id: true, boarding: true } });
  const boarding = new Map(boats.map((boat) => [boat.id, boardingOf(boat)]));
  const find = (id: number | null) => (id === null ? null : (users.get(id) ?? null));
  return bookings.map((booking) => ({
    ...booking,
    renter: find(booking.renterId),
    owner: find(booking.ownerId),
    captain: find(booking.captainId),
    proposedCaptain: find(proposedCaptain(booking)),
    captainsWhoLeft: left.get(booking.id) ?? [],
    boatBoarding: isAgreed(booking) ? (boarding.get(booking.boatId) ?? null) : null,
  }));
}
