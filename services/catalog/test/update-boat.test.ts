import { boatState, boatView, type BoatView } from '@harbourline/contracts';
import {
  admin,
  buildListing,
  captain,
  listBoat,
  otherOwner,
  owner,
  renter,
  someText,
  uploadPictures,
} from './builders';
import { startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
  await catalog.knowUser({ id: owner.id, role: 'owner' });
  await catalog.knowUser({ id: otherOwner.id, role: 'owner' });
});
afterAll(() => catalog.stop());

const update = (id: number, json: unknown, as = owner) => catalog.as(as).put(`/api/boats/${id}`, json);
const listing = ({ images }: Pick<BoatView, 'images'>, changes: object = {}) => buildListing(images, changes);
const rowOf = (address: unknown) =>
  catalog.db.client.boatImage.findUniqueOrThrow({ where: { key: String(address).slice('/api/image/'.length) } });
const seenBy = async (id: number, as = owner) => boatView.parse((await catalog.as(as).get(`/api/boats/${id}`)).body);

describe('a change that says what it was based on', () => {
  it('is made on the listing as it was read', async () => {
    const before = await listBoat(catalog);
    const { status, body } = await update(before.id, {
      ...listing(before, { rate: 410 }),
      basedOn: before.updatedAt,
    });
    expect([status, boatView.parse(body).rate]).toEqual([200, 410]);
  });

  it('is refused once anything of the listing is another, and changes nothing', async () => {
    const before = await listBoat(catalog);
    catalog.clock.advance({ seconds: 5 });
    const first = await update(before.id, {
      ...listing(before, { rate: 320, customRates: { '2027-07-01': 900 } }),
      basedOn: before.updatedAt,
    });
    const second = await update(before.id, {
      ...listing(before, { description: 'From a second tab.' }),
      basedOn: before.updatedAt,
    });
    expect([first.status, second.status, second.body]).toEqual([
      200,
      409,
      expect.objectContaining({ code: 'listing_changed' }),
    ]);
    expect(await seenBy(before.id)).toEqual(first.body);
  });

  it('replaces the listing, whatever it has become, where it does not say', async () => {
    const before = await listBoat(catalog);
    catalog.clock.advance({ seconds: 5 });
    await update(before.id, listing(before, { rate: 320 }));
    const { status, body } = await update(before.id, listing(before, { rate: 330 }));
    expect([status, boatView.parse(body).rate]).toEqual([200, 330]);
  });
});

it('changes a listing as a whole, and tells the other services its new state', async () => {
  const before = await listBoat(catalog);
  catalog.clock.advance({ minutes: 1 });
  const changes = {
    boatName: 'Southern Light',
    model: 'Azimut',
    description: 'Louder now.',
    city: 'Cancun',
    capacity: 9,
    length: 50,
    rate: 500,
    minimumHours: 3,
    amenities: ['Cooler'],
    customRates: { '2027-02-28': 640 },
    videoUrl: 'https://vimeo.com/123456789',
  };
  const { status, body } = await update(before.id, listing(before, changes));
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      ...before,
      ...changes,
      title: '50ft Azimut',
      zone: 'America/Cancun',
      videoEmbedUrl: 'https://player.vimeo.com/video/123456789?dnt=1',
      updatedAt: catalog.clock.now().toISOString(),
    },
  });
  expect(await seenBy(before.id)).toEqual(body);
  const events = await catalog.events('boat', before.id);
  expect(events.map(({ type, aggregate_version }) => [type, aggregate_version])).toEqual([
    ['boat.created.v1', 1],
    ['boat.updated.v1', 2],
  ]);
  expect(boatState.parse(events[1]?.data)).toEqual({
    id: before.id,
    ownerId: owner.id,
    boatName: 'Southern Light',
    model: 'Azimut',
    city: 'Cancun',
    capacity: 9,
    length: 50,
    rateCents: 50_000,
    minimumHours: 3,
    customRates: { '2027-02-28': 640 },
    images: before.images,
    available: true,
    discountPercent: 0,
  });
});

it('changes the discount where one is sent, to none as well, and leaves it where none is', async () => {
  const before = await listBoat(catalog, owner, { discountPercent: 15 });
  const told = async () => {
    const events = await catalog.events('boat', before.id);
    return boatState.parse(events.at(-1)?.data).discountPercent;
  };
  expect(await update(before.id, listing(before, { rate: 400 }))).toMatchObject({ body: { discountPercent: 15 } });
  expect(await told()).toBe(15);
  for (const discountPercent of [90, 0]) {
    expect(await update(before.id, listing(before, { discountPercent }))).toMatchObject({ body: { discountPercent } });
    expect(await told()).toBe(discountPercent);
    expect(await seenBy(before.id)).toMatchObject({ discountPercent });
  }
});

