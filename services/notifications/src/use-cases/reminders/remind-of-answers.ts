import { addHours } from '@harbourline/policy';
import type { SendingDeps } from '../../db/deps';
import { isAwaited } from '../../domain/reminders/waiting';
import { Prisma } from '../../generated/prisma/client';
import { firstReminder, remindOf } from '../../steps/reminders/remind-of';

/**
 * Reminds owners some hours before their time to answer is over, or to find another captain, and captains who confirm
 * each charter before theirs: unless they were told of it later than that.
 */
export function remindOfAnswers(deps: SendingDeps): Promise<number> {
  const { ownerHours } = deps.reminders;
  return remindOf(deps, {
    of: 'respondBy',
    notedIn: 'remindedOfDeadline',
    tell: ({ awaits }) => ({
      ...(isAwaited(awaits, 'owner') && { owner: 'answer-reminder-owner' }),
      ...(isAwaited(awaits, 'captain') && { captain: 'answer-reminder-captain' }),
    }),
    due: (now) => Prisma.sql`
      ${unreminded(ownerHours)} AND respond_by > ${now} AND respond_by <= ${addHours(now, ownerHours)}`,
  });
}

/** When the time of the next one is nearly over. */
export function nextAnswerReminder({ db, clock, reminders: { ownerHours } }: SendingDeps): Promise<Date | undefined> {
  const which = Prisma.sql`${unreminded(ownerHours)} AND respond_by > ${clock.now()}`;
  return firstReminder(db, { time: Prisma.sql`respond_by`, which, hours: ownerHours });
}

const unreminded = (ownerHours: number) => Prisma.sql`awaits IN ('owner', 'owner and captain', 'captain')
  AND awaited_since < respond_by - make_interval(secs => ${ownerHours * 3600})
  AND reminded_of_deadline IS DISTINCT FROM respond_by`;
