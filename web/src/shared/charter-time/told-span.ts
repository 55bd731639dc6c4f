import { hoursOf as lengthOf, type Span } from '@harbourline/policy';

/** A span as answers tell it: ISO instants. */
export interface ToldSpan {
  startDate: string;
  endDate: string;
}

/** Elapsed hours. */
export const hoursOf = (told: ToldSpan) => lengthOf(spanOf(told));

export function spanOf({ startDate, endDate }: ToldSpan): Span {
  return { startDate: new Date(startDate), endDate: new Date(endDate) };
}
