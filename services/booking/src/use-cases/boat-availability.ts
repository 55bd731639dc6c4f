import { addDays, earliestStart, spanOfDays, START_TIMES, zoneOf } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import { busyIntervals } from '../db/claims';
import type { Deps } from '../db/database';
import { findBoat } from '../db/find-boat';

const MOST_DAYS = 62;

/** What decides when a charter of a boat may start between two local dates, both included. */
export async function boatAvailability(
  { db, clock, config }: Deps,
  { boatId, from, to }: { boatId: number; from: string; to: string },
) {
  const boat = await findBoat(db.client, boatId);
  const zone = zoneOf(boat.city);
  if (to < from || to >= addDays(from, MOST_DAYS)) {
    throw new AppError('invalid_input', { fields: { to: `Please choose a range of at most ${MOST_DAYS} days` } });
  }
  return {
    boatId,
    zone,
    earliestStart: earliestStart(clock.now(), config.NOTICE_HOURS),
    startTimes: START_TIMES,
    busy: await busyIntervals(db.client, boatId, spanOfDays(from, to, zone)),
  };
}
