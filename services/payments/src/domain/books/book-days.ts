import { instantAt, localDateOf, localTimeOf, zoneOf } from '@harbourline/policy';

/** The books are kept where the company is. */
export const BOOK_ZONE = zoneOf('Toronto');

/** From the first instant of one local day until the last of another, YYYY-MM-DD; either may be open. */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }): {
  from: Date | undefined;
  until: Date | undefined;
} {
  return {
    from: from === undefined ? undefined : instantAt(from, '00:00', BOOK_ZONE),
    until: to === undefined ? undefined : instantAt(dayAfter(to), '00:00', BOOK_ZONE),
  };
}

/** The local date and time of an instant, as the books show it. */
export function bookTime(instant: Date): { date: string; time: string } {
  return { date: localDateOf(instant, BOOK_ZONE), time: localTimeOf(instant, BOOK_ZONE) };
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 24 * 3_600_000).toISOString().slice(0, 10);
}
