import type { Job } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { chooseRefunds, nextChoice } from '../use-cases/choose-refunds';
import { completeCharters, nextCompletion } from '../use-cases/complete-charters';
import { endCalledOff, nextCalledOffEnd } from '../use-cases/end-called-off';
import { expireHolds, nextHoldToEnd } from '../use-cases/expire-holds';
import { expireReservations, nextExpiry } from '../use-cases/expire-reservations';
import { lapseAdjustments, nextLapse } from '../use-cases/lapse-adjustments';
import { lapseChanges, nextChangeLapse } from '../use-cases/lapse-changes';
import { learnCredits } from '../use-cases/learn-credits';
import { nextCaptainsDeadline, passOverCaptains } from '../use-cases/pass-over-captains';
import { releaseCaptains } from '../use-cases/release-captains';
import { loseCaptains, nextCaptainLost } from '../use-cases/lose-captains';

const EVERY_MS = 1_000;

interface Work {
  run: (deps: Deps) => Promise<number>;
  nextDue: (deps: Deps) => Promise<Date | undefined>;
}

/** Nothing becomes due by time alone, but only by what is committed. */
const byCommitsAlone = () => Promise.resolve(undefined);

/** The jobs of booking. */
export function bookingJobs(deps: Deps): Job[] {
  const jobs: Record<string, Work> = {
    'expire-holds': { run: expireHolds, nextDue: nextHoldToEnd },
    'expire-reservations': { run: expireReservations, nextDue: nextExpiry },
    'lapse-adjustments': { run: lapseAdjustments, nextDue: nextLapse },
    'lapse-changes': { run: lapseChanges, nextDue: nextChangeLapse },
    'release-captains': { run: releaseCaptains, nextDue: byCommitsAlone },
    'pass-over-captains': { run: passOverCaptains, nextDue: nextCaptainsDeadline },
    'lose-captains': { run: loseCaptains, nextDue: nextCaptainLost },
    'complete-charters': { run: completeCharters, nextDue: nextCompletion },
    'end-called-off': { run: endCalledOff, nextDue: nextCalledOffEnd },
    'choose-refunds': { run: chooseRefunds, nextDue: nextChoice },
    'learn-credits': { run: learnCredits, nextDue: byCommitsAlone },
  };
  return Object.entries(jobs).map(([name, { run, nextDue }]) => ({
    name,
    everyMs: EVERY_MS,
    run: () => run(deps),
    nextDue: () => nextDue(deps),
  }));
}
