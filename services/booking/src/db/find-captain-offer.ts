import type { CaptainOffer } from '../domain/assess-reservation';
import type { Db, Tx } from './database';

/** What the captain asks for on this boat: only one with both licences and an active rate makes an offer. */
export async function findCaptainOffer(
  db: Db['client'] | Tx,
  boatId: number,
  captainId: number | null,
): Promise<CaptainOffer> {
  if (captainId === null) return null;
  const [captain, rate] = await Promise.all([
    db.user.findUnique({ where: { id: captainId } }),
    db.captainRate.findUnique({ where: { boatId_captainId: { boatId, captainId } } }),
  ]);
  const offers = captain?.role === 'captain' && captain.active && captain.licensed && rate?.active;
  return offers ? { hourlyRateCents: rate.hourlyRateCents } : undefined;
}
