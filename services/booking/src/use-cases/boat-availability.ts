import { addHours, earliestStart, instantAt, START_TIMES, zoneOf } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import { busyIntervals } from '../db/claims';
import type { Deps } from '../db/database';
import { findBoat } from '../db/find-boat';
import { endOfDay } from '../domain/end-of-day';

const MOST_DAYS = 62;
const HOURS_A_DAY = 24;

/** When a boat is taken between two local dates, both included. */
export async function boatAvailability(
  { db, clock, config }: Deps,
  { boatId, from, to }: { boatId: number; from: string; to: string },
) {
  const boat = await findBoat(db.client, boatId);
  const zone = zoneOf(boat.city);
  const first = instantAt(from, '00:00', zone);
  const last = endOfDay(to, zone);
  if (last <= first || last > addHours(first, MOST_DAYS * HOURS_A_DAY + 1)) {
    throw new AppError('invalid_input', { fields: { to: `Please choose a range of at most ${MOST_DAYS} days` } });
  }
  return {
    boatId,
    zone,
    earliestStart: earliestStart(clock.now(), config.NOTICE_HOURS),
    startTimes: START_TIMES,
    busy: await busyIntervals(db.client, boatId, first, last),
  };
}
