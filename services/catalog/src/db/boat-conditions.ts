import type { BoatFilter, Range } from '../domain/boat-filter';
import type { BoatOrder, BoatPlace } from '../domain/boat-order';
import { Prisma } from '../generated/prisma/client';
import { mentions } from './boat-text';
import { freeAt, goesOutFor } from './free-at';

export interface WantedBoats extends BoatFilter {
  ownerId: number | undefined;
  /** Hidden boats as well. */
  hidden: boolean;
  /** Words may occur in the names of boats and owners too. */
  names: boolean;
}

export const COLUMNS = {
  rateCents: Prisma.sql`rate_cents`,
  capacity: Prisma.sql`capacity`,
  length: Prisma.sql`length`,
  ratingScore: Prisma.sql`rating_score`,
};

/** The conditions of a search for boats. */
export function conditionsOf(wanted: WantedBoats): Prisma.Sql[] {
  const { city, ownerId, hidden, words, names, free } = wanted;
  return [
    ...(hidden ? [] : [Prisma.sql`is_available`]),
    ...(city ? [Prisma.sql`city = ${city}`] : []),
    ...(ownerId === undefined ? [] : [Prisma.sql`owner_id = ${ownerId}`]),
    ...withinRanges(wanted),
    ...having(wanted),
    ...words.map((word) => mentions(word, { names })),
    ...goesOutFor(free),
    ...freeAt(free, city),
  ];
}

export function withinRanges({ capacity, rateCents }: BoatFilter): Prisma.Sql[] {
  return [...within(COLUMNS.capacity, capacity), ...within(COLUMNS.rateCents, rateCents)];
}

/** What the boat has to offer besides room and price. */
export function having({ pets, washroom, captainOn }: BoatFilter): Prisma.Sql[] {
  return [
    ...(pets ? [Prisma.sql`takes_pets`] : []),
    ...(washroom ? [Prisma.sql`has_washroom`] : []),
    ...(captainOn === undefined ? [] : [hasCaptain(captainOn)]),
  ];
}

/** Where few boats have a captain, they are found by their captains; where many have, they are looked up boat by boat. */
function hasCaptain(day: string): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT FROM captain_boats rate JOIN users captain ON captain.id = rate.captain_id
    WHERE rate.boat_id = boats.id AND rate.is_active
      AND captain.role = 'captain' AND captain.active AND captain.licensed_until >= ${day}::date)`;
}

/** Only what comes after a place. */
export function beyond({ by, descending }: BoatOrder, after: BoatPlace | undefined): Prisma.Sql[] {
  if (!after) return [];
  const place = after.value === undefined ? [after.id] : [after.value, after.id];
  const than = descending ? Prisma.sql`<` : Prisma.sql`>`;
  return [Prisma.sql`(${Prisma.join(keyOf(by))}) ${than} (${Prisma.join(place)})`];
}

export function orderBy({ by, descending }: BoatOrder): Prisma.Sql {
  const direction = descending ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  return Prisma.join(keyOf(by).map((column) => Prisma.sql`${column} ${direction}`));
}

export function all(conditions: readonly Prisma.Sql[]): Prisma.Sql {
  return conditions.length ? Prisma.join([...conditions], ' AND ') : Prisma.sql`true`;
}

function keyOf(by: BoatOrder['by']): Prisma.Sql[] {
  return by ? [COLUMNS[by], Prisma.sql`id`] : [Prisma.sql`id`];
}

/** That a column is in a range, both ends included. */
export function within(column: Prisma.Sql, range: Range | undefined): Prisma.Sql[] {
  if (!range) return [];
  const from = Prisma.sql`${column} >= ${range.from}`;
  return range.to === null ? [from] : [from, Prisma.sql`${column} <= ${range.to}`];
}
