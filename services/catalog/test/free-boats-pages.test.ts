import { BOAT_SORTS, boatCard, type BoatCard } from '@harbourline/contracts';
import { addHours, instantAt, START_TIMES, zoneOf } from '@harbourline/policy';
import fc from 'fast-check';
import { z } from 'zod';
import { Prisma } from '../src/generated/prisma/client';
import { buildBoatRow } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

const cities = ['Toronto', 'Montreal', 'Cancun'] as const;
/** Around both changes of the clock. */
const DATES = ['2027-03-13', '2027-03-14', '2027-11-06', '2027-11-07', '2027-11-08'];
const BOATS = 120;
let catalog: Catalog;
let all: BoatCard[];
const busy = new Map<number, { from: Date; to: Date }[]>();

beforeAll(async () => {
  catalog = await startCatalog();
  await catalog.db.client.boat.createMany({
    data: Array.from({ length: BOATS }, (_, index) =>
      buildBoatRow({
        city: cities[index % 3] ?? 'Toronto',
        minimumHours: 1 + ((index * 5) % 6),
        capacity: 1 + ((index * 7) % 26),
        length: 20 + ((index * 5) % 11),
        rateCents: 10_000 + ((index * 37) % 23) * 5_000,
        model: index % 2 ? 'Azimut' : 'Lagoon',
      }),
    ),
  });
  all = (await pagesOf('limit=200')).flat();
  let id = 0;
  for (const boat of all) {
    const times = Array.from({ length: boat.id % 7 }, (_, index) => {
      const start = 17 * boat.id + 29 * index;
      const time = `${String(start % 24).padStart(2, '0')}:${start % 2 ? '00' : '30'}`;
      const from = instantAt(DATES[(boat.id + index) % DATES.length] ?? '', time, zoneOf(boat.city));
      return { from, to: addHours(from, 1 + ((boat.id + index) % 14)) };
    });
    busy.set(boat.id, times);
    for (const { from, to } of times) {
      id += 1;
      const during = Prisma.sql`tstzrange(${from}::timestamptz, ${to}::timestamptz)`;
      await (id % 3
        ? catalog.db.client.$executeRaw`INSERT INTO busy_bookings VALUES (${id}, ${boat.id}, tstzmultirange(${during}))`
        : catalog.db.client.$executeRaw`INSERT INTO busy_blocks VALUES (gen_random_uuid(), ${boat.id}, ${during})`);
    }
  }
});
afterAll(() => catalog.stop());

async function pagesOf(query: string): Promise<BoatCard[][]> {
  const pages = await catalog.as(null).pages(`/api/boats?${query}`);
  return pages.map(({ status, body }) => {
    expect({ status, body }).toMatchObject({ status: 200 });
    return z.array(boatCard).parse(body);
  });
}

interface Asked {
  date: string;
  startTime: string | undefined;
  hours: number | undefined;
}

/** The same rule, said once more in the plainest way. */
function isFree(boat: BoatCard, { date, startTime, hours = boat.minimumHours }: Asked): boolean {
  if (hours < boat.minimumHours) return false;
  return START_TIMES.filter((time) => startTime === undefined || time === startTime).some((time) => {
    const start = instantAt(date, time, zoneOf(boat.city));
    const end = addHours(start, hours);
    return !busy.get(boat.id)?.some(({ from, to }) => from < end && to > start);
  });
}

const asked: fc.Arbitrary<Asked> = fc.record({
  date: fc.constantFrom(...DATES),
  startTime: fc.option(fc.constantFrom(...START_TIMES), { nil: undefined }),
  hours: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
});
const others = fc.record({
  sort: fc.option(fc.constantFrom(...BOAT_SORTS), { nil: undefined }),
  location: fc.option(fc.constantFrom('toronto', 'cancun', 'all'), { nil: undefined }),
  capacity: fc.option(fc.constantFrom('1-8', '6+', '13+'), { nil: undefined }),
  price: fc.option(fc.constantFrom('100-300', '600+'), { nil: undefined }),
  q: fc.option(fc.constantFrom('lagoon', 'azimut'), { nil: undefined }),
  limit: fc.option(fc.integer({ min: 3, max: 20 }), { nil: undefined }),
});
const queryOf = (parts: object) => {
  const given = Object.entries(parts).filter(([, value]) => value !== undefined);
  return String(new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])));
};

it('finds exactly the boats that are free, with every other filter, in every order, page by page', async () => {
  let some = 0;
  await fc.assert(
    fc.asyncProperty(asked, others, async (time, rest) => {
      const without = (await pagesOf(queryOf({ ...rest, limit: 200 }))).flat();
      const free = without.filter((boat) => isFree(boat, time)).map(({ id }) => id);
      const pages = await pagesOf(queryOf({ ...rest, ...time }));
      expect(pages.flat().map(({ id }) => id)).toEqual(free);
      for (const page of pages.slice(0, -1)) expect(page).toHaveLength(rest.limit ?? 200);
      if (free.length > 0 && free.length < without.length) some += 1;
    }),
    { numRuns: 150 },
  );
  expect(some).toBeGreaterThan(25);
});

it('leads from page to page with the time that was asked for', async () => {
  const query = 'date=2027-11-07&startTime=14:30&hours=6&sort=length-desc&limit=5';
  const { next = '' } = await catalog.as(null).get(`/api/boats?${query}`);
  expect(Object.fromEntries(new URL(next, catalog.url).searchParams)).toMatchObject({
    date: '2027-11-07',
    startTime: '14:30',
    hours: '6',
    limit: '5',
  });
});
