import { addHours } from '@harbourline/policy';
import type { SendingDeps } from '../db/deps';
import { Prisma } from '../generated/prisma/client';
import { remindOf } from './remind-of';

/** Reminds renter and captain some hours before their charter: unless it was confirmed, or moved, later than that. */
export function remindOfTrips(deps: SendingDeps): Promise<number> {
  const { tripHours } = deps.reminders;
  return remindOf(deps, {
    of: 'startDate',
    notedIn: 'remindedOfStart',
    tell: { renter: 'trip-reminder-renter', captain: 'trip-reminder-captain' },
    due: (now) => Prisma.sql`
      status = 'confirmed' AND start_date > ${now} AND start_date <= ${addHours(now, tripHours)}
      AND confirmed_since < start_date - make_interval(secs => ${tripHours * 3600})
      AND reminded_of_start IS DISTINCT FROM start_date`,
  });
}
