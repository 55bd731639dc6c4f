import type { BookingView } from '@harbourline/contracts';
import { addDays, localDateOf } from '@harbourline/policy';

/** The dates, YYYY-MM-DD by the boat's clock, on which a charter is under way; two where it ends after midnight. */
export function bookedDays({
  startDate,
  endDate,
  zone,
}: Pick<BookingView, 'startDate' | 'endDate' | 'zone'>): string[] {
  const first = localDateOf(new Date(startDate), zone);
  // One that ends at midnight is over on the day before.
  const last = localDateOf(new Date(Math.max(Date.parse(startDate), Date.parse(endDate) - 1)), zone);
  const days = [first];
  for (let day = first; day < last; days.push(day)) day = addDays(day, 1);
  return days;
}
