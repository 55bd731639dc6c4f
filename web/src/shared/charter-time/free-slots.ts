import { addHours, durationChoices, instantAt, localDateOf } from '@harbourline/policy';
import type { Availability } from './availability-api';

export type SlotState = 'free' | 'taken' | 'too soon';

export interface Slot {
  /** HH:MM by the boat's clock. */
  time: string;
  start: Date;
  state: SlotState;
}

export type Rules = Pick<Availability, 'zone' | 'earliestStart' | 'startTimes' | 'busy'> & { minimumHours: number };

/** Every start time of a local date, and whether the boat's shortest charter fits in there. */
export function slotsOn(date: string, { zone, earliestStart, startTimes, busy, minimumHours }: Rules): Slot[] {
  const earliest = new Date(earliestStart);
  return startTimes.map((time) => {
    const start = instantAt(date, time, zone);
    if (start < earliest) return { time, start, state: 'too soon' };
    return { time, start, state: overlaps(busy, start, minimumHours) ? 'taken' : 'free' };
  });
}

/** All start times, as long as no date says which of them are free. */
export function slotsOfAnyDay({ zone, startTimes }: Pick<Rules, 'zone' | 'startTimes'>, date: string): Slot[] {
  return startTimes.map((time) => ({ time, start: instantAt(date, time, zone), state: 'free' }));
}

/** The durations to choose from at a start, and whether the boat is free for so long. */
export function durationsFrom(start: Date | null, { busy, minimumHours }: Pick<Rules, 'busy' | 'minimumHours'>) {
  return durationChoices(minimumHours).map((hours) => ({
    hours,
    isFree: start === null || !overlaps(busy, start, hours),
  }));
}

/** When the next charter of somebody else begins, if one does within `hours` of the start. */
export function takenFrom(start: Date, hours: number, busy: Availability['busy']): string | null {
  const end = addHours(start, hours);
  const next = busy
    .map(({ startDate }) => new Date(startDate))
    .filter((each) => each >= start && each < end)
    .sort((one, other) => one.getTime() - other.getTime())[0];
  return next?.toISOString() ?? null;
}

/** The local dates on which nothing can start although they are far enough away. */
export function takenDates(rules: Rules): Set<string> {
  const touched = new Set(rules.busy.flatMap((each) => datesTouchedBy(each, rules)));
  return new Set([...touched].filter((date) => !slotsOn(date, rules).some(({ state }) => state === 'free')));
}

/** Only these dates need a closer look: from where the shortest charter would run into it, to its end. */
function datesTouchedBy({ startDate, endDate }: Availability['busy'][number], { zone, minimumHours }: Rules): string[] {
  const end = new Date(endDate);
  const dates = [localDateOf(end, zone)];
  for (let each = addHours(new Date(startDate), -minimumHours); each < end; each = addHours(each, 24)) {
    dates.push(localDateOf(each, zone));
  }
  return dates;
}

/** The first local date on which a charter may start. */
export function firstDate(rules: Pick<Rules, 'zone' | 'earliestStart' | 'startTimes'>): string {
  const date = localDateOf(new Date(rules.earliestStart), rules.zone);
  const hasTime = slotsOn(date, { ...rules, busy: [], minimumHours: 1 }).some(({ state }) => state === 'free');
  return hasTime ? date : localDateOf(addHours(instantAt(date, '12:00', rules.zone), 24), rules.zone);
}

function overlaps(busy: Availability['busy'], start: Date, hours: number): boolean {
  const end = addHours(start, hours);
  return busy.some(({ startDate, endDate }) => new Date(startDate) < end && start < new Date(endDate));
}
