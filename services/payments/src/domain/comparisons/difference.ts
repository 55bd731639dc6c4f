import type { DifferingRow } from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';

/** A row of ours that another record contradicts. */
export interface RowDifference {
  kind: 'amount_differs' | 'status_differs';
  /** The subject of the comparison: a payment, a booking, a line of the books. */
  subjectId: number;
  paymentId: number | null;
  row: DifferingRow;
  /** The amount at stake. */
  cents: number;
}

export const NO_ROW = 'no such row';

/** An amount as a difference states it. */
export function inDollars(cents: number): string {
  return dollarsOf(cents).toFixed(2);
}

/** The row and its field by one name, such as `refunds 7 amount_cents`: nothing differs twice under it. */
export function nameOf({ table, id, field }: DifferingRow): string {
  return [table, id, field].join(' ');
}

/** In one line. */
export function inWords({ table, id, field, says }: DifferingRow): string {
  const sides = Object.entries(says).map(([who, what]) => `${who}: ${what}`);
  return `${table} ${id}, ${field}. ${sides.join('; ')}.`;
}

export function saySame(one: DifferingRow, other: DifferingRow): boolean {
  const sides = ({ says }: DifferingRow) => JSON.stringify(Object.entries(says).sort());
  return nameOf(one) === nameOf(other) && sides(one) === sides(other);
}

/** Each row and field once, the first word about it. */
export function eachOnce<D extends { row: DifferingRow }>(differences: readonly D[]): D[] {
  return [...new Map([...differences].reverse().map((each) => [nameOf(each.row), each])).values()].reverse();
}
