import { addHours } from '@harbourline/policy';
import type { SendingDeps } from '../../db/deps';
import { Prisma } from '../../generated/prisma/client';
import { firstReminder, remindOf } from '../../steps/reminders/remind-of';

/**
 * Reminds owners some hours before their time to answer is over, or to find another captain: unless they were told of
 * it later than that.
 */
export function remindOwners(deps: SendingDeps): Promise<number> {
  const { ownerHours } = deps.reminders;
  return remindOf(deps, {
    of: 'respondBy',
    notedIn: 'remindedOfDeadline',
    tell: { owner: 'answer-reminder-owner' },
    due: (now) => Prisma.sql`
      ${unreminded(ownerHours)} AND respond_by > ${now} AND respond_by <= ${addHours(now, ownerHours)}`,
  });
}

/** When the time of the next owner is nearly over. */
export function nextOwnerReminder({ db, clock, reminders: { ownerHours } }: SendingDeps): Promise<Date | undefined> {
  const which = Prisma.sql`${unreminded(ownerHours)} AND respond_by > ${clock.now()}`;
  return firstReminder(db, { time: Prisma.sql`respond_by`, which, hours: ownerHours });
}

const unreminded = (ownerHours: number) => Prisma.sql`awaits = 'owner'
  AND awaited_since < respond_by - make_interval(secs => ${ownerHours * 3600})
  AND reminded_of_deadline IS DISTINCT FROM respond_by`;
