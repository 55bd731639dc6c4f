import type { Ends, Leaver } from '@harbourline/policy';
import type { LocalDeps } from '../db/database';
import { loseBoat } from '../domain/answer-reservation';
import { withoutRenter } from '../domain/end-booking';
import { endBookings } from './end-bookings';
import { endHolds } from './end-holds';
import { endProposals } from './end-proposals';

type End = (deps: LocalDeps, leaverId: number) => Promise<void>;

/** How whatever booking keeps ends with whoever leaves: `LEFT_BEHIND` says what has to be here. */
const ENDS: Ends<'booking', End> = {
  renter: {
    holds: (deps, renterId) => endHolds(deps, { renterId }),
    requests: (deps, renterId) =>
      endBookings(deps, { which: { status: 'pending', renterId }, end: withoutRenter, action: 'renter left' }),
    proposals: (deps, renterId) => endProposals(deps, { renterId }),
  },
  owner: {
    holds: async (deps, ownerId) => {
      const boats = await deps.db.client.boat.findMany({ where: { ownerId }, select: { id: true } });
      await endHolds(deps, { boatId: { in: boats.map(({ id }) => id) } });
    },
    requests: endOfOwner,
    charters: endOfOwner,
  },
  captain: {},
  boat: {
    holds: (deps, boatId) => endHolds(deps, { boatId }),
    requests: endOfBoat,
    charters: endOfBoat,
  },
};

/**
 * Ends all that is open with whoever or whatever leaves, one thing after the other: whatever interrupts it, doing it again
 * goes on with what is left.
 */
export async function endAllOf(deps: LocalDeps, leaver: { who: Leaver; id: number }): Promise<void> {
  const ends: End[] = Object.values(ENDS[leaver.who]);
  for (const end of ends) await end(deps, leaver.id);
}

/** Requests and charters together, the nearest first. */
function endOfOwner(deps: LocalDeps, ownerId: number): Promise<void> {
  return endBookings(deps, {
    which: { ownerId },
    end: (booking, at) => loseBoat(booking, at, 'owner_inactive'),
    action: 'owner left',
  });
}

/** Likewise. */
function endOfBoat(deps: LocalDeps, boatId: number): Promise<void> {
  return endBookings(deps, {
    which: { boatId },
    end: (booking, at) => loseBoat(booking, at),
    action: 'boat withdrawn',
  });
}
