import { minutes } from '@harbourline/test-kit/patience';
import { BOAT_SORTS, boatCard, type BoatCard, type BoatSort } from '@harbourline/contracts';
import { ratingScore } from '@harbourline/policy';
import fc from 'fast-check';
import { z } from 'zod';
import { buildBoatRow } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

const cities = ['Toronto', 'Montreal', 'Mississauga', 'Cancun'];
let catalog: Catalog;
let all: BoatCard[];

beforeAll(async () => {
  catalog = await startCatalog();
  await catalog.db.client.boat.createMany({
    data: Array.from({ length: 300 }, (_, index) =>
      buildBoatRow({
        city: cities[index % 4] ?? 'Toronto',
        // Many of one value, so that the id has to decide.
        capacity: 1 + ((index * 7) % 26),
        length: 20 + ((index * 5) % 11),
        ...ratedBy((index * 11) % 6),
        rateCents: 10_000 + ((index * 37) % 23) * 5_000,
        isAvailable: index % 10 !== 0,
      }),
    ),
  });
  all = await pagesOf('/api/boats').then((pages) => pages.flat());
}, minutes(3));
afterAll(() => catalog.stop());

/** Rated by so many reviews, each of them like the others. */
function ratedBy(count: number) {
  const ratingSums = [5, 4, 3, 5, 4].map((stars) => stars * count);
  return { reviewCount: count, ratingSums, ratingScore: ratingScore({ count, sums: ratingSums }) };
}
const scoreOf = ({ rating }: BoatCard) => ratedBy(rating?.count ?? 0).ratingScore;

async function pagesOf(path: string): Promise<BoatCard[][]> {
  const pages = await catalog.as(null).pages(path);
  return pages.map(({ status, body }) => {
    expect(status).toBe(200);
    return z.array(boatCard).parse(body);
  });
}

const ORDERS: Record<BoatSort, (a: BoatCard, b: BoatCard) => number> = {
  'rate-desc': (a, b) => b.rate - a.rate || b.id - a.id,
  'rate-asc': (a, b) => a.rate - b.rate || a.id - b.id,
  'capacity-desc': (a, b) => b.capacity - a.capacity || b.id - a.id,
  'length-desc': (a, b) => b.length - a.length || b.id - a.id,
  newest: (a, b) => b.id - a.id,
  'rating-desc': (a, b) => scoreOf(b) - scoreOf(a) || b.id - a.id,
};
const idsIn = (sort: BoatSort, boats: BoatCard[]) => [...boats].sort(ORDERS[sort]).map(({ id }) => id);

it('shows the boats that are available, by rate from the highest unless asked otherwise', () => {
  expect(all).toHaveLength(270);
  expect(all.map(({ id }) => id)).toEqual(idsIn('rate-desc', all));
});

it.each(BOAT_SORTS)(
  'yields every boat once and in order for %s, over pages of any length and in every city',
  async (sort) => {
    const asked = fc.record({
      city: fc.constantFrom(...cities, 'all'),
      capacity: fc.option(fc.tuple(fc.integer({ min: 1, max: 26 }), fc.integer({ min: 1, max: 26 }))),
      price: fc.option(fc.tuple(fc.constantFrom(0, 100, 250, 300, 599), fc.constantFrom(300, 301, 600, 1000, 1200))),
      limit: fc.integer({ min: 3, max: 100 }),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ city, capacity, price, limit }) => {
        const within = (value: number, range: [number, number] | null) =>
          !range || (value >= range[0] && value <= range[1]);
        const fits = all.filter(
          (boat) =>
            (city === 'all' || boat.city === city) && within(boat.capacity, capacity) && within(boat.rate, price),
        );
        const ranges = `capacity=${capacity?.join('-') ?? 'any'}&price=${price?.join('-') ?? 'all'}`;
        const pages = await pagesOf(`/api/boats?sort=${sort}&location=${city}&${ranges}&limit=${limit}`);
        expect(pages.flat().map(({ id }) => id)).toEqual(idsIn(sort, fits));
        expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
      }),
      { numRuns: 15, examples: [[{ city: 'all', capacity: null, price: null, limit: 90 }]] },
    );
  },
);

it('takes a cursor for the order it was made for, and for no other', async () => {
  for (const sort of BOAT_SORTS) {
    const { headers } = await catalog.as(null).get(`/api/boats?sort=${sort}&limit=5`);
    const cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1];
    for (const other of BOAT_SORTS) {
      const answer = await catalog.as(null).get(`/api/boats?sort=${other}&limit=5&cursor=${cursor}`);
      if (other === sort) expect(answer.status).toBe(200);
      else {
        const message = 'This page belongs to another order of the list';
        expect(answer).toMatchObject({
          status: 400,
          body: { code: 'invalid_input', message, fields: { cursor: message } },
        });
      }
    }
  }
});

it.each([
  'x',
  'rate-desc',
  'rate-desc.1',
  'rate-desc.1.2.3',
  'rate-desc.-1.2',
  'newest.1.2',
  'rate-desc.1.2147483648',
  'cheap.1.2',
])('refuses the cursor %s, and names the field', async (place) => {
  const cursor = Buffer.from(place).toString('base64url');
  for (const sort of ['rate-desc', 'newest']) {
    expect(await catalog.as(null).get(`/api/boats?sort=${sort}&cursor=${cursor}`)).toMatchObject({
      status: 400,
      body: { fields: { cursor: 'This page does not exist' } },
    });
  }
});

it('refuses an order that there is not', async () => {
  expect(await catalog.as(null).get('/api/boats?sort=cheapest')).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  });
});
