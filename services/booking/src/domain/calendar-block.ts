import { addHours } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit/app-error';

const LONGEST_HOURS = 366 * 24;

/** @throws AppError `block_not_allowed` for a time that is empty, longer than a year, or over. */
export function requireBlockable({ startDate, endDate }: { startDate: Date; endDate: Date }, now: Date): void {
  if (endDate <= startDate || endDate > addHours(startDate, LONGEST_HOURS) || endDate <= now) {
    throw new AppError('block_not_allowed');
  }
}
