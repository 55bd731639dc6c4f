import type { BoatCaptain } from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { byName } from '../domain/by-name';
import { getBoat } from './get-boat';

/** The captains who may be hired for a boat: the preferred one first, the others by what they ask for, then by name. */
export async function listBoatCaptains(
  { db }: Pick<LocalDeps, 'db'>,
  viewer: UserActor | undefined,
  boatId: number,
): Promise<BoatCaptain[]> {
  const boat = await getBoat({ db }, viewer, boatId);
  const rates = await db.client.captainBoat.findMany({ where: { boatId, isActive: true } });
  const captains = await db.client.user.findMany({
    where: { id: { in: rates.map(({ captainId }) => captainId) }, role: 'captain', licensed: true, active: true },
  });
  const names = new Map(captains.map(({ id, fullName }) => [id, fullName]));

  return rates
    .flatMap(({ captainId: id, hourlyRateCents }) => {
      const fullName = names.get(id);
      if (fullName === undefined) return [];
      return [{ id, fullName, hourlyRate: dollarsOf(hourlyRateCents), preferred: id === boat.preferredCaptainId }];
    })
    .sort((a, b) => Number(b.preferred) - Number(a.preferred) || a.hourlyRate - b.hourlyRate || byName(a, b));
}
