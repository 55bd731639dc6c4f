import { byCommitsAlone, jobsOf, type Job } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { chooseRefunds, nextChoice } from '../use-cases/choose-refunds';
import { completeCharters, nextCompletion } from '../use-cases/complete-charters';
import { endCalledOff, nextCalledOffEnd } from '../use-cases/end-called-off';
import { expireHolds, nextHoldToEnd } from '../use-cases/expire-holds';
import { expireReservations, nextExpiry } from '../use-cases/expire-reservations';
import { lapseProposals, nextProposalLapse } from '../use-cases/lapse-proposals';
import { learnCredits } from '../use-cases/learn-credits';
import { nextCaptainsDeadline, passOverCaptains } from '../use-cases/pass-over-captains';
import { releaseCaptains } from '../use-cases/release-captains';
import { loseCaptains, nextCaptainLost } from '../use-cases/lose-captains';

const everyMs = 1_000;

/** The jobs of booking. */
export function bookingJobs(deps: Deps): Job[] {
  return jobsOf(deps, {
    'expire-holds': { everyMs, run: expireHolds, nextDue: nextHoldToEnd },
    'expire-reservations': { everyMs, run: expireReservations, nextDue: nextExpiry },
    'lapse-proposals': { everyMs, run: lapseProposals, nextDue: nextProposalLapse },
    'release-captains': { everyMs, run: releaseCaptains, nextDue: byCommitsAlone },
    'pass-over-captains': { everyMs, run: passOverCaptains, nextDue: nextCaptainsDeadline },
    'lose-captains': { everyMs, run: loseCaptains, nextDue: nextCaptainLost },
    'complete-charters': { everyMs, run: completeCharters, nextDue: nextCompletion },
    'end-called-off': { everyMs, run: endCalledOff, nextDue: nextCalledOffEnd },
    'choose-refunds': { everyMs, run: chooseRefunds, nextDue: nextChoice },
    'learn-credits': { everyMs, run: learnCredits, nextDue: byCommitsAlone },
  });
}
