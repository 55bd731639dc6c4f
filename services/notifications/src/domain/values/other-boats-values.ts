import type { BookingState } from '@harbourline/contracts';
import { otherBoatsFor } from '@harbourline/policy';
import { dayInWords } from '@harbourline/policy/words';
import type { Values } from '../placeholders/placeholders';

/** The day for which a renter whose reservation came to nothing can still look for another boat. */
export function otherBoatsValues({ outcome, startDate, zone }: BookingState, now: Date, noticeHours: number): Values {
  const start = new Date(startDate);
  const isOffered = otherBoatsFor({ outcome, startDate: start }, now, noticeHours) === 'offered';
  return { otherBoatsDay: isOffered ? dayInWords(start, zone) : undefined };
}
