import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { BOAT_SORTS } from '@harbourline/contracts';
import {
  addDays,
  addHours,
  charterFrom,
  CITIES,
  earliestStart,
  firstCharterDay,
  isFree,
  lowestRateCents,
  NOTICE_HOURS,
  rateOn,
  type Span,
  START_TIMES,
  startSlots,
  zoneOf,
} from '@harbourline/policy';
import { migratedDatabase } from '@harbourline/test-kit/migrated-database';
import { minutes } from '@harbourline/test-kit/patience';
import { PrismaPg } from '@prisma/adapter-pg';
import fc from 'fast-check';
import { join } from 'node:path';
import { findBoats, type FoundBoat } from '../src/db/find-boats';
import { workOutDueLowestRates } from '../src/db/lowest-rates';
import { readBoatFilter } from '../src/domain/boat-filter';
import { firstDays } from '../src/domain/rate-days';
import { PrismaClient } from '../src/generated/prisma/client';
import { buildBoatRow } from './builders';

const BOATS = 1_000;
const SEARCHES = 100;
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

let postgres: TestPostgres;
let client: PrismaClient;
beforeAll(async () => {
  postgres = await postgresForTests();
  const databaseUrl = await migratedDatabase(postgres, 'catalog', join(__dirname, '..', 'prisma', 'migrations'));
  client = new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl }) });
});
afterAll(async () => {
  await client.$disconnect();
  await postgres.stop();
});

/** Some days in summer, and those around both changes of Toronto's clock; in Cancun they are days as all others. */
const DAYS = ['2027-07-03', '2027-03-13', '2027-03-14', '2027-03-15', '2027-11-06', '2027-11-07', '2027-11-08'];
const days = fc.tuple(fc.constantFrom(...DAYS), fc.integer({ min: -1, max: 1 })).map(([day, by]) => addDays(day, by));
/** On full and half hours, at times off by a millisecond. */
const moments = fc
  .tuple(days, fc.integer({ min: 0, max: 47 }), fc.constantFrom(0, 0, 0, 0, -1, 1))
  .map(([day, halfHours, ms]) => new Date(Date.parse(`${day}T00:00:00Z`) + halfHours * 1_800_000 + ms));
const spans = (hours: number): fc.Arbitrary<Span> =>
  fc
    .tuple(moments, fc.integer({ min: 1, max: 2 * hours }))
    .map(([from, halfHours]) => charterFrom(from, halfHours / 2));

const boats = fc.record({
  city: fc.constantFrom(...CITIES),
  capacity: fc.integer({ min: 1, max: 26 }),
  length: fc.integer({ min: 20, max: 90 }),
  minimumHours: fc.integer({ min: 1, max: 12 }),
  rateCents: fc.integer({ min: 1, max: 2_000 }).map((dollars) => dollars * 100),
  customRates: fc.oneof(
    fc.dictionary(days, fc.integer({ min: 1, max: 2_000 }), { maxKeys: 4 }),
    // So many that the standard rate is none of the coming days' at times.
    fc
      .tuple(days, fc.integer({ min: 58, max: 62 }), fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 3 }))
      .map(([first, count, rates]) =>
        Object.fromEntries(
          Array.from({ length: count }, (_, day) => [addDays(first, day), rates[day % rates.length] ?? 1]),
        ),
      ),
  ),
  bookings: fc.array(fc.array(spans(14), { minLength: 1, maxLength: 2 }), { maxLength: 4 }),
  blocks: fc.array(spans(60), { maxLength: 2 }),
});
type Boat = typeof boats extends fc.Arbitrary<infer B> ? B & { id: number } : never;

const searches = fc.record({
  now: fc.tuple(moments, fc.integer({ min: -60, max: 4 })).map(([moment, hours]) => addHours(moment, hours)),
  date: fc.option(days, { nil: undefined, freq: 9 }),
  startTime: fc.option(fc.constantFrom(...START_TIMES), { nil: undefined, freq: 3 }),
  hours: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  location: fc.option(fc.constantFrom(...CITIES), { nil: undefined, freq: 1 }),
  sort: fc.constantFrom(...BOAT_SORTS),
});
type Search = typeof searches extends fc.Arbitrary<infer S> ? S : never;

