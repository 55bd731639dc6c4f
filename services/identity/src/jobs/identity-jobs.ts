import type { Job } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { answerResetRequests } from '../use-cases/answer-reset-requests';
import { eraseAgain } from '../use-cases/erase-again';
import { remindOfLicenses } from '../use-cases/remind-of-licenses';
import { removeLicenseFiles } from '../use-cases/remove-license-files';
import { removeOldTokens } from '../use-cases/remove-old-tokens';

export function identityJobs(deps: Deps): Job[] {
  return [
    {
      name: 'answer reset requests',
      everyMs: 1_000,
      run: () => answerResetRequests(deps),
      // A request waits for nothing but its commit.
      nextDue: () => Promise.resolve(undefined),
    },
    { name: 'remove old tokens', everyMs: 60 * 60_000, run: () => removeOldTokens(deps) },
    { name: 'erase again', everyMs: 10 * 60_000, run: () => eraseAgain(deps) },
    { name: 'remind of licenses', everyMs: 60_000, run: () => remindOfLicenses(deps) },
    { name: 'remove license files', everyMs: 60_000, run: () => removeLicenseFiles(deps) },
  ];
}
