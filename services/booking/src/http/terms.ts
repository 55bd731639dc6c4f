import type { Terms } from '@harbourline/policy';
import type { Deps } from '../db/database';

/** The deadlines that the policy in words names. */
export function termsOf({ config }: Pick<Deps, 'config'>): Terms {
  return { ownerResponseHours: config.OWNER_RESPONSE_HOURS, renterResponseHours: config.RENTER_RESPONSE_HOURS };
}
