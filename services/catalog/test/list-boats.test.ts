import { boatCard } from '@harbourline/contracts';
import fc from 'fast-check';
import { z } from 'zod';
import { admin, buildBoatRow, owner, renter, someNumber, someText } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const cards = z.array(boatCard);

async function list(query: string, as = renter) {
  const { status, body, next } = await catalog.as(as).get(`/api/boats${query}`);
  expect(status).toBe(200);
  return { boats: cards.parse(body), next };
}

/** Follows the Link header from page to page. */
async function listAll(query: string, as = renter) {
  const pages = [await list(query, as)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    pages.push(await list(next.slice('/api/boats'.length), as));
  }
  return pages.map(({ boats }) => boats);
}

async function keepOnly(rows: ReturnType<typeof buildBoatRow>[]) {
  await catalog.db.client.boat.deleteMany();
  await catalog.db.client.boat.createMany({ data: rows });
}

describe('with a few boats', () => {
  beforeAll(() =>
    keepOnly([
      buildBoatRow({ model: 'A', city: 'Toronto', capacity: 8, rateCents: 30_000 }),
      buildBoatRow({ model: 'B', city: 'Toronto', capacity: 9, rateCents: 30_050 }),
      buildBoatRow({ model: 'C', city: 'Montreal', capacity: 12, rateCents: 60_000 }),
      buildBoatRow({ model: 'D', city: 'Mississauga', capacity: 13, rateCents: 100_000 }),
      buildBoatRow({ model: 'E', city: 'Cancun', capacity: 20, rateCents: 9_999 }),
      buildBoatRow({ model: 'F', city: 'Cancun', capacity: 1, rateCents: 500_000 }),
      buildBoatRow({ model: 'hidden', city: 'Cancun', capacity: 20, rateCents: 70_000, isAvailable: false }),
    ]),
  );

  const models = async (query: string, as = renter) => (await list(query, as)).boats.map(({ model }) => model).join('');

  it('shows what a card needs, and nothing of who owns the boat or what it is called', async () => {
    const answer = await catalog.as(null).get('/api/boats?location=Montreal');
    expect(answer.body).toEqual([
      {
        id: someNumber,
        title: '45ft C',
        model: 'C',
        city: 'Montreal',
        capacity: 12,
        length: 45,
        rate: 600,
        minimumHours: 3,
        images: [],
        isAvailable: true,
        price: { rate: 600, hours: null, total: null },
      },
    ]);
  });

  it('sorts by rate, highest first, and leaves hidden boats out', async () => {
    expect(await models('')).toBe('FDCBAE');
  });

  it.each([
    ['?location=all', 'FDCBAE'],
    ['?location=ALL', 'FDCBAE'],
    ['?location=', 'FDCBAE'],
    ['?location=Toronto', 'BA'],
    ['?location=toronto', 'BA'],
    ['?location=CANCUN', 'FE'],
    ['?location=Vancouver', ''],
    ['?capacity=all', 'FDCBAE'],
    ['?capacity=any', 'FDCBAE'],
    ['?capacity=1-8', 'FA'],
    ['?capacity=9-12', 'CB'],
    ['?capacity=13%2B', 'DE'],
    ['?capacity=13+', 'DE'],
    ['?capacity=12%2B', 'DCE'],
    ['?capacity=12', 'DCE'],
    ['?capacity=20%2B', 'E'],
    ['?capacity=21%2B', ''],
    ['?price=all', 'FDCBAE'],
    ['?price=100-300', 'A'],
    ['?price=300-600', 'CBA'],
    ['?price=600-1000', 'DC'],
    ['?price=1000%2B', 'FD'],
    ['?price=1000+', 'FD'],
    ['?location=toronto&capacity=9-12&price=300-600', 'B'],
  ])('answers %s with the boats %p', async (query, expected) => {
    expect(await models(query)).toBe(expected);
  });

  it.each(['?capacity=many', '?price=100', '?limit=0', '?limit=201', '?limit=x', '?cursor=x', '?cursor=MS4y4oKs'])(
    'refuses %s and names the field',
    async (query) => {
      const answer = await catalog.as(null).get(`/api/boats${query}`);
      const field = query.slice(1, query.indexOf('='));
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', fields: { [field]: someText } },
      });
    },
  );

  it('shows hidden boats to administrators who ask for them, and to nobody else', async () => {
    expect((await list('?includeInactive=true', admin)).boats).toHaveLength(7);
    expect((await list('?includeInactive=false', renter)).boats).toHaveLength(6);
    expect((await list('', admin)).boats).toHaveLength(6);
    for (const as of [renter, owner]) {
      const answer = await catalog.as(as).get('/api/boats?includeInactive=true');
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect((await catalog.as(null).get('/api/boats?includeInactive=true')).status).toBe(401);
  });

  it('leads to the next page with the same filters, and not beyond the last one', async () => {
    const first = await list('?location=toronto&price=300-600&limit=1');
    expect(first.boats.map(({ model }) => model)).toEqual(['B']);
    expect(new URLSearchParams(first.next?.split('?')[1]).get('price')).toBe('300-600');
    const second = await list(String(first.next).slice('/api/boats'.length));
    expect(second.boats.map(({ model }) => model)).toEqual(['A']);
    expect(second.next).toBeUndefined();
  });

  it('begins after the place of a boat that has gone meanwhile', async () => {
    const first = await list('?limit=2');
    await catalog.db.client.boat.update({ where: { id: first.boats[1]?.id ?? 0 }, data: { isAvailable: false } });
    const second = await list(String(first.next).slice('/api/boats'.length));
    expect(second.boats.map(({ model }) => model).join('')).toBe('CB');
    await catalog.db.client.boat.update({ where: { id: first.boats[1]?.id ?? 0 }, data: { isAvailable: true } });
  });
});

