import { minutes } from '@harbourline/test-kit/patience';
import { BOAT_SORTS, boatCard, type BoatCard, type BoatSort } from '@harbourline/contracts';
import { addHours, FROM_RATE_DAYS, localDateOf } from '@harbourline/policy';
import fc from 'fast-check';
import { z } from 'zod';
import type { BoatPlace } from '../src/domain/boat-order';
import { findBoats } from '../src/db/find-boats';
import { readBoatFilter } from '../src/domain/boat-filter';
import { Prisma } from '../src/generated/prisma/client';
import { buildBoatRow, buildListing, listBoat, owner } from './builders';
import { lowestRatesWorkedOut, startCatalog, type Catalog } from './start-catalog';

const cities = ['Toronto', 'Montreal', 'Cancun'] as const;
const DAY = '2026-12-24';
const OTHER_DAY = '2026-12-31';
const BOATS = 240;
let catalog: Catalog;
/** The rates of the boats on single days, by id. */
const ratesOf = new Map<number, Record<string, number>>();

beforeAll(async () => {
  catalog = await startCatalog();
  const rows = Array.from({ length: BOATS }, (_, index) =>
    buildBoatRow({
      city: cities[index % 3] ?? 'Toronto',
      capacity: 1 + ((index * 7) % 26),
      length: 20 + ((index * 5) % 11),
      rateCents: 10_000 + ((index * 37) % 23) * 5_000,
      minimumHours: 1 + (index % 6),
      discountPercent: index % 4 === 0 ? 15 : 0,
      isAvailable: index % 12 !== 0,
      customRates: {
        // On the one day a third of the boats costs more or less than usually, on the other nearly every boat.
        ...(index % 3 === 1 && { [DAY]: 90 + ((index * 53) % 29) * 45 }),
        ...(index % 8 !== 0 && { [OTHER_DAY]: 90 + ((index * 31) % 29) * 45 }),
      },
    }),
  );
  await catalog.db.client.boat.createMany({ data: rows });
  for (const { id, customRates } of await catalog.db.client.boat.findMany()) {
    ratesOf.set(id, customRates as Record<string, number>);
  }
  await lowestRatesWorkedOut(catalog);
}, minutes(3));
afterAll(() => catalog.stop());

async function pagesOf(query: string): Promise<BoatCard[][]> {
  const pages = await catalog.as(null).pages(`/api/boats?${query}`);
  return pages.map(({ status, body }) => {
    expect({ status, body }).toMatchObject({ status: 200 });
    return z.array(boatCard).parse(body);
  });
}

const listOf = async (query: string) => (await pagesOf(query)).flat();
const queryOf = (parts: object) => {
  const given = Object.entries(parts).filter(([, value]) => value !== undefined);
  return String(new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])));
};

/** The same rule, said once more in the plainest way. */
function rateOf({ id, rate }: BoatCard, date: string | undefined): number {
  const rates = ratesOf.get(id) ?? {};
  return date === undefined ? Math.min(rate, ...Object.values(rates)) : (rates[date] ?? rate);
}

const asked = fc.record({
  date: fc.option(fc.constantFrom(DAY, OTHER_DAY, '2027-01-15'), { nil: undefined }),
  sort: fc.constantFrom(...BOAT_SORTS),
  location: fc.option(fc.constantFrom('toronto', 'cancun'), { nil: undefined }),
  capacity: fc.option(fc.constantFrom('1-8', '6+', '13+'), { nil: undefined }),
  price: fc.option(fc.constantFrom('100-300', '301-600', '600+'), { nil: undefined }),
  hours: fc.option(fc.integer({ min: 6, max: 12 }), { nil: undefined }),
  limit: fc.integer({ min: 3, max: 40 }),
});

const ORDERS: Record<BoatSort, (date: string | undefined) => (a: BoatCard, b: BoatCard) => number> = {
  'rate-desc': (date) => (a, b) => rateOf(b, date) - rateOf(a, date) || b.id - a.id,
  'rate-asc': (date) => (a, b) => rateOf(a, date) - rateOf(b, date) || a.id - b.id,
  'capacity-desc': () => (a, b) => b.capacity - a.capacity || b.id - a.id,
  'length-desc': () => (a, b) => b.length - a.length || b.id - a.id,
  newest: () => (a, b) => b.id - a.id,
  'rating-desc': () => (a, b) => b.id - a.id, // nobody has reviewed any of them
};

