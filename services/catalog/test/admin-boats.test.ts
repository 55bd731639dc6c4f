import { listedBoat } from '@harbourline/contracts';
import { z } from 'zod';
import { admin, buildBoatRow, captain, owner, renter } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

const UNHEARD_OF = 99;

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
  const contact = { fullName: 'Ana Lindqvist', phone: '+14165550133', email: 'ana@example.com' };
  await catalog.knowUser({ id: owner.id, role: 'owner', ...contact });
  await catalog.db.client.boat.createMany({
    data: [
      buildBoatRow({ boatName: 'First', rateCents: 40_000 }),
      buildBoatRow({ boatName: 'Second', rateCents: 30_000, isAvailable: false }),
      buildBoatRow({ boatName: 'Third', rateCents: 20_000, city: 'Cancun', ownerId: UNHEARD_OF }),
    ],
  });
});
afterAll(() => catalog.stop());

async function list(query: string) {
  const answer = await catalog.as(admin).get(`/api/boats${query}`);
  expect(answer.status).toBe(200);
  return { boats: z.array(listedBoat).parse(answer.body), total: answer.headers.get('x-total-count') };
}
const names = async (query: string) => (await list(query)).boats.map(({ boatName }) => boatName);

it('shows administrators what a boat is called, whose it is and how to reach them', async () => {
  const { boats } = await list('?location=Toronto');
  expect(boats).toMatchObject([
    {
      boatName: 'First',
      ownerId: owner.id,
      owner: { id: owner.id, fullName: 'Ana Lindqvist', phone: '+14165550133', email: 'ana@example.com' },
    },
  ]);
});

it('shows a boat whose owner it has not heard of yet', async () => {
  const { boats } = await list('?location=Cancun');
  expect(boats).toMatchObject([{ boatName: 'Third', ownerId: UNHEARD_OF }]);
  expect(boats[0]).not.toHaveProperty('owner');
});

it('tells administrators how many there are on all pages', async () => {
  expect((await list('')).total).toBe('2');
  expect((await list('?includeInactive=true')).total).toBe('3');
  expect((await list('?includeInactive=true&limit=1')).total).toBe('3');
  expect((await list('?includeInactive=true&location=toronto&price=300-400')).total).toBe('2');
  expect((await list('?location=Atlantis')).total).toBe('0');
  const { next } = await catalog.as(admin).get('/api/boats?includeInactive=true&limit=1');
  expect((await list(String(next).slice('/api/boats'.length))).total).toBe('3');
});

it('narrows the list to one owner', async () => {
  expect(await names(`?ownerId=${owner.id}`)).toEqual(['First']);
  expect(await names(`?ownerId=${owner.id}&includeInactive=true`)).toEqual(['First', 'Second']);
  expect(await names(`?ownerId=${UNHEARD_OF}`)).toEqual(['Third']);
  expect(await names('?ownerId=999')).toEqual([]);
});

it.each(['?ownerId=3', '?includeInactive=true', '?ownerId=3&includeInactive=true'])(
  'refuses %s to everyone else, the owner too',
  async (query) => {
    for (const as of [renter, captain, owner]) {
      expect(await catalog.as(as).get(`/api/boats${query}`)).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
    }
    expect(await catalog.as(null).get(`/api/boats${query}`)).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
  },
);

it('tells nobody else of owners or totals', async () => {
  for (const as of [undefined, renter, captain, owner]) {
    const { body, headers } = await catalog.as(as).get('/api/boats');
    expect(headers.get('x-total-count')).toBeNull();
    for (const boat of z.array(z.looseObject({})).parse(body)) {
      expect(Object.keys(boat)).not.toEqual(expect.arrayContaining(['owner']));
      expect(Object.keys(boat)).not.toEqual(expect.arrayContaining(['ownerId']));
      expect(Object.keys(boat)).not.toEqual(expect.arrayContaining(['boatName']));
    }
  }
});
