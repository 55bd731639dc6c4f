import { addDays, instantAt, localDateOf, localTimeOf } from '../time';

/** The wall-clock times at which a charter may start: every half hour from 10:00 to 22:30. */
export const START_TIMES: readonly string[] = range(20, 45).map(
  (halfHours) => `${Math.floor(halfHours / 2)}:${halfHours % 2 === 0 ? '00' : '30'}`,
);

export const MAX_HOURS = 12;
/** For a boat whose minimum is not known. */
export const DEFAULT_MINIMUM_HOURS = 4;
/** For a boat whose capacity is not known. */
const DEFAULT_CAPACITY = 12;
const MAX_GUESTS = 50;

const MS_PER_MINUTE = 60_000;

/** Whether a charter may start at this instant, by the clock of `zone` and to the millisecond. */
export function isStartSlot(instant: Date, zone: string): boolean {
  return instant.getTime() % MS_PER_MINUTE === 0 && START_TIMES.includes(localTimeOf(instant, zone));
}

/** The instants at which charters may start on a local date (YYYY-MM-DD), in order. Throws RangeError as `instantAt`. */
export function startSlots(localDate: string, zone: string, times: readonly string[] = START_TIMES): Date[] {
  const [first, last] = [times.at(0), times.at(-1)];
  if (first === undefined || last === undefined) return [];
  const begin = instantAt(localDate, first, zone).getTime();
  const after = (time: string) => (minutesOf(time) - minutesOf(first)) * MS_PER_MINUTE;
  // If no clock changes between them, the times in between need not be read one by one.
  const isPlain = instantAt(localDate, last, zone).getTime() - begin === after(last);
  return times.map((time) => (isPlain ? new Date(begin + after(time)) : instantAt(localDate, time, zone)));
}

/** The first local date (YYYY-MM-DD) on which a charter may start, none starting before `earliest`. */
export function firstCharterDay(earliest: Date, zone: string, times: readonly string[] = START_TIMES): string {
  const date = localDateOf(earliest, zone);
  const isOver = startSlots(date, zone, times).every((start) => start < earliest);
  return isOver ? addDays(date, 1) : date;
}

/** The durations to choose from, in hours: the boat's minimum up to `MAX_HOURS`; none if its minimum is longer. */
export function durationChoices(minimumHours: number = DEFAULT_MINIMUM_HOURS): number[] {
  return range(Math.max(1, Math.ceil(minimumHours)), MAX_HOURS);
}

/** Whether a charter may last so many hours of elapsed time: whole hours, from the boat's minimum to `MAX_HOURS`. */
export function isAllowedDuration(hours: number, minimumHours: number = DEFAULT_MINIMUM_HOURS): boolean {
  return durationChoices(minimumHours).includes(hours);
}

/** The numbers of guests to choose from: 1 up to the boat's capacity, at most `MAX_GUESTS`. */
export function guestChoices(capacity: number = DEFAULT_CAPACITY): number[] {
  return range(1, Math.min(Math.floor(capacity), MAX_GUESTS));
}

/** Of HH:MM, since midnight. */
function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
