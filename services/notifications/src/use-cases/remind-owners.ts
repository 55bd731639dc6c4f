import { addHours } from '@harbourline/policy';
import type { SendingDeps } from '../db/deps';
import { Prisma } from '../generated/prisma/client';
import { remindOf } from './remind-of';

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
      awaits = 'owner' AND respond_by > ${now} AND respond_by <= ${addHours(now, ownerHours)}
      AND awaited_since < respond_by - make_interval(secs => ${ownerHours * 3600})
      AND reminded_of_deadline IS DISTINCT FROM respond_by`,
  });
}
