import { completedLink, boatState } from '@harbourline/contracts';
import { call } from '@harbourline/test-kit/call';
import {
  admin,
  buildListing,
  captain,
  listBoat,
  otherOwner,
  owner,
  renter,
  someNumber,
  someText,
  uploadPictures,
} from './builders';
import { startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const create = (json: unknown, as = owner, headers = {}) => catalog.as(as).post('/api/boats', json, headers);

it('lists a boat for its owner and tells the other services its whole state', async () => {
  const images = await uploadPictures(catalog, owner);
  const { status, body } = await create(buildListing(images, { rate: 351, videoUrl: 'https://youtu.be/abcdefghijk' }));
  expect(status).toBe(201);
  expect(body).toEqual({
    id: someNumber,
    ownerId: owner.id,
    boatName: 'Northern Light',
    title: '45ft Sea Ray Sundancer',
    model: 'Sea Ray Sundancer',
    description: 'A quiet ship.',
    city: 'Toronto',
    zone: 'America/Toronto',
    capacity: 12,
    length: 45,
    rate: 351,
    minimumHours: 4,
    images,
    amenities: ['Washroom', 'Life Jackets'],
    customRates: { '2026-07-01': 420 },
    discountPercent: 0,
    videoUrl: 'https://youtu.be/abcdefghijk',
    videoEmbedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    preferredCaptainId: null,
    isAvailable: true,
    views: 0,
    createdAt: catalog.clock.now().toISOString(),
    updatedAt: catalog.clock.now().toISOString(),
  });
  const { id } = body as { id: number };
  const events = await catalog.events('boat', id);
  expect(events).toMatchObject([{ type: 'boat.created.v1', aggregate_version: 1 }]);
  expect(boatState.parse(events[0]?.data)).toEqual({
    id,
    ownerId: owner.id,
    boatName: 'Northern Light',
    model: 'Sea Ray Sundancer',
    city: 'Toronto',
    capacity: 12,
    length: 45,
    rateCents: 35_100,
    minimumHours: 4,
    customRates: { '2026-07-01': 420 },
    images,
    available: true,
    discountPercent: 0,
  });
});

it.each([
  { images: [] },
  { images: undefined },
  { images: ['/api/image/boat-images/a.jpg', '/api/image/boat-images/b.jpg'] },
])('asks for at least 3 photos ($images)', async ({ images }) => {
  const { status, body } = await create({ ...buildListing([]), images });
  const message = 'Photos Required - Please upload at least 3 photos to create your boat listing';
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', message, fields: { images: message } },
  });
});

it('refuses pictures that were never uploaded, and lists nothing', async () => {
  const [first, second] = await uploadPictures(catalog, owner);
  const missing = '/api/image/boat-images/00000000-0000-4000-8000-000000000000.jpg';
  const before = await catalog.db.client.boat.count();
  const { status, body } = await create(buildListing([first, second, missing].map(String)));
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { fields: { images: someText } },
  });
  expect(await catalog.db.client.boat.count()).toBe(before);
});

it("refuses another owner's pictures, and leaves them to that owner", async () => {
  const images = await uploadPictures(catalog, otherOwner);
  expect((await create(buildListing(images))).status).toBe(400);
  expect((await create(buildListing(images), otherOwner)).status).toBe(201);
});

it('refuses pictures that another listing shows, and one picture sent three times', async () => {
  const { images } = await listBoat(catalog);
  expect((await create(buildListing(images))).status).toBe(400);
  const [picture] = await uploadPictures(catalog, owner, 1);
  expect((await create(buildListing([picture, picture, picture].map(String)))).status).toBe(400);
});

