import type { OfferPlace } from '../domain/offer-cursor';
import { Prisma, type Boat, type CaptainBoat, type User } from '../generated/prisma/client';
import type { Db } from './database';

/** A captain's rate on a boat. */
export type CaptainRate = Pick<CaptainBoat, 'boatId' | 'captainId' | 'hourlyRateCents'>;

/** A captain's rate on a boat, with whom to call. */
export type CaptainOffer = CaptainRate & Pick<User, 'fullName' | 'phone' | 'email' | 'licensedUntil'>;

/** The boat of a rate, with the key of its main picture. */
export type RatedBoat = Pick<Boat, 'length' | 'model' | 'city' | 'boatName' | 'isAvailable'> & { image: string | null };

const RATE = Prisma.sql`
  rate.boat_id AS "boatId", rate.captain_id AS "captainId", rate.hourly_rate_cents AS "hourlyRateCents"`;
const CAPTAIN = Prisma.sql`captain.full_name AS "fullName", captain.phone, captain.email,
  captain.licensed_until AS "licensedUntil"`;
const BOAT = Prisma.sql`
  boat.length, boat.model, boat.city, boat.boat_name AS "boatName", boat.images[1] AS image,
  boat.is_available AS "isAvailable"`;
const RATES = Prisma.sql`captain_boats rate JOIN boats boat ON boat.id = rate.boat_id`;
const OFFERS = Prisma.sql`${RATES} JOIN users captain ON captain.id = rate.captain_id AND captain.role = 'captain'`;

/** All rates that hold, by captain, beginning after a place. */
export function findOffers(
  client: Db['client'],
  after: OfferPlace,
  limit: number,
): Promise<(CaptainOffer & RatedBoat)[]> {
  return client.$queryRaw<(CaptainOffer & RatedBoat)[]>`
    SELECT ${RATE}, ${CAPTAIN}, ${BOAT}
    FROM ${OFFERS}
    WHERE rate.is_active AND (rate.captain_id, rate.boat_id) > (${after.captainId}, ${after.boatId})
    ORDER BY rate.captain_id, rate.boat_id
    LIMIT ${limit}`;
}

/** A captain's rates that hold, boat by boat. */
export function findRatesOfCaptain(client: Db['client'], captainId: number): Promise<(CaptainRate & RatedBoat)[]> {
  return client.$queryRaw<(CaptainRate & RatedBoat)[]>`
    SELECT ${RATE}, ${BOAT}
    FROM ${RATES}
    WHERE rate.captain_id = ${captainId} AND rate.is_active
    ORDER BY rate.boat_id`;
}

/** The rates that hold on an owner's boats, the newest boat first, of captains who have not left. */
export function findOffersForOwner(client: Db['client'], ownerId: number): Promise<CaptainOffer[]> {
  return client.$queryRaw<CaptainOffer[]>`
    SELECT ${RATE}, ${CAPTAIN}
    FROM ${OFFERS}
    WHERE boat.owner_id = ${ownerId} AND rate.is_active AND captain.active
    ORDER BY rate.boat_id DESC, rate.hourly_rate_cents, lower(captain.full_name), rate.captain_id`;
}
