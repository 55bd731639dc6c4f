import { charterFrom, roomFor, type City } from '@harbourline/policy';
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
 * The room that a charter without any hours would need grows by the hours: see `roomFor`. What a boat is busy with is looked up boat by boat, in the order of the list until a page is full: OFFSET 0 keeps the
 * planner from reading all that is busy anywhere.
 */
function isFree(starts: readonly Date[], hours: Prisma.Sql): Prisma.Sql {
  const lasting = Prisma.sql`make_interval(hours => ${hours})`;
  const rooms = starts.map((start) => roomFor(charterFrom(start, 0)));
  const begins = rooms.map(({ startDate }) => startDate.getTime() / 1000);
  const ends = rooms.map(({ endDate }) => endDate.getTime() / 1000);
  const asked = Prisma.sql`
    tstzrange(to_timestamp(${begins.at(0)}::float8), to_timestamp(${ends.at(-1)}::float8) + ${lasting})`;
  return Prisma.sql`EXISTS (
    SELECT FROM unnest(${begins}::float8[], ${ends}::float8[]) AS room(begins, ends)
    WHERE NOT tstzrange(to_timestamp(room.begins), to_timestamp(room.ends) + ${lasting}) && COALESCE((
      SELECT range_agg(busy.during) FROM (
        SELECT during FROM busy_bookings WHERE boat_id = boats.id AND during && ${asked}
        UNION ALL
        SELECT during::tstzmultirange FROM busy_blocks WHERE boat_id = boats.id AND during && ${asked}
      ) AS busy
    ), '{}')
    OFFSET 0)`;
}
