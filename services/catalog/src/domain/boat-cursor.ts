import { BOAT_SORTS, type BoatSort } from '@harbourline/contracts';
import { cursorOf, partsOf, readStored } from '@harbourline/service-kit/lists/page-cursor';
import { BOAT_ORDERS, placeIn, type BoatPlace, type Sortable } from './boat-order';

/** The cursor with which the page after this boat is asked for, in the same order. */
export function cursorAfter(sort: BoatSort, boat: Sortable): string {
  const { value, id } = placeIn(sort, boat);
  return cursorOf(sort, ...(value === undefined ? [] : [value]), id);
}

/** The order and the place that a cursor names; undefined for anything that is not a cursor of ours. */
export function readCursor(cursor: string): { sort: BoatSort; place: BoatPlace } | undefined {
  const [named, ...texts] = partsOf(cursor);
  const sort = BOAT_SORTS.find((known) => known === named);
  if (!sort || texts.length !== (BOAT_ORDERS[sort].by === undefined ? 1 : 2)) return undefined;
  const numbers = texts.map(readStored);
  const id = numbers.at(-1);
  if (id === undefined || numbers.includes(undefined)) return undefined;
  return { sort, place: { value: numbers.at(-2), id } };
}
