import { dayOfDate, localDateOf, zoneOf } from '@harbourline/policy';
import type { Wish } from '../domain/assess-reservation';
import type { Boat } from '../domain/boat';
import type { Db, Tx } from './database';

/** What a captain asks for, and whether they want to be asked before a charter is confirmed. */
export type FoundOffer = { hourlyRateCents: number; confirmsCharters: boolean };

/**
 * What the captain asks for on this boat: only one makes an offer whose rate is active, and whose licences are both
 * accepted and good on the local day on which the charter starts.
 */
export async function findCaptainOffer(
  db: Db['client'] | Tx,
  { id: boatId, city }: Pick<Boat, 'id' | 'city'>,
  { captainId, startDate }: Pick<Wish, 'captainId' | 'startDate'>,
): Promise<FoundOffer | null | undefined> {
  if (captainId === null) return null;
  const [captain, rate] = await Promise.all([
    db.user.findUnique({ where: { id: captainId } }),
    db.captainRate.findUnique({ where: { boatId_captainId: { boatId, captainId } } }),
  ]);
  if (captain?.role !== 'captain' || !captain.active || !captain.licensedUntil || !rate?.active) return undefined;
  const isLicensed = localDateOf(startDate, zoneOf(city)) <= dayOfDate(captain.licensedUntil);
  if (!isLicensed) return undefined;
  return { hourlyRateCents: rate.hourlyRateCents, confirmsCharters: captain.confirmsCharters };
}
