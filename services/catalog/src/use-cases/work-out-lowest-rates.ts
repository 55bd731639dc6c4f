import type { RateDeps } from '../db/database';
import { workOutDueLowestRates } from '../db/lowest-rates';
import { firstDays, firstDaysLastUntil } from '../domain/rate-days';

const AT_ONCE = 200;

/** With every day that begins, other days are the coming ones. @returns for how many boats it was worked out. */
export function workOutLowestRates({ db, clock, noticeHours }: RateDeps): Promise<number> {
  return workOutDueLowestRates(db, firstDays(clock.now(), noticeHours), AT_ONCE);
}

/** When other days may be the coming ones. */
export function nextChangeOfDays({ clock, noticeHours }: Pick<RateDeps, 'clock' | 'noticeHours'>): Date {
  return firstDaysLastUntil(clock.now(), noticeHours);
}
