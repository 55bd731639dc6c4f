import { boatState, boatView, listedBoat, type BoatBoarding, type BoatFacts } from '@harbourline/contracts';
import { z } from 'zod';
import {
  admin,
  buildBoatRow,
  buildListing,
  captain,
  listBoat,
  otherOwner,
  owner,
  renter,
  uploadPictures,
} from './builders';
import { startCatalog, type Catalog } from './start-catalog';

const FACTS: BoatFacts = {
  area: 'harbourfront',
  costs: {
    items: { fuel: { is: 'at_dock' }, cleaning: { is: 'included' } },
    extras: [{ name: 'Paddle board', cents: 4_000, per: 'charter' }],
    tip: 'customary',
  },
  rules: { pets: 'on_request', leastAge: 0, onlyWithCaptain: true },
  vessel: { builtIn: 2019, washrooms: 1, lifeJackets: { adult: 12 }, languages: ['en', 'fr'] },
  bring: 'A light jacket',
};
const BOARDING: BoatBoarding = {
  marina: 'Pier 4 Marina',
  address: '245 Queens Quay West, Toronto, ON M5J 2K9',
  place: { latitude: 43.6387, longitude: -79.3837 },
  dock: 'Through the gate beside the restaurant, third slip on the left',
  minutesBefore: 20,
};

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
  await catalog.knowUser({ id: captain.id, role: 'captain' });
});
afterAll(() => catalog.stop());

const change = (id: number, images: string[], changes: object, as = owner) =>
  catalog.as(as).put(`/api/boats/${id}`, buildListing(images, changes));
const read = async (id: number, as?: typeof owner) =>
  boatView.parse((await catalog.as(as).get(`/api/boats/${id}`)).body);

it('tells everybody what its owner says of a boat, and other services how it is boarded', async () => {
  const { id } = await listBoat(catalog, owner, { facts: FACTS, boarding: BOARDING });
  expect((await read(id)).facts).toEqual(FACTS);
  const [event] = await catalog.events('boat', id);
  expect(boatState.parse(event?.data)).toMatchObject({ facts: FACTS, boarding: BOARDING });
});

it.each([
  ['the owner', owner, BOARDING],
  ['administrators', admin, BOARDING],
  ['guests', undefined, undefined],
  ['renters', renter, undefined],
  ['captains', captain, undefined],
  ['other owners', otherOwner, undefined],
])('tells %s how a boat is boarded only if it is theirs to know', async (_, viewer, expected) => {
  const { id } = await listBoat(catalog, owner, { boarding: BOARDING });
  expect((await read(id, viewer)).boarding).toEqual(expected);
});

it('keeps what a change does not mention, and replaces as a whole what it does', async () => {
  const { id, images } = await listBoat(catalog, owner, { facts: FACTS, boarding: BOARDING });
  await change(id, images, { rate: 400 });
  expect(await read(id, owner)).toMatchObject({ rate: 400, facts: FACTS, boarding: BOARDING });
  await change(id, images, { facts: { bring: 'Sunscreen' }, boarding: {} });
  const after = await read(id, owner);
  expect([after.facts, after.boarding]).toEqual([{ bring: 'Sunscreen' }, {}]);
});

it('refuses a change that was made on another listing', async () => {
  const { id, images, updatedAt } = await listBoat(catalog);
  catalog.clock.advance({ seconds: 1 });
  await change(id, images, { facts: FACTS });
  const { body } = await change(id, images, { facts: {}, basedOn: updatedAt });
  expect(body).toMatchObject({ code: 'listing_changed' });
});

it('lets go of an area once the boat is moved to another city', async () => {
  const { id, images } = await listBoat(catalog, owner, { facts: FACTS });
  await change(id, images, { city: 'Montreal' });
  expect((await read(id)).facts?.area).toBeUndefined();
});

it('says what photos show for as long as they are of the listing', async () => {
  const { id, images } = await listBoat(catalog);
  const photos = { [String(images[0])]: 'cabin', [String(images[1])]: 'helm' };
  await change(id, images, { facts: { photos } });
  expect((await read(id)).facts?.photos).toEqual(photos);
  await change(id, images.slice(1), {});
  expect((await read(id)).facts?.photos).toEqual({ [String(images[1])]: 'helm' });
});

