import type { CreditView } from '@harbourline/contracts';
import { centsOf, dollarsOf } from '@harbourline/policy';

const sum = (dollars: readonly number[]) => dollarsOf(dollars.reduce((cents, each) => cents + centsOf(each), 0));

/** Dollars that can be used for a deposit now. */
export function availableCredit(credits: readonly Pick<CreditView, 'available'>[]): number {
  return sum(credits.map(({ available }) => available));
}

/** Dollars of a booking's deposit that credits have paid. */
export function creditUsedFor(bookingId: number, credits: readonly Pick<CreditView, 'usedFor'>[]): number {
  const uses = credits.flatMap(({ usedFor }) => usedFor).filter((use) => use.bookingId === bookingId);
  return sum(uses.map(({ amount }) => amount));
}

/** How a deposit is paid when as much of it as possible is paid by credit; in dollars. */
export function splitDeposit(deposit: number, available: number): { credit: number; card: number } {
  const credit = Math.min(deposit, available);
  return { credit, card: dollarsOf(centsOf(deposit) - centsOf(credit)) };
}
