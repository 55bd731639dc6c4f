import { addDays, endOfDay, instantAt, localDateOf } from '../time';
import { charterFrom, isFree, roomFor, type Span } from './room';
import { durationChoices, MAX_HOURS, startSlots, START_TIMES } from './slots';

/** What decides when a charter of a boat may start. */
export interface TimeRules {
  zone: string;
  /** The first instant that has its notice. */
  earliestStart: Date;
  /** `START_TIMES` unless given. */
  startTimes?: readonly string[] | undefined;
  /** Of the boat's shortest charter. */
  minimumHours: number;
  /** What occupies the boat. */
  busy: readonly Span[];
}

/** Whether a charter can start at a time, or on a day. */
export type StartState = 'free' | 'taken' | 'too_soon';

export interface StartSlot {
  /** HH:MM by the boat's clock. */
  time: string;
  start: Date;
  state: StartState;
}

/** Every start time of a local date, and whether the boat's shortest charter fits in there. Throws RangeError as `instantAt`. */
export function slotsOn(localDate: string, rules: TimeRules): StartSlot[] {
  const { zone, earliestStart, startTimes = START_TIMES, minimumHours, busy } = rules;
  const starts = startSlots(localDate, zone, startTimes);
  return starts.map((start, index): StartSlot => {
    const time = startTimes[index] ?? '';
    if (start < earliestStart) return { time, start, state: 'too_soon' };
    return { time, start, state: isFree(charterFrom(start, minimumHours), busy) ? 'free' : 'taken' };
  });
}

/** Whether the boat's shortest charter fits in on a local date, at any start that has its notice. */
export function dayStateOf(localDate: string, rules: TimeRules): StartState {
  const states = new Set(slotsOn(localDate, rules).map(({ state }) => state));
  if (states.has('free')) return 'free';
  return states.has('taken') ? 'taken' : 'too_soon';
}

/** The lengths to choose from at a start, in hours, and whether the boat is free for so long; all are while none is chosen. */
export function durationsFrom(start: Date | null, { minimumHours, busy }: Pick<TimeRules, 'minimumHours' | 'busy'>) {
  return durationChoices(minimumHours).map((hours) => ({
    hours,
    isFree: start === null || isFree(charterFrom(start, hours), busy),
  }));
}

/** The local dates on which nothing can start although they are far enough away. */
export function takenDates(rules: TimeRules): Set<string> {
  const touched = new Set(rules.busy.flatMap((each) => datesTouchedBy(each, rules)));
  return new Set([...touched].filter((date) => dayStateOf(date, rules) === 'taken'));
}

/**
 * The time whose occupation decides which charters may start on local dates, both included. Throws RangeError as
 * `instantAt`.
 */
export function spanOfDays(from: string, to: string, zone: string): Span {
  const first = charterFrom(instantAt(from, '00:00', zone), 0);
  const last = charterFrom(endOfDay(to, zone), MAX_HOURS);
  return { startDate: roomFor(first).startDate, endDate: roomFor(last).endDate };
}

/** Only these dates need a closer look: those on which the shortest charter could start and run into it, or out of it. */
function datesTouchedBy(busy: Span, { zone, minimumHours }: TimeRules): string[] {
  const room = roomFor(charterFrom(new Date(0), minimumHours));
  const first = localDateOf(new Date(busy.startDate.getTime() - room.endDate.getTime()), zone);
  const last = localDateOf(new Date(busy.endDate.getTime() - room.startDate.getTime()), zone);
  const dates = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}
