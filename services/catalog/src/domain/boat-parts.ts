import type { BoatFilter, Range } from './boat-filter';
import type { BoatOrder } from './boat-order';

/**
 * Where the parts of the market begin, for guests and for cents per hour: at the ends of the ranges that the search
 * forms offer. The indexes of parts are made with the same numbers.
 */
export const PART_EDGES = {
  capacity: [6, 9, 10, 13, 15, 20],
  rateCents: [10_000, 30_000, 30_001, 60_000, 60_001, 100_000],
} as const;

export type PartColumn = keyof typeof PART_EDGES;

/** By what each order's index is parted: what goes along with the order, so that a filter by it skips long stretches. */
const PARTED_BY: Readonly<Record<string, readonly PartColumn[]>> = {
  rateCents: ['capacity'],
  capacity: ['rateCents'],
  length: ['capacity', 'rateCents'],
};

/** The parts in which boats of a filter can be: every number of the one column with every number of the other. */
export type BoatParts = readonly { column: PartColumn; numbers: number[] }[];

/**
 * The large and the dear boats come together: who sorts by rate and asks for small ones finds none in the first half of
 * the list. Reading each part in order, and of all that the first ones, skips nothing.
 * @returns undefined where reading the list in order will do.
 */
export function partsFor({ by }: BoatOrder, filter: BoatFilter): BoatParts | undefined {
  const columns = by === undefined ? [] : (PARTED_BY[by] ?? []);
  if (filter.words.length > 0 || !columns.some((column) => filter[column])) return undefined;
  return columns.map((column) => ({ column, numbers: numbersOf(PART_EDGES[column], filter[column]) }));
}

function numbersOf(edges: readonly number[], range: Range | undefined): number[] {
  const first = range ? numberOf(edges, range.from) : 0;
  const last = range && range.to !== null ? numberOf(edges, range.to) : edges.length;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function numberOf(edges: readonly number[], value: number): number {
  return edges.filter((edge) => edge <= value).length;
}
