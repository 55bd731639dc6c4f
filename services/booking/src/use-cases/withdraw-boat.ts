import type { LocalDeps } from '../db/database';
import { loseBoat } from '../domain/answer-reservation';
import { endBookings } from '../steps/end-bookings';
import { endHolds } from '../steps/end-holds';

/**
 * A boat is no longer offered: what is reserved of it ends, and whatever was paid goes back. One of its holds that was
 * paid finds its boat gone.
 * @throws Error while the boat can still be reserved here, as reservations would follow that nobody ends.
 */
export async function withdrawBoat(deps: LocalDeps, { id: boatId }: { id: number }): Promise<void> {
  const boat = await deps.db.client.boat.findUnique({ where: { id: boatId } });
  if (boat && !boat.deleted) throw new Error(`boat ${boatId} is withdrawn, but can still be reserved`);
  await endHolds(deps, { boatId });
  await endBookings(deps, {
    which: { boatId },
    end: (booking, at) => loseBoat(booking, at),
    action: 'boat withdrawn',
  });
}
