import { addDays, instantAt } from '@harbourline/policy';
import { z } from 'zod';
import { text } from '../words';

/** What the server takes at most. */
const MOST_MS = 366 * 24 * 3_600_000;
const LONGEST_NOTE = 200;

export interface Interval {
  start: Date;
  end: Date;
}

const fields = z.object({
  /** Empty where a captain blocks their own time. */
  boatId: z.string(),
  allDay: z.boolean(),
  /** YYYY-MM-DD; empty while it is not chosen. */
  fromDate: z.string(),
  /** HH:MM; asked only where it is not whole days. */
  fromTime: z.string(),
  toDate: z.string(),
  toTime: z.string(),
  note: z.string().trim().max(LONGEST_NOTE),
});
export type BlockValues = z.infer<typeof fields>;

export const EMPTY_BLOCK: BlockValues = {
  boatId: '',
  allDay: true,
  fromDate: '',
  fromTime: '',
  toDate: '',
  toTime: '',
  note: '',
};

/** The time that is to be blocked, by the clock of `zone`; whole days up to the midnight after the last. */
export function intervalOf({ allDay, fromDate, fromTime, toDate, toTime }: BlockValues, zone: string): Interval {
  if (!allDay) return { start: instantAt(fromDate, fromTime, zone), end: instantAt(toDate, toTime, zone) };
  return { start: instantAt(fromDate, '00:00', zone), end: instantAt(addDays(toDate, 1), '00:00', zone) };
}

interface Rules {
  needsBoat: boolean;
  /** By which clock a boat's times are meant. */
  zoneOf: (boatId: string) => string;
  now: () => Date;
}

/** What has to be filled in. */
export function blockSchema({ needsBoat, zoneOf, now }: Rules) {
  return fields.superRefine((values, context) => {
    const missing = missingFrom(values, { needsBoat });
    for (const [field, what] of missing) {
      context.addIssue({ code: 'custom', path: [field], message: text(`blocks.required.${what}`) });
    }
    if (missing.length > 0) return;
    const problem = problemOf(intervalOf(values, zoneOf(values.boatId)), now());
    if (problem) context.addIssue({ code: 'custom', path: ['toDate'], message: text(`blocks.${problem}`) });
  });
}

function missingFrom(
  { boatId, allDay, fromDate, fromTime, toDate, toTime }: BlockValues,
  { needsBoat }: Pick<Rules, 'needsBoat'>,
) {
  const isDate = (date: string) => z.iso.date().safeParse(date).success;
  return (
    [
      ['boatId', 'boat', needsBoat && boatId === ''],
      ['fromDate', 'date', !isDate(fromDate)],
      ['fromTime', 'time', !allDay && fromTime === ''],
      ['toDate', 'date', !isDate(toDate)],
      ['toTime', 'time', !allDay && toTime === ''],
    ] as const
  ).filter(([, , isMissing]) => isMissing);
}

function problemOf({ start, end }: Interval, now: Date) {
  if (end <= start) return 'endsBeforeStart';
  if (end <= now) return 'isOver';
  return end.getTime() - start.getTime() > MOST_MS ? 'tooLong' : null;
}
