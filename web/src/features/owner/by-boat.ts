import type { BoatView } from '@harbourline/contracts';
import type { RegisteredCaptain } from '../../shared/api/fleet-api';

/** The boats that captains registered for, each with them: the preferred one first, then by name. */
export function byBoat(boats: readonly BoatView[], entries: readonly RegisteredCaptain[]) {
  return boats.flatMap((boat) => {
    const isPreferred = ({ captainId }: RegisteredCaptain) => Number(captainId === boat.preferredCaptainId);
    const captains = entries
      .filter(({ boatId }) => boatId === boat.id)
      .toSorted(
        (one, other) =>
          isPreferred(other) - isPreferred(one) || one.captain.fullName.localeCompare(other.captain.fullName),
      );
    return captains.length === 0 ? [] : [{ boat, captains }];
  });
}
