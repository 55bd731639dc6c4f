import { PAYMENT_SORTS } from '@harbourline/contracts';
import { cursorOf, partsOf, readStored } from '@harbourline/service-kit/lists/page-cursor';

export type PaymentSort = (typeof PAYMENT_SORTS)[number];

/** The beginning of a page in an order: after the payment with this number, among those with the same amount. */
export interface PaymentPlace {
  amountCents: number;
  id: number;
}

/** The cursor with which the page after this payment is asked for, in the same order. */
export function cursorAfter(sort: PaymentSort, { amountCents, id }: PaymentPlace): string {
  return cursorOf(PAYMENT_SORTS.indexOf(sort), amountCents, id);
}

/** The order and the place that a cursor names; undefined for anything that is not a cursor of this list. */
export function readPlace(cursor: string): { sort: PaymentSort; place: PaymentPlace } | undefined {
  const [order, amountCents, id, ...more] = partsOf(cursor).map(readStored);
  const sort = order === undefined ? undefined : PAYMENT_SORTS[order];
  if (sort === undefined || amountCents === undefined || id === undefined || more.length > 0) return undefined;
  return { sort, place: { amountCents, id } };
}
