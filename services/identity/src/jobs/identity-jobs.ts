import { byCommitsAlone, jobsOf, type Job } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { answerResetRequests } from '../use-cases/answer-reset-requests';
import { eraseAgain } from '../use-cases/erase-again';
import { remindOfLicenses } from '../use-cases/remind-of-licenses';
import { removeLicenseFiles } from '../use-cases/remove-license-files';
import { removeOldTokens } from '../use-cases/remove-old-tokens';

const SOON_MS = 1_000;
const EVERY_MINUTE_MS = 60_000;
const NOW_AND_THEN_MS = 10 * 60_000;
const HOURLY_MS = 3_600_000;

/** The jobs of identity. */
export function identityJobs(deps: Deps): Job[] {
  return jobsOf(deps, {
    'answer-reset-requests': { everyMs: SOON_MS, run: answerResetRequests, nextDue: byCommitsAlone },
    'remove-old-tokens': { everyMs: HOURLY_MS, run: removeOldTokens },
    'erase-again': { everyMs: NOW_AND_THEN_MS, run: eraseAgain },
    'remind-of-licenses': { everyMs: EVERY_MINUTE_MS, run: remindOfLicenses },
    'remove-license-files': { everyMs: EVERY_MINUTE_MS, run: removeLicenseFiles },
  });
}
