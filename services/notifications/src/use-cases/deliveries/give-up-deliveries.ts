import { addHours } from '@harbourline/policy';
import type { LocalDeps } from '../../db/deps';
import { GIVE_UP_AFTER_HOURS } from '../../domain/deliveries/next-attempt';

/** Ends the wait of messages that name a user who never became known, so that somebody sees them. @returns how many. */
export async function giveUpDeliveries({ db, clock }: LocalDeps): Promise<number> {
  return db.client.$executeRaw`
    UPDATE deliveries SET status = 'failed', due_at = NULL,
      last_error = coalesce(last_error, 'somebody whom the message names is not known')
    WHERE status = 'waiting'
      AND coalesce(waiting_since, created_at) <= ${addHours(clock.now(), -GIVE_UP_AFTER_HOURS)}
      AND EXISTS (
        SELECT 1 FROM unnest(user_ids) AS named(id) WHERE NOT EXISTS (SELECT 1 FROM users WHERE users.id = named.id)
      )`;
}
