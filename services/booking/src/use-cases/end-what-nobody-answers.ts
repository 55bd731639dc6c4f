import type { LocalDeps } from '../db/database';
import { loseBoat } from '../domain/answer-reservation';
import { endUnconfirmed } from '../domain/end-booking';
import { mayActAs } from '../domain/may-act-as';
import { endBookings } from '../steps/end-bookings';
import { endHolds } from '../steps/end-holds';
import { endProposals } from '../steps/end-proposals';

/**
 * Somebody has another role now, or was deactivated: nobody would answer for what they had open. An owner's bookings
 * end as those of a boat that is withdrawn, a renter's requests as if they had taken them back; a renter's confirmed
 * charters stay, which owner and administrators can end, without the changes proposed for them. Captains are released by a job. What is known of them now
 * decides, not what an event said at its time: one that comes late must not end the bookings of an owner who is back.
 */
export async function endWhatNobodyAnswers(deps: LocalDeps, told: { id: number; role: string; active: boolean }) {
  const user = (await deps.db.client.user.findUnique({ where: { id: told.id } })) ?? told;
  if (!mayActAs('owner', user)) {
    const boats = await deps.db.client.boat.findMany({ where: { ownerId: user.id }, select: { id: true } });
    await endHolds(deps, { boatId: { in: boats.map(({ id }) => id) } });
    await endBookings(deps, {
      which: { ownerId: user.id },
      end: (booking, at) => loseBoat(booking, at, 'owner_inactive'),
      action: 'owner left',
    });
  }
  if (!mayActAs('renter', user)) {
    await endBookings(deps, {
      which: { renterId: user.id, status: 'pending' },
      end: (booking, at) =>
        endUnconfirmed(booking, { at, outcome: 'platform_cancelled', by: 'system', reasonCode: 'renter_inactive' }),
      action: 'renter left',
    });
    await endProposals(deps, { renterId: user.id });
  }
}
