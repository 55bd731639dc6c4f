/** Nobody needs the exact number of more than these, and it would take the longer the more there are. */
const MOST_COUNTED = 200;
/** Of what fits, so many rows have to be counted at most. */
export const ROWS_TO_COUNT = MOST_COUNTED + 1;

/** How many there are on all pages of a list, or that there are more than were counted. */
export type Total = { exactly: number } | { moreThan: number };

/** The result of counting at most `ROWS_TO_COUNT` rows. */
export function totalOf(counted: number): Total {
  return counted > MOST_COUNTED ? { moreThan: MOST_COUNTED } : { exactly: counted };
}

/** The header that says how many there are. */
export function totalHeader(total: Total): Record<string, string> {
  return 'exactly' in total
    ? { 'x-total-count': String(total.exactly) }
    : { 'x-total-more-than': String(total.moreThan) };
}
