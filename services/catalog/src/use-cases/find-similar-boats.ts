import { centsOf, hasNotice, MOST_OTHER_BOATS, nearestRates, ratesNear } from '@harbourline/policy';
import type { RateDeps } from '../db/database';
import { findBoats, type FoundBoat } from '../db/find-boats';
import { readBoatFilter, type BoatFilter } from '../domain/boat-filter';

export interface SimilarTo {
  location: string;
  date: string;
  startTime: string;
  hours: number;
  guests: number;
  /** Dollars per hour. */
  rate: number;
  without: number;
}

/**
 * The boats nearest to a rate that can be reserved for a time in a city and have room for so many, without one. They are
 * looked for from that rate upwards and downwards, as the list has them, until there are enough.
 */
export async function findSimilarBoats(
  { db, clock, noticeHours }: RateDeps,
  { guests, rate, without, ...time }: SimilarTo,
): Promise<FoundBoat[]> {
  const now = clock.now();
  const filter = readBoatFilter({ ...time, capacity: `${guests}+` }, now);
  if (!filter?.city || !isInTime(filter, { now, noticeHours })) return [];
  const rateCents = centsOf(rate);
  const wanted = { ...filter, rateCents: ratesNear(rateCents), ownerId: undefined, hidden: false, names: false };
  // One more than is offered, as one of them may be the boat that it is not to be.
  const limit = MOST_OTHER_BOATS + 1;
  const place = { value: rateCents, id: 0 };
  const found = await Promise.all([
    findBoats(db.client, wanted, { sort: 'rate-asc', after: place, limit }),
    findBoats(db.client, wanted, { sort: 'rate-desc', after: place, limit }),
  ]);
  return nearestRates(
    rateCents,
    found.flat().filter(({ id }) => id !== without),
  );
}

function isInTime({ free }: BoatFilter, { now, noticeHours }: { now: Date; noticeHours: number }): boolean {
  const starts = free?.places.flatMap((place) => place.starts) ?? [];
  return starts.every((start) => hasNotice(now, start, noticeHours));
}
