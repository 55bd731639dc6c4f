import { addHours } from '@harbourline/policy';
import type { SendingDeps } from '../../db/deps';
import { Prisma } from '../../generated/prisma/client';
import { firstReminder, remindOf } from '../../steps/reminders/remind-of';

/** Reminds renter and captain some hours before their charter: unless it was confirmed, or moved, later than that. */
export function remindOfTrips(deps: SendingDeps): Promise<number> {
  const { tripHours } = deps.reminders;
  return remindOf(deps, {
    of: 'startDate',
    notedIn: 'remindedOfStart',
    tell: () => ({ renter: 'trip-reminder-renter', captain: 'trip-reminder-captain' }),
    due: (now) => Prisma.sql`
      ${unreminded(tripHours)} AND start_date > ${now} AND start_date <= ${addHours(now, tripHours)}`,
  });
}

/** When the next charter is near enough. */
export function nextTripReminder({ db, clock, reminders: { tripHours } }: SendingDeps): Promise<Date | undefined> {
  const which = Prisma.sql`${unreminded(tripHours)} AND start_date > ${clock.now()}`;
  return firstReminder(db, { time: Prisma.sql`start_date`, which, hours: tripHours });
}

const unreminded = (tripHours: number) => Prisma.sql`status = 'confirmed'
  AND confirmed_since < start_date - make_interval(secs => ${tripHours * 3600})
  AND reminded_of_start IS DISTINCT FROM start_date`;
