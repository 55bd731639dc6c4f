import { jobsOf, type Job } from '@harbourline/service-kit';
import type { CatalogConfig } from '../config';
import type { Deps } from '../db/database';
import { forgetListingChanges } from '../use-cases/forget-listing-changes';
import { forgetViews } from '../use-cases/forget-views';
import { nextPublication, publishDueReviews } from '../use-cases/publish-due-reviews';
import { nextRemoval, removeRetiredPictures } from '../use-cases/remove-retired-pictures';
import { nextOrphan, retireOrphans } from '../use-cases/retire-orphans';
import { nextChangeOfDays, workOutLowestRates } from '../use-cases/work-out-lowest-rates';

const HOURLY_MS = 3_600_000;
const EVERY_MINUTE_MS = 60_000;
const SOON_MS = 1_000;

/** The jobs of catalog. */
export function catalogJobs(deps: Deps, { ORPHAN_HOURS }: Pick<CatalogConfig, 'ORPHAN_HOURS'>): Job[] {
  return jobsOf(deps, {
    'work-out-lowest-rates': {
      everyMs: SOON_MS,
      run: workOutLowestRates,
      nextDue: async (given) => nextChangeOfDays(given),
    },
    'publish-due-reviews': { everyMs: SOON_MS, run: publishDueReviews, nextDue: nextPublication },
    'forget-listing-changes': { everyMs: EVERY_MINUTE_MS, run: forgetListingChanges },
    'forget-views': { everyMs: HOURLY_MS, run: forgetViews },
    'retire-orphans': {
      everyMs: SOON_MS,
      run: (given) => retireOrphans(given, ORPHAN_HOURS),
      nextDue: (given) => nextOrphan(given, ORPHAN_HOURS),
    },
    'remove-retired-pictures': { everyMs: SOON_MS, run: removeRetiredPictures, nextDue: nextRemoval },
  });
}
