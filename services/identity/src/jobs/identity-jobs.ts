import type { Job } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { removeOldTokens } from '../use-cases/remove-old-tokens';

export function identityJobs(deps: Deps): Job[] {
  return [{ name: 'remove old tokens', everyMs: 60 * 60_000, run: () => removeOldTokens(deps) }];
}
