import { dayOfDate, localDateOf, zoneOf } from '@harbourline/policy';
import type { CaptainOffer, Wish } from '../domain/assess-reservation';
import type { Boat } from '../domain/boat';
import type { Db, Tx } from './database';

/**
 * What the captain asks for on this boat: only one makes an offer whose rate is active, and whose licences are both
 * accepted and good on the local day on which the charter starts.
 */
export async function findCaptainOffer(
  db: Db['client'] | Tx,
  { id: boatId, city }: Pick<Boat, 'id' | 'city'>,
  { captainId, startDate }: Pick<Wish, 'captainId' | 'startDate'>,
): Promise<CaptainOffer> {
  if (captainId === null) return null;
  const [captain, rate] = await Promise.all([
    db.user.findUnique({ where: { id: captainId } }),
    db.captainRate.findUnique({ where: { boatId_captainId: { boatId, captainId } } }),
  ]);
  if (captain?.role !== 'captain' || !captain.active || !captain.licensedUntil || !rate?.active) return undefined;
  const isLicensed = localDateOf(startDate, zoneOf(city)) <= dayOfDate(captain.licensedUntil);
  return isLicensed ? { hourlyRateCents: rate.hourlyRateCents } : undefined;
}
