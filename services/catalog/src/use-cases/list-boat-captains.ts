import { city, type BoatCaptain } from '@harbourline/contracts';
import { dateOfDay, dollarsOf, localDateOf, zoneOf } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { byName } from '../domain/by-name';
import { ratingOf } from '../domain/rating-of';
import { getBoat } from './get-boat';

/**
 * The captains who may be hired for a boat on a local day (YYYY-MM-DD), today unless one is given: the preferred one
 * first, the others by what they ask for, then by name.
 */
export async function listBoatCaptains(
  { db, clock }: LocalDeps,
  viewer: UserActor | undefined,
  { boatId, date }: { boatId: number; date?: string | undefined },
): Promise<BoatCaptain[]> {
  const boat = await getBoat({ db }, viewer, boatId);
  const day = date ?? localDateOf(clock.now(), zoneOf(city.parse(boat.city)));
  const rates = await db.client.captainBoat.findMany({ where: { boatId, isActive: true } });
  const captains = await db.client.user.findMany({
    where: {
      id: { in: rates.map(({ captainId }) => captainId) },
      role: 'captain',
      active: true,
      licensedUntil: { gte: dateOfDay(day) },
    },
  });
  const ratings = await db.client.personRating.findMany({
    where: { about: 'captain', personId: { in: captains.map(({ id }) => id) } },
  });
  const names = new Map(captains.map(({ id, fullName }) => [id, fullName]));

  return rates
    .flatMap(({ captainId: id, hourlyRateCents }) => {
      const fullName = names.get(id);
      if (fullName === undefined) return [];
      const reviewed = ratings.find(({ personId }) => personId === id);
      const rating = reviewed && ratingOf(reviewed);
      const preferred = id === boat.preferredCaptainId;
      return [{ id, fullName, hourlyRate: dollarsOf(hourlyRateCents), preferred, ...(rating && { rating }) }];
    })
    .sort((a, b) => Number(b.preferred) - Number(a.preferred) || a.hourlyRate - b.hourlyRate || byName(a, b));
}