it('clears what an editor empties, and keeps whether it is shown and the views', async () => {
  const before = await listBoat(catalog, owner, { videoUrl: 'https://youtu.be/abcdefghijk' });
  await catalog.as(renter).post(`/api/boats/${before.id}/view`);
  await catalog.as(owner).patch(`/api/boats/${before.id}/toggle-availability`);
  await update(before.id, listing(before, { videoUrl: '', amenities: [], customRates: {}, description: '' }));
  expect(await seenBy(before.id)).toMatchObject({
    videoUrl: null,
    videoEmbedUrl: null,
    amenities: [],
    customRates: {},
    description: '',
    isAvailable: false,
    views: 1,
    createdAt: before.createdAt,
  });
  await update(before.id, listing(before, { isAvailable: true }));
  expect(await seenBy(before.id)).toMatchObject({ isAvailable: true });
});

describe('its pictures', () => {
  it('can be put in another order', async () => {
    const before = await listBoat(catalog);
    const images = [...before.images].reverse();
    expect(await update(before.id, listing({ images }))).toMatchObject({ status: 200, body: { images } });
  });

  it('can be added to, by new uploads of whoever edits', async () => {
    const before = await listBoat(catalog);
    const [mine] = await uploadPictures(catalog, owner, 1);
    const [theirs] = await uploadPictures(catalog, admin, 1);
    const images = [String(theirs), ...before.images, String(mine)];
    expect(await update(before.id, listing({ images }), admin)).toMatchObject({ status: 200, body: { images } });
    expect(await rowOf(mine)).toMatchObject({ boatId: before.id });
    expect(await rowOf(theirs)).toMatchObject({ boatId: before.id });
  });

  it('are let go of where they are left out, down to none, and nothing else is', async () => {
    const before = await listBoat(catalog);
    const [first, second, third] = before.images.map(String);
    expect((await update(before.id, listing({ images: [String(second)] }))).status).toBe(200);
    expect(await rowOf(first)).toMatchObject({ boatId: null });
    expect(await rowOf(second)).toMatchObject({ boatId: before.id });
    expect(await rowOf(third)).toMatchObject({ boatId: null });
    expect((await update(before.id, listing({ images: [] }))).status).toBe(200);
    expect(await rowOf(second)).toMatchObject({ boatId: null });
    expect(await update(before.id, listing(before))).toMatchObject({ status: 200, body: { images: before.images } });
  });

  it('stay as they are where nothing is said of them', async () => {
    const before = await listBoat(catalog);
    const { images: _, ...rest } = listing(before, { model: 'Manhattan 55' });
    const { status, body } = await update(before.id, rest);
    expect({ status, body }).toMatchObject({ status: 200, body: { model: 'Manhattan 55', images: before.images } });
  });

  it("are refused where they are somebody else's, another listing's, not stored, unknown or there twice", async () => {
    const before = await listBoat(catalog);
    const other = await listBoat(catalog);
    const [stranger] = await uploadPictures(catalog, otherOwner, 1);
    const [unfinished] = await uploadPictures(catalog, owner, 1);
    await catalog.db.client.boatImage.updateMany({
      where: { key: String(unfinished).slice('/api/image/'.length) },
      data: { storedAt: null },
    });
    const unknown = '/api/image/boat-images/00000000-0000-4000-8000-000000000000.jpg';
    for (const image of [stranger, other.images[0], unfinished, unknown, before.images[0]].map(String)) {
      const answer = await update(before.id, listing({ images: [...before.images, image] }, { rate: 1 }));
      expect(answer).toMatchObject({ status: 400, body: { fields: { images: someText } } });
    }
    expect(await seenBy(before.id)).toEqual(before);
    expect(await rowOf(other.images[0])).toMatchObject({ boatId: other.id });
  });
});

