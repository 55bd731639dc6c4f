import type { City } from '@harbourline/policy';
import type { FreeTime } from '../domain/free-time';
import { Prisma } from '../generated/prisma/client';

/** A condition: a boat goes out for so short a time. */
export function goesOutFor(free: FreeTime | undefined): Prisma.Sql[] {
  return free?.hours === undefined ? [] : [Prisma.sql`minimum_hours <= ${free.hours}`];
}

/** A condition: a boat is free for as long from one of the starts on. In one city there is one place. */
export function freeAt(free: FreeTime | undefined, city: City | undefined): Prisma.Sql[] {
  if (!free) return [];
  const lasting = free.hours === undefined ? Prisma.sql`minimum_hours` : Prisma.sql`${free.hours}::int`;
  const somewhere = free.places.map(({ cities, starts }) => {
    const freeThen = isFree(starts, lasting);
    return city === undefined ? Prisma.sql`(city = ANY(${[...cities]}) AND ${freeThen})` : freeThen;
  });
  return [Prisma.sql`(${Prisma.join(somewhere, ' OR ')})`];
}

/**
 * What a boat is busy with is looked up boat by boat, in the order of the list until a page is full: OFFSET 0 keeps the
 * planner from reading all that is busy anywhere.
 */
function isFree(starts: readonly Date[], hours: Prisma.Sql): Prisma.Sql {
  const lasting = Prisma.sql`make_interval(hours => ${hours})`;
  const seconds = starts.map((start) => start.getTime() / 1000);
  const [first, last] = [seconds.at(0), seconds.at(-1)];
  const asked = Prisma.sql`tstzrange(to_timestamp(${first}::float8), to_timestamp(${last}::float8) + ${lasting})`;
  return Prisma.sql`EXISTS (
    SELECT FROM unnest(${seconds}::float8[]) AS start(seconds)
    WHERE NOT tstzrange(to_timestamp(start.seconds), to_timestamp(start.seconds) + ${lasting}) && COALESCE((
      SELECT range_agg(busy.during) FROM (
        SELECT during FROM busy_bookings WHERE boat_id = boats.id AND during && ${asked}
        UNION ALL
        SELECT during::tstzmultirange FROM busy_blocks WHERE boat_id = boats.id AND during && ${asked}
      ) AS busy
    ), '{}')
    OFFSET 0)`;
}
