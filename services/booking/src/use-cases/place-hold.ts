import { randomUUID } from 'node:crypto';
import { detailsOf, type createHold, type RouteBody } from '@harbourline/contracts';
import type { Price } from '@harbourline/policy';
import { addHours } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { claimOrRefuse, requireFree } from '../db/claim-or-refuse';
import { isTakenByOthers } from '../db/claims';
import type { Deps, Tx } from '../db/database';
import { keepBoat, requireOffered } from '../db/find-boat';
import { findCaptainOffer } from '../db/find-captain-offer';
import { toHold, type Hold } from '../db/lock-hold';
import { zoneOfBoat } from '../db/zone-of-boat';
import { assessReservation, type Wish } from '../domain/assess-reservation';
import { refusal } from '../domain/refusal';
import { requireSamePrice } from '../domain/require-same-price';
import { limitHold, type HoldTerms } from '../steps/limit-hold';
import { readMoments, readWish } from '../steps/read-wish';

const MOST_LIVE_HOLDS = 3;

export type HoldRequest = RouteBody<typeof createHold>;

/** A hold, and the time zone in which its boat's hours are told. */
export interface HoldInZone {
  hold: Hold;
  zone: string;
}

/**
 * Holds a slot at a price fixed now, while the renter pays. Of any number of renters at once, one gets it, unless
 * too much is held for strangers, or from one address: then it is theirs who pays first. See limit-hold.ts.
 */
export async function placeHold(
  { db, clock, config }: Deps,
  renter: UserActor,
  request: HoldRequest & { address: string },
): Promise<HoldInZone> {
  const zone = await zoneOfBoat(db.client, request.boatId);
  if (request.renterId !== undefined && request.renterId !== renter.id) throw new AppError('forbidden');
  return db.transact(async (tx) => {
    const now = clock.now();
    await refuseLatecomer(tx, renter.id, { ...request, zone });
    // One renter's holds are placed one after the other, so that they can be counted.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(1, ${renter.id}::int)`;
    const boat = requireOffered(await keepBoat(tx, request.boatId));
    const wish = readWish(boat, request);
    const captain = await findCaptainOffer(tx, boat, wish);
    const { price, broken } = assessReservation({ boat, captain, wish, now, noticeHours: config.NOTICE_HOURS });
    if (broken) throw refusal(broken, { noticeHours: config.NOTICE_HOURS });
    requireSamePrice(request, price);
    await requireRoomForHold(tx, renter.id, boat.id, wish);

    // Once more, and with what is in the way, now that the captain is known to be one.
    await requireFree(tx, { boatId: boat.id, ...wish });
    const { address } = request;
    const terms = await limitHold(tx, { clock, config }, { renterId: renter.id, boat, address, ...wish });

    const id = randomUUID();
    if (terms.exclusive) await claimOrRefuse(tx, { reservationId: id, kind: 'hold', boatId: boat.id, ...wish });
    const hold = await storeHold(tx, {
      ...terms,
      id,
      renterId: renter.id,
      boatId: boat.id,
      wish,
      price,
      request,
      now,
      expiresAt: addHours(now, config.HOLD_HOURS),
    });
    return { hold, zone };
  });
}

/**
 * Of a crowd that wants the same hours nearly all come too late: they are told so before they wait for anybody, and before
 * anything else is looked up.
 */
async function refuseLatecomer(
  tx: Tx,
  renterId: number,
  request: Pick<HoldRequest, 'boatId' | 'startDate' | 'endDate'> & { zone: string },
): Promise<void> {
  const slot = { boatId: request.boatId, ...readMoments(request, request.zone) };
  if (slot.startDate < slot.endDate && (await isTakenByOthers(tx, slot, renterId))) throw new AppError('slot_taken');
}

async function requireRoomForHold(tx: Tx, renterId: number, boatId: number, wish: Wish): Promise<void> {
  const live = await tx.hold.findMany({ where: { renterId, status: 'live' } });
  const own = live.find(
    (hold) => hold.boatId === boatId && hold.startDate < wish.endDate && wish.startDate < hold.endDate,
  );
  if (own) throw new AppError('own_hold', { extra: { holdId: own.id, expiresAt: own.expiresAt.toISOString() } });
  if (live.length >= MOST_LIVE_HOLDS) throw new AppError('too_many_holds');
}

async function storeHold(
  tx: Tx,
  hold: HoldTerms & {
    id: string;
    renterId: number;
    boatId: number;
    wish: Wish;
    price: Price;
    request: HoldRequest;
    now: Date;
    expiresAt: Date;
  },
): Promise<Hold> {
  const { wish, price, request, now, ...ids } = hold;
  const row = await tx.hold.create({
    data: {
      ...ids,
      ...detailsOf(request),
      ...wish,
      price: { ...price },
      status: 'live',
      createdAt: now,
    },
  });
  return toHold(row);
}