describe('who may', () => {
  it('keeps another owner out as if there were no such boat, and other roles and guests', async () => {
    const before = await listBoat(catalog);
    expect(await update(before.id, listing(before), otherOwner)).toMatchObject({
      status: 404,
      body: { code: 'boat_not_found' },
    });
    expect(await update(999_999, listing(before))).toMatchObject({ status: 404, body: { code: 'boat_not_found' } });
    for (const as of [renter, captain]) expect((await update(before.id, listing(before), as)).status).toBe(403);
    expect((await catalog.as(null).put(`/api/boats/${before.id}`, listing(before))).status).toBe(401);
    expect(await seenBy(before.id)).toEqual(before);
  });

  it('keeps an owner from giving a boat away, and takes their own id', async () => {
    const before = await listBoat(catalog);
    expect((await update(before.id, listing(before, { ownerId: otherOwner.id }))).status).toBe(403);
    expect((await update(before.id, listing(before, { ownerId: owner.id }))).status).toBe(200);
  });

  it('lets an administrator give a boat to an active owner, and to nobody else', async () => {
    await catalog.knowUser({ id: captain.id, role: 'captain' });
    await catalog.knowUser({ id: 40, role: 'owner', active: false });
    const before = await listBoat(catalog);
    for (const ownerId of [captain.id, 40, 999]) {
      expect(await update(before.id, listing(before, { ownerId }), admin)).toMatchObject({
        status: 400,
        body: { fields: { ownerId: 'There is no such owner' } },
      });
    }
    expect(await update(before.id, listing(before, { ownerId: otherOwner.id }), admin)).toMatchObject({
      status: 200,
      body: { ownerId: otherOwner.id, boatName: 'Northern Light' },
    });
    expect((await update(before.id, listing(before), owner)).status).toBe(404);
    expect((await update(before.id, listing(before), otherOwner)).status).toBe(200);
    expect((await catalog.events('boat', before.id)).map(({ data }) => boatState.parse(data).ownerId)).toEqual([
      owner.id,
      otherOwner.id,
      otherOwner.id,
    ]);
  });

  it('leaves the owner alone when an administrator says nothing of one', async () => {
    const before = await listBoat(catalog);
    expect(await update(before.id, listing(before), admin)).toMatchObject({ status: 200, body: { ownerId: owner.id } });
  });
});

const tooManyRates = Object.fromEntries(
  Array.from({ length: 731 }, (_, day) => [new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10), 250]),
);

it.each([
  [{ boatName: '' }, 'boatName', 'Boat name is required'],
  [{ model: ' ' }, 'model', 'Model is required'],
  [{ city: 'Ottawa' }, 'city', 'Please choose a city'],
  [{ capacity: 0 }, 'capacity', 'Capacity must be at least 1'],
  [{ length: 0 }, 'length', 'Length must be at least 1 foot'],
  [{ rate: 0 }, 'rate', 'The rate must be at least $1'],
  [{ rate: 99.5 }, 'rate', 'Please enter whole dollars'],
  [
    { videoUrl: 'ftp://example.com/a' },
    'videoUrl',
    'Please enter a link to a video on YouTube or Vimeo, such as youtu.be/… or vimeo.com/…',
  ],
  [{ customRates: tooManyRates }, 'customRates', 'At most 730 days can have a rate of their own'],
  [{ customRates: { '2026-02-30': 100 } }, 'customRates.2026-02-30', someText],
  [{ customRates: { '2026-07-01': 0 } }, 'customRates.2026-07-01', someText],
  [{ customRates: { '2026-07-01': 99.5 } }, 'customRates.2026-07-01', someText],
  [{ amenities: ['Helipad'] }, 'amenities.0', someText],
  [{ discountPercent: 91 }, 'discountPercent', 'The discount is at most 90 percent'],
  [{ discountPercent: null }, 'discountPercent', someText],
])('refuses %p and says so by field', async (wrong, field, message) => {
  const before = await listBoat(catalog);
  const { status, body } = await update(before.id, listing(before, wrong));
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect((body as { fields: Record<string, string> }).fields[field]).toEqual(message);
});

it('gives each of many changes at once a version of its own', async () => {
  const before = await listBoat(catalog);
  await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      n % 2
        ? catalog.as(owner).patch(`/api/boats/${before.id}/toggle-availability`)
        : update(before.id, listing(before, { rate: 400 + n })),
    ),
  );
  const events = await catalog.events('boat', before.id);
  expect(events.map(({ aggregate_version }) => aggregate_version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const last = boatState.parse(events.at(-1)?.data);
  expect(await seenBy(before.id)).toMatchObject({ rate: last.rateCents / 100, isAvailable: last.available });
});
