import { boatView } from '@harbourline/contracts';
import type { TestUser } from '@harbourline/test-kit/start-test-identity';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { imageKey, imageUrl } from '../src/domain/image-key';
import { removeRetiredPictures } from '../src/use-cases/remove-retired-pictures';
import { admin, buildListing, captain, listBoat, otherOwner, owner, renter, uploadPictures } from './builders';
import { ownObjectStore } from './own-object-store';
import { startCatalog, type Catalog } from './start-catalog';

let store: Awaited<ReturnType<typeof ownObjectStore>>;
let catalog: Catalog;
beforeAll(async () => {
  store = await ownObjectStore();
  catalog = await startCatalog({ objects: store.objects });
});
afterAll(() => catalog.stop());

const remove = (url: string, as?: TestUser) => catalog.as(as).delete(url);
const seen = async (url: string) => (await catalog.as(null).get(url)).status;
const imagesOf = async (id: number) => boatView.parse((await catalog.as(admin).get(`/api/boats/${id}`)).body).images;
const tidy = () => removeRetiredPictures({ db: catalog.db, clock: catalog.clock, store: catalog.store });
const objectsOf = async (url: string) => {
  const name = imageKey(url).replace(/^boat-images\/|\.jpg$/g, '');
  return (await store.keys()).filter((key) => key.includes(name));
};

it('takes a picture out of its listing and out of sight at once, and then out of the store with all its shapes', async () => {
  const boat = await listBoat(catalog);
  const [first = '', second = '', third = ''] = boat.images;
  for (const accept of ['image/avif', 'image/webp', 'image/jpeg']) {
    for (const url of [`${second}?w=320`, `${second}?w=1280`, second, `${first}?w=320`]) {
      expect((await catalog.as(null).get(url, { accept })).status).toBe(200);
    }
  }
  expect(await objectsOf(second)).toHaveLength(7);

  expect(await remove(second, owner)).toMatchObject({ status: 204, bytes: Buffer.alloc(0) });
  expect(await imagesOf(boat.id)).toEqual([first, third]);
  expect(await catalog.events('boat', boat.id)).toMatchObject([
    { type: 'boat.created.v1', aggregate_version: 1 },
    { type: 'boat.updated.v1', aggregate_version: 2, data: { images: [first, third] } },
  ]);
  for (const url of [second, `${second}?w=320`]) expect(await seen(url)).toBe(404);

  await tidy();
  await eventuallyFinds(async () => (await objectsOf(second)).length === 0);
  expect(await objectsOf(first)).toHaveLength(4);
  await eventuallyFinds(
    async () => (await catalog.db.client.boatImage.count({ where: { key: imageKey(second) } })) === 0,
  );
  expect(await seen(first)).toBe(200);
  expect(await remove(second, owner)).toMatchObject({ status: 404, body: { code: 'image_not_found' } });
});

it('takes the path as one encoded segment too, as editors send it', async () => {
  const [one = '', other = ''] = await uploadPictures(catalog, owner, 2);
  for (const url of [`/api/image/${encodeURIComponent(imageKey(one))}`, imageUrl(imageKey(other))]) {
    expect((await remove(url, owner)).status).toBe(204);
  }
  expect([await seen(one), await seen(other)]).toEqual([404, 404]);
});

describe('a picture in a listing', () => {
  it('is deleted by the owner and administrators, and is not there for anybody else', async () => {
    const boat = await listBoat(catalog);
    const [first = '', second = ''] = boat.images;
    expect(await remove(first, otherOwner)).toMatchObject({ status: 404, body: { code: 'image_not_found' } });
    for (const as of [renter, captain]) expect((await remove(first, as)).status).toBe(403);
    expect((await remove(first)).status).toBe(401);
    expect(await imagesOf(boat.id)).toEqual(boat.images);
    expect((await remove(first, admin)).status).toBe(204);
    expect((await remove(second, owner)).status).toBe(204);
    expect(await imagesOf(boat.id)).toEqual(boat.images.slice(2));
  });

  it('is no longer for the one who uploaded it and gave the boat away', async () => {
    const boat = await listBoat(catalog);
    await catalog.db.client.boat.update({ where: { id: boat.id }, data: { ownerId: otherOwner.id } });
    const [first = ''] = boat.images;
    expect((await remove(first, owner)).status).toBe(404);
    expect((await remove(first, otherOwner)).status).toBe(204);
  });
});

