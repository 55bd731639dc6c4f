import { listedBoat } from '@harbourline/contracts';
import type { TestUser } from '@harbourline/test-kit/start-test-identity';
import { z } from 'zod';
import { admin, buildBoatRow, captain, otherOwner, owner, renter } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
  await catalog.knowUser({ id: owner.id, role: 'owner', fullName: 'Ana Lindqvist' });
  await catalog.knowUser({ id: otherOwner.id, role: 'owner', fullName: 'Bo Ericson' });
  await catalog.db.client.boat.createMany({
    data: [
      buildBoatRow({
        rateCents: 900,
        model: 'Sea Ray',
        description: 'A quiet ship for your guests.',
        boatName: 'Osprey',
      }),
      buildBoatRow({
        rateCents: 800,
        model: 'Lagoon 42',
        description: 'Catamaran,\nquiet at anchor.',
        boatName: 'Kittiwake',
      }),
      buildBoatRow({ rateCents: 700, model: 'Élan', description: '100% electric_drive', boatName: '50% Off' }),
      buildBoatRow({
        rateCents: 600,
        model: 'Wally',
        description: 'back\\slash and 1000 things',
        ownerId: otherOwner.id,
      }),
      buildBoatRow({
        rateCents: 500,
        model: 'Sea Fox',
        description: 'quiet',
        isAvailable: false,
        boatName: 'Al Dente',
      }),
    ],
  });
});
afterAll(() => catalog.stop());

const models = async (q: string, as?: TestUser, more = '') => {
  const { status, body } = await catalog.as(as).get(`/api/boats?q=${encodeURIComponent(q)}${more}`);
  expect(status).toBe(200);
  return z
    .array(listedBoat)
    .parse(body)
    .map(({ model }) => model);
};

it.each([
  ['sea ray', ['Sea Ray']],
  ['SEA', ['Sea Ray']],
  ['quiet', ['Sea Ray', 'Lagoon 42']],
  ['uie', ['Sea Ray', 'Lagoon 42']],
  ['guests sea', ['Sea Ray']],
  ['guests lagoon', []],
  ['  quiet   anchor ', ['Lagoon 42']],
  ['quiet at', ['Lagoon 42']],
  ['42', ['Lagoon 42']],
  ['ca', ['Lagoon 42']],
  ['ag', []],
  ['élan', ['Élan']],
  ['ÉLAN', ['Élan']],
  ['elan', ['Élan']],
  ['E\u0301lan', ['Élan']],
  ['sea-ray', ['Sea Ray']],
  ['ray sea', ['Sea Ray']],
  ['lagoon-42', ['Lagoon 42']],
  ['submarine', []],
  ['', ['Sea Ray', 'Lagoon 42', 'Élan', 'Wally']],
  ['   ', ['Sea Ray', 'Lagoon 42', 'Élan', 'Wally']],
])('finds by %p the boats %p, by what everybody may read of them', async (q, expected) => {
  expect(await models(q)).toEqual(expected);
});

it.each([
  ['100%', ['Élan']],
  ['1_0', []],
  ['electric_drive', ['Élan']],
  ['electric-drive', ['Élan']],
  ['elect%drive', []],
  ['back\\slash', ['Wally']],
  ['b\\ack', []],
  ['%', []],
  ['_', []],
  ['\\', []],
  ["'; DROP TABLE boats; --", []],
  ['quiet & anchor', ['Lagoon 42']],
])('takes %p as it is written', async (q, expected) => {
  expect(await models(q)).toEqual(expected);
});

it('searches together with the other filters', async () => {
  expect(await models('quiet', undefined, '&price=1-8')).toEqual(['Lagoon 42']);
  expect(await models('quiet', undefined, '&location=Cancun')).toEqual([]);
  expect(await models('quiet', undefined, '&location=Canc%C3%BAn')).toEqual([]);
});

it('finds names of boats and owners for administrators', async () => {
  expect(await models('kittiwake', admin)).toEqual(['Lagoon 42']);
  expect(await models('lindqvist', admin)).toEqual(['Sea Ray', 'Lagoon 42', 'Élan']);
  expect(await models('lindqvist osprey', admin)).toEqual(['Sea Ray']);
  expect(await models('Líndqvist Ána', admin)).toEqual(['Sea Ray', 'Lagoon 42', 'Élan']);
  expect(await models('bo', admin)).toEqual(['Wally']);
  expect(await models('50%', admin)).toEqual(['Élan']);
  expect(await models('quiet', admin, '&includeInactive=true')).toEqual(['Sea Ray', 'Lagoon 42', 'Sea Fox']);
  expect(await models('al', admin, '&includeInactive=true')).toEqual(['Sea Fox']);
});

it('finds no names for anyone else, not even for the owner, so that nobody can guess them', async () => {
  for (const as of [undefined, renter, captain, owner, otherOwner]) {
    for (const q of ['kittiwake', 'osprey', 'lindqvist', 'bo']) expect(await models(q, as)).toEqual([]);
  }
});

it('refuses a text with a NUL in it, which no database takes', async () => {
  expect((await catalog.as(null).get('/api/boats?q=a%00b')).status).toBe(400);
});

it('refuses a text of more than 100 characters', async () => {
  expect(await catalog.as(null).get(`/api/boats?q=${'a'.repeat(101)}`)).toMatchObject({
    status: 400,
    body: { fields: { q: expect.any(String) as string } },
  });
});

it('keeps up with what an owner changes', async () => {
  const { id } = await catalog.db.client.boat.create({ data: buildBoatRow({ model: 'Before' }) });
  await catalog.db.client.boat.update({ where: { id }, data: { model: 'Afterwards' } });
  expect(await models('before')).toEqual([]);
  expect(await models('afterwards')).toEqual(['Afterwards']);
});