it('gives each picture to one of two listings that take it at once', async () => {
  const images = await uploadPictures(catalog, owner);
  const answers = await Promise.all([1, 2, 3, 4].map(() => create(buildListing(images))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
});

it('refuses pictures whose upload was not completed', async () => {
  const images = await uploadPictures(catalog, owner);
  await catalog.db.client.boatImage.updateMany({
    where: { key: String(images[0]).slice('/api/image/'.length) },
    data: { storedAt: null },
  });
  expect((await create(buildListing(images))).status).toBe(400);
});

it.each(['https://example.com/a.jpg', '/api/image/licenses/a.jpg', '/api/image/boat-images/../licenses/a.jpg'])(
  'refuses %s as a picture',
  async (address) => {
    const { status, body } = await create(buildListing([address, address, address]));
    expect({ status, body }).toMatchObject({ status: 400, body: { fields: { 'images.0': someText } } });
  },
);

it.each([
  ['boatName', ' ', 'Boat name is required'],
  ['model', '', 'Model is required'],
  ['city', 'Vancouver', someText],
  ['capacity', 0, 'Capacity must be at least 1'],
  ['capacity', 501, 'Capacity can be at most 500'],
  ['length', 501, 'Length can be at most 500 feet'],
  ['length', 12.5, someText],
  ['rate', -1, someText],
  ['minimumHours', 0, 'Minimum hours must be between 1 and 12'],
  ['minimumHours', 13, 'Minimum hours must be between 1 and 12'],
  ['minimumHours', 2.5, 'Please enter a whole number'],
  ['videoUrl', 'http://youtu.be/x', someText],
  ['amenities.0', ['Helipad'], someText],
  ['discountPercent', 91, 'The discount is at most 90 percent'],
  ['discountPercent', 12.5, 'Please enter a whole percentage'],
  ['discountPercent', -1, someText],
])('refuses a listing whose %s is %p', async (field, value, message) => {
  const { status, body } = await create(buildListing(['a', 'b', 'c'], { [field.split('.')[0] ?? field]: value }));
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect((body as { fields: Record<string, string> }).fields[field]).toEqual(message);
});

it.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
  ['https://youtu.be/abcdefghijk?t=4', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
  ['youtu.be/abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
  ['http://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
  ['', null],
])('shows the video %p in the frame %p', async (videoUrl, videoEmbedUrl) => {
  const listing = buildListing(await uploadPictures(catalog, owner), { videoUrl });
  const kept = videoUrl && completedLink(videoUrl);
  expect(await create(listing)).toMatchObject({ status: 201, body: { videoUrl: kept || null, videoEmbedUrl } });
});

it.each(['javascript:alert(1)', 'ftp://youtu.be/abcdefghijk', 'https://', 'drive.google.com/file/d/1'])(
  'refuses %p as a video',
  async (videoUrl) => {
    const { status, body } = await create(buildListing([], { videoUrl }));
    expect({ status, body }).toMatchObject({
      status: 400,
      body: {
        fields: { videoUrl: 'Please enter a link to a video on YouTube or Vimeo, such as youtu.be/… or vimeo.com/…' },
      },
    });
  },
);

it('has defaults for what an owner leaves out', async () => {
  const images = await uploadPictures(catalog, owner);
  const { boatName, model, city, capacity, length, rate } = buildListing(images);
  expect(await create({ boatName, model, city, capacity, length, rate, images })).toMatchObject({
    status: 201,
    body: {
      description: '',
      minimumHours: 3,
      amenities: [],
      customRates: {},
      discountPercent: 0,
      videoUrl: null,
      isAvailable: true,
    },
  });
});

it('lists a boat with a discount for long charters, and tells the other services of it', async () => {
  const { status, body } = await create(buildListing(await uploadPictures(catalog, owner), { discountPercent: 15 }));
  expect({ status, body }).toMatchObject({ status: 201, body: { discountPercent: 15 } });
  const { id } = body as { id: number };
  expect(await catalog.events('boat', id)).toMatchObject([{ data: { discountPercent: 15 } }]);
});

it('keeps an owner from listing for somebody else', async () => {
  const images = await uploadPictures(catalog, owner);
  const { status, body } = await create(buildListing(images, { ownerId: otherOwner.id }));
  expect({ status, body }).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

it('lets an administrator list for an owner that exists, and asks which one', async () => {
  await catalog.knowUser({ id: owner.id, role: 'owner' });
  await catalog.knowUser({ id: captain.id, role: 'captain' });
  const images = await uploadPictures(catalog, admin);
  const nobody = await create(buildListing(images), admin);
  expect(nobody).toMatchObject({ status: 400, body: { fields: { ownerId: someText } } });
  for (const ownerId of [captain.id, 999]) {
    expect((await create(buildListing(images, { ownerId }), admin)).status).toBe(400);
  }
  const { status, body } = await create(buildListing(images, { ownerId: owner.id }), admin);
  expect({ status, body }).toMatchObject({ status: 201, body: { ownerId: owner.id } });
});

it.each([renter, captain])('refuses a $role', async (user) => {
  expect(await create(buildListing([]), user)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

it('refuses a guest, a forged token and an expired one', async () => {
  const tokens = [
    undefined,
    catalog.identity.forgedTokenFor(owner),
    catalog.identity.tokenFor({ ...owner, expiresIn: -1 }),
  ];
  for (const token of tokens) {
    const answer = await call(`${catalog.url}/api/boats`, { method: 'POST', token, body: buildListing([]) });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  }
});

it('lists a boat once, however often the call is repeated with its key', async () => {
  const images = await uploadPictures(catalog, owner);
  const headers = { 'idempotency-key': 'listing-0001' };
  const answers = await Promise.all([1, 2, 3].map(() => create(buildListing(images), owner, headers)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
  const other = await create(buildListing(images, { rate: 1 }), owner, headers);
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
});