it('lets whoever uploaded a picture that is in no listing delete it, and nobody else but administrators', async () => {
  const [one = '', other = ''] = await uploadPictures(catalog, owner, 2);
  expect((await remove(one, otherOwner)).status).toBe(404);
  expect((await remove(one, owner)).status).toBe(204);
  expect((await remove(other, admin)).status).toBe(204);
});

it('leaves the picture that reservations of a deleted boat remember to administrators', async () => {
  const boat = await listBoat(catalog);
  const [main = '', second = ''] = boat.images;
  expect((await catalog.as(owner).delete(`/api/boats/${boat.id}`)).status).toBe(204);
  expect([await seen(main), await seen(second)]).toEqual([200, 404]);
  expect((await remove(main, owner)).status).toBe(404);
  expect(await seen(main)).toBe(200);
  expect((await remove(main, admin)).status).toBe(204);
  expect(await seen(main)).toBe(404);
});

it('is not found where there is none, or only half of one', async () => {
  const missing = '/api/image/boat-images/00000000-0000-4000-8000-000000000000.jpg';
  const half = 'boat-images/11111111-0000-4000-8000-000000000000.jpg';
  await catalog.db.client.boatImage.create({
    data: { key: half, uploadedBy: owner.id, sizeBytes: 1, width: 1, height: 1, createdAt: catalog.clock.now() },
  });
  for (const url of [missing, imageUrl(half)]) {
    for (const as of [owner, admin]) {
      expect(await remove(url, as)).toMatchObject({ status: 404, body: { code: 'image_not_found' } });
    }
  }
});

it('loses no picture of the listing when several are deleted at once', async () => {
  const boat = await listBoat(catalog);
  const answers = await Promise.all(
    [...boat.images.slice(1), ...boat.images.slice(1)].map((url) => remove(url, owner)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 404, 404]);
  expect(await imagesOf(boat.id)).toEqual(boat.images.slice(0, 1));
  expect((await catalog.events('boat', boat.id)).map((event) => event.aggregate_version)).toEqual([1, 2, 3]);
});

it('never leaves a listing with a picture that is gone, however listing, changing and deleting cross', async () => {
  for (let round = 0; round < 12; round += 1) {
    const images = await uploadPictures(catalog, owner, 3);
    const contested = images[1] ?? '';
    const [created, deleted] = await Promise.all([
      catalog.as(owner).post('/api/boats', buildListing(images)),
      remove(contested, owner),
    ]);
    expect(deleted.status).toBe(204);
    expect([201, 400].includes(created.status)).toBe(true);
    if (created.status === 201) expect(await imagesOf(boatView.parse(created.body).id)).not.toContain(contested);
    expect(await seen(contested)).toBe(404);
  }
  for (const boat of await catalog.db.client.boat.findMany({ include: { pictures: true } })) {
    expect(boat.pictures.map(({ key }) => key).sort()).toEqual([...boat.images].sort());
  }
});

it('answers while the object store is away, and removes the objects once it is back', async () => {
  const boat = await listBoat(catalog);
  const [first = ''] = boat.images;
  await store.whileAway(async () => {
    expect((await remove(first, owner)).status).toBe(204);
    expect(await seen(first)).toBe(404);
    await tidy().catch(() => 0);
  });
  expect(await objectsOf(first)).toHaveLength(1);
  catalog.clock.advance({ minutes: 2 });
  await eventuallyFinds(async () => {
    await tidy();
    return (await objectsOf(first)).length === 0;
  });
});
