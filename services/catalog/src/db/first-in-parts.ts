import type { BoatFilter } from '../domain/boat-filter';
import type { BoatOrder, BoatPlace } from '../domain/boat-order';
import { PART_EDGES, type BoatParts, type PartColumn } from '../domain/boat-parts';
import { Prisma } from '../generated/prisma/client';
import { hasStandardRate } from './asked-rates';
import { freeAt, goesOutFor } from './free-at';
import { all, beyond, COLUMNS, having, orderBy, withinRanges } from './boat-conditions';

/**
 * The ids of the first boats at their standard rate of each part, and of these the first: as many as asked for, from an index alone. `free`: only
 * those that are free when they have to be, which is looked up for as many of every part.
 */
export function firstInParts(
  filter: BoatFilter,
  parts: BoatParts,
  { order, after, limit, free }: { order: BoatOrder; after: BoatPlace | undefined; limit: number; free: boolean },
): Prisma.Sql {
  const numbers = parts.map((part) => Prisma.sql`unnest(${part.numbers}::int[]) AS ${PARTS[part.column].name}(number)`);
  const conditions = [
    Prisma.sql`is_available`,
    ...(filter.city ? [Prisma.sql`city = ${filter.city}`] : []),
    ...parts.map(({ column }) => Prisma.sql`${PARTS[column].number} = ${PARTS[column].name}.number`),
    ...withinRanges(filter),
    ...having(filter),
    hasStandardRate(filter),
    ...(free ? [...goesOutFor(filter.free), ...freeAt(filter.free, filter.city)] : []),
    ...beyond(order, after),
  ];
  const sorted = order.by ? Prisma.sql`id, ${COLUMNS[order.by]}` : Prisma.sql`id`;
  return Prisma.sql`
    SELECT found.id FROM ${Prisma.join(numbers, ' CROSS JOIN ')} CROSS JOIN LATERAL (
      SELECT ${sorted} FROM boats WHERE ${all(conditions)} ORDER BY ${orderBy(order)} LIMIT ${limit}
    ) AS found
    ORDER BY ${orderBy(order)} LIMIT ${limit}`;
}

/** The expressions of the indexes, to the letter. */
const PARTS: Readonly<Record<PartColumn, { name: Prisma.Sql; number: Prisma.Sql }>> = {
  capacity: { name: Prisma.sql`part_capacity`, number: numberOf('capacity', PART_EDGES.capacity) },
  rateCents: { name: Prisma.sql`part_rate`, number: numberOf('rate_cents', PART_EDGES.rateCents) },
};

function numberOf(column: string, edges: readonly number[]): Prisma.Sql {
  return Prisma.raw(`width_bucket(${column}, ARRAY[${edges.join(', ')}])`);
}
