import { startSlots } from './slots';
import { addHours } from './time';

/** Whether a charter can start on a day. */
export type DayState = 'free' | 'taken' | 'too_soon';

interface Span {
  start: Date;
  end: Date;
}

/** Whether the shortest charter of a boat fits in on a local date (YYYY-MM-DD), at any start that has its notice. */
export function dayStateOf(
  localDate: string,
  { zone, earliest, minimumHours, busy }: { zone: string; earliest: Date; minimumHours: number; busy: readonly Span[] },
): DayState {
  const starts = startSlots(localDate, zone).filter((start) => start >= earliest);
  if (starts.length === 0) return 'too_soon';
  const isFree = (start: Date) => !busy.some((each) => each.start < addHours(start, minimumHours) && start < each.end);
  return starts.some(isFree) ? 'free' : 'taken';
}
