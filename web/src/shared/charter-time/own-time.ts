import type { Availability } from './availability-api';

export interface Span {
  startDate: string;
  endDate: string;
}

/**
 * What of a boat's taken times is taken by others than the one who reserves: their own time is not in their way. Taken
 * times that follow one another may arrive as one.
 */
export function withoutOwn(busy: Availability['busy'], own: Span | null): Availability['busy'] {
  if (!own) return busy;
  return busy.flatMap((each) => {
    if (!overlap(each, own)) return [each];
    const before = { startDate: each.startDate, endDate: own.startDate };
    const after = { startDate: own.endDate, endDate: each.endDate };
    return [before, after].filter(({ startDate, endDate }) => Date.parse(startDate) < Date.parse(endDate));
  });
}

export function overlap(one: Span, other: Span): boolean {
  return Date.parse(one.startDate) < Date.parse(other.endDate) && Date.parse(other.startDate) < Date.parse(one.endDate);
}
