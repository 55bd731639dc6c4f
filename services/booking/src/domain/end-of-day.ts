import { addHours, instantAt, localDateOf } from '@harbourline/policy';

const A_DAY_AFTER_NOON_HOURS = 24;

/** The midnight that ends a local date (YYYY-MM-DD), however long its clock makes it. Throws RangeError as `instantAt`. */
export function endOfDay(localDate: string, zone: string): Date {
  const tomorrow = localDateOf(addHours(instantAt(localDate, '12:00', zone), A_DAY_AFTER_NOON_HOURS), zone);
  return instantAt(tomorrow, '00:00', zone);
}
