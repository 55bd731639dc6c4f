import type { ACCOUNTS } from '@harbourline/policy';

/** Which lines of the books are shown. Dates are Toronto's, both included. */
export interface LedgerFilters {
  bookingId?: number | undefined;
  account?: (typeof ACCOUNTS)[number] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** What was typed as a booking's number, with or without the sign before it; undefined where it is none. */
export function bookingIdIn(typed: string): number | undefined {
  const digits = /^#?\s*([1-9]\d{0,8})$/.exec(typed.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Whether the dates are in order, so that there can be lines between them. */
export function isInOrder({ from, to }: Pick<LedgerFilters, 'from' | 'to'>): boolean {
  return from === undefined || to === undefined || from <= to;
}
