import type { Job } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { chooseRefunds } from '../use-cases/choose-refunds';
import { completeCharters } from '../use-cases/complete-charters';
import { expireHolds } from '../use-cases/expire-holds';
import { expireReservations } from '../use-cases/expire-reservations';
import { lapseAdjustments } from '../use-cases/lapse-adjustments';
import { learnCredits } from '../use-cases/learn-credits';
import { releaseCaptains } from '../use-cases/release-captains';
import { loseCaptains } from '../use-cases/lose-captains';

const EVERY_MS = 1_000;

/** What booking does on the clock. */
export function bookingJobs(deps: Deps): Job[] {
  const jobs: Record<string, (deps: Deps) => Promise<number>> = {
    'expire-holds': expireHolds,
    'expire-reservations': expireReservations,
    'lapse-adjustments': lapseAdjustments,
    'release-captains': releaseCaptains,
    'lose-captains': loseCaptains,
    'complete-charters': completeCharters,
    'choose-refunds': chooseRefunds,
    'learn-credits': learnCredits,
  };
  return Object.entries(jobs).map(([name, work]) => ({ name, everyMs: EVERY_MS, run: () => work(deps) }));
}