it('takes a picture of the dock that is none of the photos, and loses it when it is deleted', async () => {
  const { id } = await listBoat(catalog);
  const [picture] = await uploadPictures(catalog, owner, 1);
  const { images } = await read(id);
  expect((await change(id, images, { boarding: { marina: 'Pier 4', picture } })).status).toBe(200);
  expect((await read(id)).images).toEqual(images);
  await catalog.as(owner).delete(String(picture));
  expect((await read(id, owner)).boarding).toEqual({ marina: 'Pier 4' });
});

it.each([
  ['an address of the web', 'facts.bring', { facts: { bring: 'See evil.example.com/list' } }],
  ['a phone number', 'boarding.dock', { boarding: { dock: 'Call 416 555 0123 at the gate' } }],
  ['10,000 characters', 'facts.bring', { facts: { bring: 'x'.repeat(10_000) } }],
  ['control characters', 'boarding.marina', { boarding: { marina: 'Pier\u00074' } }],
  [
    'an extra for nothing',
    'facts.costs.extras.0.cents',
    { facts: { costs: { extras: [{ name: 'Ice', cents: 0, per: 'hour' }] } } },
  ],
  ['an area of another city', 'facts.area', { facts: { area: 'old_port' } }],
  ['half a place', 'boarding.place.longitude', { boarding: { place: { latitude: 43.6 } } }],
])('refuses %s at its field', async (_, field, changes) => {
  const { id, images } = await listBoat(catalog);
  const { status, body } = await change(id, images, changes);
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(Object.keys((body as { fields: object }).fields)).toContain(field);
});

it.each(["'; DROP TABLE boats; --", '<script>alert(1)</script>', '../../etc/passwd', '船に乗る', 'قارب', '${7*7}'])(
  'keeps %s as the text that it is',
  async (bring) => {
    const { id } = await listBoat(catalog, owner, { facts: { bring } });
    expect((await read(id)).facts?.bring).toBe(bring);
  },
);

it('tells administrators in the audit log what they changed', async () => {
  const { id, images } = await listBoat(catalog);
  await change(id, images, { facts: { bring: 'Sunscreen' } }, admin);
  const rows = await catalog.db.client.$queryRaw<{ after: unknown }[]>`
    SELECT to_jsonb(change) AS after FROM kit.audit_changes change`;
  expect(JSON.stringify(rows)).toContain('Sunscreen');
});

describe('lists', () => {
  beforeAll(async () => {
    const facts = (of: BoatFacts) => ({ facts: of });
    await catalog.db.client.boat.createMany({
      data: [
        buildBoatRow({ model: 'Allowed', city: 'Cancun', ...facts({ rules: { pets: 'allowed' } }) }),
        buildBoatRow({ model: 'On request', city: 'Cancun', ...facts({ rules: { pets: 'on_request' } }) }),
        buildBoatRow({ model: 'Forbidden', city: 'Cancun', ...facts({ rules: { pets: 'not_allowed' } }) }),
        buildBoatRow({ model: 'Amenity', city: 'Cancun', amenities: ['Washroom'] }),
        buildBoatRow({ model: 'Counted', city: 'Cancun', ...facts({ vessel: { washrooms: 2 } }) }),
        buildBoatRow({
          model: 'None',
          city: 'Cancun',
          amenities: ['Washroom'],
          ...facts({ vessel: { washrooms: 0 } }),
        }),
        buildBoatRow({ model: 'With captain', city: 'Cancun', customRates: { '2027-06-12': 500 } }),
      ],
    });
    const boat = await catalog.db.client.boat.findFirstOrThrow({ where: { model: 'With captain' } });
    await catalog
      .as(captain)
      .post('/api/captain-rates', { rates: [{ boatId: boat.id, captainId: captain.id, rate: 65 }] });
  });

  it.each([
    ['pets=true', ['Allowed', 'On request']],
    ['washroom=true', ['Amenity', 'Counted']],
    ['pets=true&washroom=true', []],
    ['captain=true', ['With captain']],
    ['captain=true&date=2027-06-12', ['With captain']],
    ['washroom=true&capacity=12&sort=rate-asc', ['Amenity', 'Counted']],
    ['capacity=13', []],
  ])('answer %s with the boats that fit', async (query, models) => {
    const { status, body } = await catalog.as(undefined).get(`/api/boats?location=Cancun&${query}`);
    expect(status).toBe(200);
    expect(
      z
        .array(listedBoat)
        .parse(body)
        .map(({ model }) => model)
        .sort(),
    ).toEqual(models);
  });
});