it(
  `finds the boats that are free and at the rates of the rule, in ${BOATS * SEARCHES} random cases over both changes of the clock`,
  async () => {
    const fleet = await list(fc.sample(boats, { numRuns: BOATS, seed: SEED }));
    const seen = { free: 0, taken: 0 };
    await fc.assert(
      fc.asyncProperty(searches, async (search) => {
        const found = new Map((await inSql(search)).map((boat) => [boat.id, boat.rateCents]));
        const byTheRule = ruleOf(search);
        const wrong = fleet.flatMap((boat) => {
          const expected = byTheRule(boat);
          seen[expected === undefined ? 'taken' : 'free'] += 1;
          return expected === found.get(boat.id) ? [] : [{ boat, expected, inSql: found.get(boat.id) }];
        });
        expect({ seed: SEED, wrong: wrong.length, first: wrong[0] }).toEqual({ seed: SEED, wrong: 0 });
      }),
      { numRuns: SEARCHES, endOnFailure: true, seed: SEED },
    );
    expect(seen.free + seen.taken).toBeGreaterThanOrEqual(BOATS * SEARCHES);
    expect(Math.min(seen.free, seen.taken)).toBeGreaterThan((BOATS * SEARCHES) / 10);
  },
  minutes(3),
);

/** What an hour costs where a boat fits a search, in cents; undefined where it does not. */
function ruleOf({ now, date, startTime, hours, location }: Search): (boat: Boat) => number | undefined {
  const byZone = new Map(
    [...new Set(CITIES.map(zoneOf))].map((zone) => {
      const starts =
        date === undefined ? [] : startSlots(date, zone, startTime === undefined ? START_TIMES : [startTime]);
      return [zone, { starts, firstDay: firstCharterDay(earliestStart(now, NOTICE_HOURS), zone) }] as const;
    }),
  );
  return (boat) => {
    const { starts = [], firstDay = '' } = byZone.get(zoneOf(boat.city)) ?? {};
    if (location !== undefined && boat.city !== location) return undefined;
    if (date === undefined) return lowestRateCents(boat, firstDay);
    const lasting = hours ?? boat.minimumHours;
    const busy = [...boat.bookings.flat(), ...boat.blocks];
    const fits = (start: Date) => start >= now && isFree(charterFrom(start, lasting), busy);
    return lasting >= boat.minimumHours && starts.some(fits) ? rateOn(boat, date).rateCents : undefined;
  };
}

async function inSql({ now, sort, ...search }: Search): Promise<FoundBoat[]> {
  const filter = readBoatFilter(search, now);
  if (!filter) return [];
  if (search.date === undefined) {
    // Days come in order, here they do not.
    await client.lowestRate.updateMany({ data: { firstDay: null } });
    await workOutDueLowestRates({ client }, firstDays(now, NOTICE_HOURS), BOATS);
  }
  const wanted = { ...filter, ownerId: undefined, hidden: false, names: false };
  return findBoats(client, wanted, { sort, after: undefined, limit: BOATS });
}

/** Stores boats and when they are taken, in one statement for each table. */
async function list(given: readonly Omit<Boat, 'id'>[]): Promise<Boat[]> {
  const fleet = given.map((boat, index) => ({ ...boat, id: index + 1 }));
  await client.boat.createMany({ data: fleet.map(({ bookings: _, blocks: __, ...boat }) => buildBoatRow(boat)) });
  const bookings = fleet.flatMap(({ id, bookings: taken }) => taken.map((each) => [id, multirange(each)] as const));
  const blocks = fleet.flatMap(({ id, blocks: taken }) => taken.map((each) => [id, range(each)] as const));
  await client.$executeRaw`
    INSERT INTO busy_bookings (booking_id, boat_id, during)
    SELECT row_number() OVER (), boat, during::tstzmultirange
    FROM unnest(${bookings.map(([id]) => id)}::int[], ${bookings.map(([, during]) => during)}::text[]) AS busy(boat, during)`;
  await client.$executeRaw`
    INSERT INTO busy_blocks (block_id, boat_id, during)
    SELECT gen_random_uuid(), boat, during::tstzrange
    FROM unnest(${blocks.map(([id]) => id)}::int[], ${blocks.map(([, during]) => during)}::text[]) AS busy(boat, during)`;
  await client.$executeRawUnsafe('ANALYZE boats, busy_bookings, busy_blocks, day_rates');
  return fleet;
}

const range = ({ startDate, endDate }: Span) => `[${startDate.toISOString()},${endDate.toISOString()})`;
const multirange = (all: readonly Span[]) => `{${all.map(range).join(',')}}`;