describe('with 1000 boats', () => {
  const cities = ['Toronto', 'Montreal', 'Mississauga', 'Cancun'];
  let inOrder: number[];

  beforeAll(async () => {
    await keepOnly(
      Array.from({ length: 1000 }, (_, index) =>
        buildBoatRow({
          city: cities[index % 4] ?? 'Toronto',
          capacity: 1 + ((index * 7) % 30),
          rateCents: 10_000 + ((index * 37) % 60) * 1_000, // many of one rate
          isAvailable: index % 10 !== 0,
        }),
      ),
    );
    await catalog.db.client.$executeRaw`ANALYZE boats`;
    const listed = await catalog.db.client.boat.findMany({ where: { isAvailable: true } });
    inOrder = listed.sort((a, b) => b.rateCents - a.rateCents || b.id - a.id).map(({ id }) => id);
  });

  it('sends 200 at most where no limit is given, and leads on', async () => {
    const pages = await listAll('');
    expect(pages.map((page) => page.length)).toEqual([200, 200, 200, 200, 100]);
    expect(pages.flat().map(({ id }) => id)).toEqual(inOrder);
  });

  it('yields every boat exactly once and in order, whatever the limit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 5, max: 200 }), async (limit) => {
        const pages = await listAll(`?limit=${limit}`);
        expect(pages.flat().map(({ id }) => id)).toEqual(inOrder);
        expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
      }),
      { numRuns: 8, examples: [[100], [200]] },
    );
  });

  it('yields what fits a filter exactly once and in order, over pages of any length', async () => {
    const filters = fc.record({
      city: fc.constantFrom(...cities, undefined),
      capacity: fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 })),
      price: fc.tuple(fc.integer({ min: 100, max: 700 }), fc.integer({ min: 100, max: 700 })),
      limit: fc.integer({ min: 1, max: 200 }),
    });
    const all = await catalog.db.client.boat.findMany({ where: { isAvailable: true } });
    await fc.assert(
      fc.asyncProperty(filters, async ({ city, capacity, price, limit }) => {
        const query = `?location=${city ?? 'all'}&capacity=${capacity.join('-')}&price=${price.join('-')}&limit=${limit}`;
        const fits = all.filter(
          (boat) =>
            (!city || boat.city === city) &&
            boat.capacity >= capacity[0] &&
            boat.capacity <= capacity[1] &&
            boat.rateCents >= price[0] * 100 &&
            boat.rateCents <= price[1] * 100,
        );
        const expected = fits.sort((a, b) => b.rateCents - a.rateCents || b.id - a.id).map(({ id }) => id);
        expect((await listAll(query)).flat().map(({ id }) => id)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it('lets an administrator page through hidden boats too', async () => {
    const pages = await listAll('?includeInactive=true', admin);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(1000);
  });
});