it('filters, sorts and shows boats by what they cost on the day that is asked for, or at least, page by page', async () => {
  const all = await listOf('limit=200');
  expect(all).toHaveLength(BOATS - BOATS / 12);
  await fc.assert(
    fc.asyncProperty(asked, async ({ limit, ...rest }) => {
      const { date, sort, location, capacity, price, hours } = rest;
      const within = (value: number, range: string | undefined) => {
        const [from = 0, to = Infinity] = range?.replace('+', '-Infinity').split('-').map(Number) ?? [];
        return value >= from && value <= to;
      };
      const fits = all
        .filter(
          (boat) =>
            (!location || boat.city.toLowerCase() === location) &&
            within(boat.capacity, capacity) &&
            within(rateOf(boat, date), price),
        )
        .sort(ORDERS[sort](date));
      const pages = await pagesOf(queryOf({ ...rest, limit }));
      expect(pages.flat().map(({ id }) => id)).toEqual(fits.map(({ id }) => id));
      for (const page of pages.slice(0, -1)) expect(page).toHaveLength(limit);
      for (const boat of pages.flat()) {
        const lasting = hours ?? boat.minimumHours;
        const rate = rateOf(boat, date);
        expect(boat.price).toMatchObject({ rate, hours: date ? lasting : null });
        if (date === undefined) expect(boat.price?.total).toBeNull();
        else expect([1, 0.85]).toContainEqual(Number((Number(boat.price?.total) / (rate * lasting)).toFixed(2)));
      }
    }),
    { numRuns: 120 },
  );
});

it('takes off the discount of long charters in the total, and says the standard rate beside', async () => {
  const boat = await listBoat(catalog, owner, { rate: 200, discountPercent: 10, customRates: { [DAY]: 300 } });
  const [four, eight] = await Promise.all([listOf(`date=${DAY}&hours=4`), listOf(`date=${DAY}&hours=8`)]);
  const of = (boats: BoatCard[] | undefined) => boats?.find(({ id }) => id === boat.id);
  expect(of(four)).toMatchObject({ rate: 200, price: { rate: 300, hours: 4, total: 1200 } });
  expect(of(eight)).toMatchObject({ rate: 200, price: { rate: 300, hours: 8, total: 2160 } });
});

it('says for how many hours boats go out', async () => {
  const hoursIn = async (query: string) => (await catalog.as(null).get(`/api/boats/charter-hours${query}`)).body;
  expect(await hoursIn('')).toEqual({ shortest: 1, longest: 12 });
  // Every third boat is in Cancun: of these the minimum is 3 or 6.
  expect(await hoursIn('?location=cancun')).toEqual({ shortest: 3, longest: 12 });
  expect(await hoursIn('?location=Mississauga')).toEqual({ shortest: 4, longest: 12 });
});

const fromRateOf = async (id: number) => (await listOf('limit=200')).find((boat) => boat.id === id)?.price?.rate;

it('says the lowest rate of the coming days as soon as a listing is saved, and of days alone that can be reserved', async () => {
  const now = catalog.clock.now();
  const day = (days: number) => localDateOf(addHours(now, 36 + 24 * days), 'America/Toronto');
  const boat = await listBoat(catalog, owner, { rate: 500, customRates: { [day(5)]: 410 } });
  expect(await fromRateOf(boat.id)).toBe(410);

  const save = async (customRates: Record<string, number>) => {
    const json = buildListing(boat.images, { rate: 500, customRates });
    expect(await catalog.as(owner).put(`/api/boats/${boat.id}`, json)).toMatchObject({ status: 200 });
    return fromRateOf(boat.id);
  };
  expect(await save({ [day(-1)]: 100, [day(0)]: 430 })).toBe(430);
  expect(await save({ [day(FROM_RATE_DAYS)]: 100, [day(FROM_RATE_DAYS - 1)]: 420 })).toBe(420);
  expect(await save({ [day(3)]: 700 })).toBe(500);
  // Every day has a rate of its own here, so the standard rate is none of them.
  const every = Array.from({ length: FROM_RATE_DAYS }, (_, days) => [day(days), 610] as const);
  expect(await save(Object.fromEntries(every))).toBe(610);
  expect(await save({})).toBe(500);
});

