import type { Job } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { expireHolds } from '../use-cases/expire-holds';
import { expireReservations } from '../use-cases/expire-reservations';

const EVERY_MS = 1_000;

/** What booking does on the clock. */
export function bookingJobs(deps: Deps): Job[] {
  return [
    { name: 'expire-holds', everyMs: EVERY_MS, run: () => expireHolds(deps) },
    { name: 'expire-reservations', everyMs: EVERY_MS, run: () => expireReservations(deps) },
  ];
}
