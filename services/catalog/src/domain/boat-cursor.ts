import { BOAT_SORTS, type BoatSort } from '@harbourline/contracts';
import { BOAT_ORDERS, placeIn, type BoatPlace, type Sortable } from './boat-order';

const LARGEST = 2 ** 31 - 1;

/** The cursor with which the page after this boat is asked for, in the same order. */
export function cursorAfter(sort: BoatSort, boat: Sortable): string {
  const { value, id } = placeIn(sort, boat);
  return Buffer.from([sort, ...(value === undefined ? [] : [value]), id].join('.')).toString('base64url');
}

/** The order and the place that a cursor names; undefined for anything that is not a cursor of ours. */
export function readCursor(cursor: string): { sort: BoatSort; place: BoatPlace } | undefined {
  const [named, ...numbers] = Buffer.from(cursor, 'base64url').toString().split('.');
  const sort = BOAT_SORTS.find((known) => known === named);
  if (!sort || !numbers.every(isNumber)) return undefined;
  const [first, second, ...more] = numbers.map(Number);
  if (first === undefined || more.length > 0) return undefined;
  if (BOAT_ORDERS[sort].by === undefined) {
    return second === undefined ? { sort, place: { value: undefined, id: first } } : undefined;
  }
  return second === undefined ? undefined : { sort, place: { value: first, id: second } };
}

function isNumber(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) <= LARGEST;
}