it('works it out anew when a day is over, also for boats that the release before has saved', async () => {
  const boat = await listBoat(catalog, owner, { rate: 500 });
  const soon = localDateOf(addHours(catalog.clock.now(), 36), 'America/Toronto');
  await catalog.db.client.$executeRaw`
    UPDATE boats SET custom_rates = jsonb_build_object(${soon}::text, 222) WHERE id = ${boat.id}`;
  await lowestRatesWorkedOut(catalog);
  expect(await fromRateOf(boat.id)).toBe(222);
  catalog.clock.advance({ days: 1 });
  await lowestRatesWorkedOut(catalog);
  expect(await fromRateOf(boat.id)).toBe(500);
});

it('reads no more of the boats than a page takes, whether few or most of them have a rate of their own that day', async () => {
  const [many, atOnce, holiday] = [6_000, 500, '2027-01-01'];
  for (let first = 1; first <= many; first += atOnce)
    await catalog.db.client.$executeRaw`
    INSERT INTO boats (owner_id, boat_name, model, description, city, capacity, length, rate_cents, images, amenities,
                       custom_rates, version, created_at, updated_at)
    SELECT 3, 'Many', 'Bayliner', '', (ARRAY['Toronto', 'Cancun'])[1 + n % 2], 1 + n % 26, 20 + n % 40,
           10000 + (n * 37 % 230) * 500, '{}', '{}',
           CASE WHEN n % 10 < 6 THEN jsonb_build_object(${holiday}::text, 100 + n * 53 % 1200) ELSE '{}'::jsonb END,
           1, now(), now()
    FROM generate_series(${first}::int, ${first + atOnce - 1}::int) AS n`;
  // The job looks after a commit; that it also finds what others have stored, once it has rested, is shown above.
  await catalog.db.transact(() => Promise.resolve());
  await lowestRatesWorkedOut(catalog);
  await catalog.db.client.$executeRawUnsafe('VACUUM (ANALYZE) boats, day_rates, lowest_rates');
  const asked = [holiday, '2027-01-02', undefined].flatMap((date) =>
    (['rate-desc', 'rate-asc', 'capacity-desc', 'newest'] as const).map((sort) => ({ date, sort })),
  );
  for (const { date, sort } of asked) {
    const read = await rowsRead({ date, sort, limit: 10 });
    expect({ date, sort, read, isFew: read > 0 && read < many / 30 }).toMatchObject({ isFew: true });
  }
  for (const date of [holiday, undefined]) {
    const [after, sort] = [{ value: 60_000, id: 1 }, 'rate-desc'] as const;
    const read = await rowsRead({ date, sort, after, limit: 10 });
    expect({ date, after, read, isFew: read > 0 && read < many / 30 }).toMatchObject({ isFew: true });
  }
});

/** How many rows of tables and indexes PostgreSQL looks at for a page. */
async function rowsRead({
  date,
  ...page
}: {
  date: string | undefined;
  sort: BoatSort;
  after?: BoatPlace;
  limit: number;
}): Promise<number> {
  const { client } = catalog.db;
  const plans: Plan[] = [];
  const explaining = {
    $queryRaw: async (strings: TemplateStringsArray, ...values: unknown[]) => {
      const rows = await client.$queryRaw<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
        Prisma.sql`EXPLAIN (ANALYZE, FORMAT JSON) ${Prisma.sql(strings, ...values)}`,
      );
      plans.push(...rows.map((row) => row['QUERY PLAN'][0].Plan));
      return [];
    },
  } as unknown as typeof client;
  const filter = readBoatFilter({ date }, catalog.clock.now());
  if (!filter) throw new Error('no boat can fit');
  await findBoats(explaining, { ...filter, free: undefined, ...EVERYBODYS }, { after: undefined, ...page });
  return plans.map(rowsIn).reduce((sum, rows) => sum + rows, 0);
}

const EVERYBODYS = { ownerId: undefined, hidden: false, names: false };

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

function rowsIn(plan: Plan): number {
  const own = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  return (plan.Plans ?? []).reduce((sum, inner) => sum + rowsIn(inner), own);
}
