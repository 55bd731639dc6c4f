import { ACCOUNTS } from '@harbourline/policy';

/** Which lines of the books are shown. Dates are Toronto's, both included. */
export interface LedgerFilters {
  bookingId?: number | undefined;
  account?: (typeof ACCOUNTS)[number] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The same as it stands in the address. */
export type LedgerSearch = Record<'number' | 'account' | 'from' | 'to', string>;

/** What the address asks for, everything unreadable left out. */
export function readLedgerFilters({ number, account, from, to }: LedgerSearch): LedgerFilters {
  const day = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined);
  return {
    bookingId: bookingIdIn(number),
    account: ACCOUNTS.find((known) => known === account),
    from: day(from),
    to: day(to),
  };
}

/** What was typed as a booking's number, with or without the sign before it; undefined where it is none. */
export function bookingIdIn(typed: string): number | undefined {
  const digits = /^#?\s*([1-9]\d{0,8})$/.exec(typed.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
