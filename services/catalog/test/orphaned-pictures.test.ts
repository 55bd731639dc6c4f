import { boatView } from '@harbourline/contracts';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { imageKey, objectKeys } from '../src/domain/image-key';
import { removeRetiredPictures } from '../src/use-cases/remove-retired-pictures';
import { retireOrphans } from '../src/use-cases/retire-orphans';
import { buildListing, listBoat, owner, uploadPictures } from './builders';
import { ownObjectStore } from './own-object-store';
import { startCatalog, type Catalog } from './start-catalog';

const ORPHAN_HOURS = 24;
let store: Awaited<ReturnType<typeof ownObjectStore>>;
let catalog: Catalog;
beforeAll(async () => {
  store = await ownObjectStore();
  catalog = await startCatalog({ objects: store.objects });
});
afterAll(() => catalog.stop());

/** Does the work of the jobs, here and now; the service's own run beside it, as another replica's would. */
async function tidy(hours = ORPHAN_HOURS): Promise<void> {
  const deps = { db: catalog.db, clock: catalog.clock, store: catalog.store };
  while ((await retireOrphans(deps, hours)) > 0);
  while ((await removeRetiredPictures(deps)) > 0);
}
const areThere = async (urls: readonly string[]) =>
  (await Promise.all(urls.map((url) => catalog.as(null).get(url)))).map(({ status }) => status === 200);
const objectsOf = async (url: string) => {
  const possible = new Set(objectKeys(imageKey(url)));
  return (await store.keys()).filter((key) => possible.has(key));
};
const rowOf = (url: string) => catalog.db.client.boatImage.findUnique({ where: { key: imageKey(url) } });

it('removes pictures that have been in no listing for a day, with every shape, and nothing else', async () => {
  const boat = await listBoat(catalog);
  const [lonely = '', another = ''] = await uploadPictures(catalog, owner, 2);
  for (const url of [lonely, boat.images[0] ?? '']) {
    expect((await catalog.as(null).get(`${url}?w=640`, { accept: 'image/avif' })).status).toBe(200);
  }
  catalog.clock.advance({ hours: 23, minutes: 59 });
  await tidy();
  expect(await areThere([lonely, another, ...boat.images])).toEqual([true, true, true, true, true]);

  catalog.clock.advance({ minutes: 1 });
  await tidy();
  expect(await areThere([lonely, another])).toEqual([false, false]);
  await eventuallyFinds(async () => (await rowOf(lonely)) === null && (await rowOf(another)) === null);
  expect([...(await objectsOf(lonely)), ...(await objectsOf(another))]).toEqual([]);
  expect(await areThere(boat.images)).toEqual([true, true, true]);
  expect(await objectsOf(boat.images[0] ?? '')).toHaveLength(2);
});

it('counts the day from when a listing let go of a picture, and lets the listing take it back until then', async () => {
  const boat = await listBoat(catalog);
  const [first = '', second = '', third = ''] = boat.images;
  const change = (images: string[]) => catalog.as(owner).put(`/api/boats/${boat.id}`, buildListing(images));
  catalog.clock.advance({ days: 30 });
  expect((await change([first, second])).status).toBe(200);
  await tidy();
  catalog.clock.advance({ hours: 23 });
  await tidy();
  expect((await change([first, third])).status).toBe(200);
  catalog.clock.advance({ hours: 23 });
  await tidy();
  expect(await areThere([first, second, third])).toEqual([true, true, true]);
  catalog.clock.advance({ hours: 1 });
  await tidy();
  expect(await areThere([first, second, third])).toEqual([true, false, true]);
});

it('keeps the picture that reservations of a deleted boat remember, and removes the others at once', async () => {
  const boat = await listBoat(catalog);
  const [main = '', second = '', third = ''] = boat.images;
  await catalog.as(owner).delete(`/api/boats/${boat.id}`);
  expect(await areThere([main, second, third])).toEqual([true, false, false]);
  await tidy();
  await eventuallyFinds(async () => [...(await objectsOf(second)), ...(await objectsOf(third))].length === 0);
  catalog.clock.advance({ days: 400 });
  await tidy();
  expect(await areThere([main])).toEqual([true]);
});

it('removes what is left of an upload that nobody finished within the hour', async () => {
  const key = 'boat-images/22222222-0000-4000-8000-000000000000.jpg';
  const row = { key, uploadedBy: owner.id, sizeBytes: 1, width: 1, height: 1, createdAt: catalog.clock.now() };
  await catalog.db.client.boatImage.create({ data: row });
  await catalog.store.put(key, Buffer.from('half'), 'image/jpeg');
  catalog.clock.advance({ minutes: 59 });
  await tidy();
  expect(await store.keys()).toContain(key);
  catalog.clock.advance({ minutes: 1 });
  await tidy();
  await eventuallyFinds(async () => !(await store.keys()).includes(key));
});

it('takes the time from the configuration, in fractions of an hour', async () => {
  const [url = ''] = await uploadPictures(catalog, owner, 1);
  catalog.clock.advance({ seconds: 5 });
  await tidy(10 / 3600);
  expect(await areThere([url])).toEqual([true]);
  catalog.clock.advance({ seconds: 5 });
  await tidy(10 / 3600);
  expect(await areThere([url])).toEqual([false]);
});

it('shares the work among replicas, and removes each picture once', async () => {
  await uploadPictures(catalog, owner, 30);
  catalog.clock.advance({ hours: ORPHAN_HOURS });
  const deps = { db: catalog.db, clock: catalog.clock, store: catalog.store };
  const replicas = Array.from({ length: 4 });
  const retired = await Promise.all(replicas.map(() => retireOrphans(deps, ORPHAN_HOURS)));
  const removed = await Promise.all(replicas.map(() => removeRetiredPictures(deps)));
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  // The service's own jobs may have done some of it.
  expect(sum(retired)).toBeLessThanOrEqual(30);
  expect(sum(removed)).toBeLessThanOrEqual(30);
  await eventuallyFinds(
    async () => (await catalog.db.client.boatImage.count({ where: { removeAt: { not: null } } })) === 0,
  );
});

it('never removes a picture that a listing takes at the same moment', async () => {
  let listed = 0;
  for (let round = 0; round < 20; round += 1) {
    const images = await uploadPictures(catalog, owner, 3);
    catalog.clock.advance({ hours: ORPHAN_HOURS });
    const deps = { db: catalog.db, clock: catalog.clock, store: catalog.store };
    const create = () => catalog.as(owner).post('/api/boats', buildListing(images));
    const later = new Promise((resolve) => setTimeout(resolve, (round % 10) * 25));
    const [created] = await Promise.all([create(), later.then(() => retireOrphans(deps, ORPHAN_HOURS))]);
    await tidy();
    if (created.status === 201) {
      listed += 1;
      expect(await areThere(boatView.parse(created.body).images)).toEqual([true, true, true]);
    } else {
      expect(created).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
      expect(await areThere(images)).toEqual([false, false, false]);
    }
  }
  expect(listed).toBeGreaterThan(0);
});

it('leaves no shape behind that was being made while its picture was removed', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [url = ''] = await uploadPictures(catalog, owner, 1);
    const asking = catalog.as(null).get(`${url}?w=960`, { accept: 'image/avif' });
    await new Promise((resolve) => setTimeout(resolve, round * 3));
    await catalog.as(owner).delete(url);
    await tidy();
    expect([200, 404]).toContain((await asking).status);
    await eventuallyFinds(async () => (await objectsOf(url)).length === 0);
  }
});
