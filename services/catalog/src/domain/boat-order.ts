import type { BoatSort } from '@harbourline/contracts';

export interface Sortable {
  id: number;
  rateCents: number;
  capacity: number;
  length: number;
  ratingScore: number;
}

export interface BoatOrder {
  /** The sort key of the list; the id decides among equals. Ids are given in order, so newest sorts by id alone. */
  by: Exclude<keyof Sortable, 'id'> | undefined;
  descending: boolean;
}

export const DEFAULT_SORT: BoatSort = 'rate-desc';

/** The orders of the list; there is a pair of indexes for each. */
export const BOAT_ORDERS: Readonly<Record<BoatSort, BoatOrder>> = {
  'rate-desc': { by: 'rateCents', descending: true },
  'rate-asc': { by: 'rateCents', descending: false },
  'capacity-desc': { by: 'capacity', descending: true },
  'length-desc': { by: 'length', descending: true },
  newest: { by: undefined, descending: true },
  'rating-desc': { by: 'ratingScore', descending: true },
};

/** A boat's place in a list of some order: what it is sorted by, where that is not the id, and the id. */
export interface BoatPlace {
  value: number | undefined;
  id: number;
}

/** Compares two boats by the order of a list. */
export function comesBefore(sort: BoatSort): (one: Sortable, other: Sortable) => number {
  const { by = 'id', descending } = BOAT_ORDERS[sort];
  const sign = descending ? -1 : 1;
  return (one, other) => sign * (one[by] - other[by] || one.id - other.id);
}

export function placeIn(sort: BoatSort, boat: Sortable): BoatPlace {
  const { by } = BOAT_ORDERS[sort];
  return { value: by && boat[by], id: boat.id };
}
