import { accountClosed, type HeldPage } from '@harbourline/contracts';
import { signServiceToken } from '@harbourline/service-kit/auth/service-token';
import { call } from '@harbourline/test-kit/call';
import { eventuallyFinds, eventuallyPasses } from '@harbourline/test-kit/eventually';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import sharp from 'sharp';
import { objectKeys } from '../src/domain/image-key';
import { removeRetiredPictures } from '../src/use-cases/remove-retired-pictures';
import { retireOrphans } from '../src/use-cases/retire-orphans';
import { captain, owner, renter } from './builders';
import { startCharterPictures, type CharterPictures } from './charter-picture-world';

const NO_IMAGE = { status: 404, body: { code: 'image_not_found' } };
const ORPHAN_HOURS = 24;

let world: CharterPictures;
beforeAll(async () => {
  world = await startCharterPictures();
});
afterAll(() => world.stop());

const rowOf = (key: string) => world.catalog.db.client.boatImage.findUnique({ where: { key } });
const seen = async (id: number, keys: string[]) =>
  (await Promise.all(keys.map((key) => world.look(owner, id, key)))).map(({ status }) => status);
const deps = () => ({ db: world.catalog.db, clock: world.catalog.clock, store: world.catalog.store });
async function tidy(): Promise<void> {
  while ((await retireOrphans(deps(), ORPHAN_HOURS)) > 0);
  while ((await removeRetiredPictures(deps())) > 0);
}

it('removes what nobody has kept within a day, with every shape, and leaves what was kept for good', async () => {
  const { id } = await world.charter();
  const [lonely = '', ofRecord = '', ofMessage = ''] = await world.upload(renter, id, 3);
  await world.look(owner, id, `${lonely}?w=320`, { accept: 'image/webp' });
  expect((await world.keep(id, renter.id, [ofRecord])).status).toBe(204);
  expect((await world.keep(id, renter.id, [ofMessage], 'notifications')).status).toBe(204);
  world.catalog.clock.advance({ hours: 23, minutes: 59 });
  await tidy();
  expect(await seen(id, [lonely, ofRecord, ofMessage])).toEqual([200, 200, 200]);
  world.catalog.clock.advance({ minutes: 1 });
  await tidy();
  expect(await seen(id, [lonely, ofRecord, ofMessage])).toEqual([404, 200, 200]);
  await eventuallyFinds(async () => (await rowOf(lonely)) === null);
  for (const key of objectKeys(lonely)) expect(await world.catalog.store.get(key)).toBeUndefined();
  expect(await world.keep(id, renter.id, [lonely])).toMatchObject(NO_IMAGE);
  world.catalog.clock.advance({ days: 400 });
  await tidy();
  expect(await seen(id, [ofRecord, ofMessage])).toEqual([200, 200]);
});

it('keeps pictures of that charter and person alone, all or none, and once more changes nothing', async () => {
  const { id } = await world.charter();
  const other = await world.charter();
  const [mine = '', second = ''] = await world.upload(renter, id, 2);
  const [theirs = ''] = await world.upload(owner, id);
  const [elsewhere = ''] = await world.upload(renter, other.id);
  const unknown = 'charter-pictures/00000000-0000-4000-8000-000000000000.jpg';
  for (const wrong of [theirs, elsewhere, unknown])
    expect(await world.keep(id, renter.id, [mine, wrong])).toMatchObject(NO_IMAGE);
  expect(await world.keep(other.id, renter.id, [mine])).toMatchObject(NO_IMAGE);
  expect(await rowOf(mine)).toMatchObject({ keptFor: null, recordOf: null });

  for (const asked of [[mine], [mine, mine], [mine, second]])
    expect((await world.keep(id, renter.id, asked)).status).toBe(204);
  expect(await rowOf(mine)).toMatchObject({ keptFor: 'record', recordOf: id });
  // A record's picture stays one, whatever else shows it; a message's becomes one.
  expect((await world.keep(id, renter.id, [mine], 'notifications')).status).toBe(204);
  expect(await rowOf(mine)).toMatchObject({ keptFor: 'record' });
  await world.keep(id, owner.id, [theirs], 'notifications');
  expect(await rowOf(theirs)).toMatchObject({ keptFor: 'message' });
  await world.keep(id, owner.id, [theirs]);
  expect(await rowOf(theirs)).toMatchObject({ keptFor: 'record' });
  expect((await world.keep(id, renter.id, [mine], 'payments')).status).toBe(403);
  expect((await world.keep(id, renter.id, [])).status).toBe(400);
});

it('is either kept or removed when both happen at the same moment', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id } = await world.charter();
    const keys = await world.upload(renter, id, 2);
    world.catalog.clock.advance({ hours: ORPHAN_HOURS });
    const [{ status }] = await Promise.all([world.keep(id, renter.id, keys), retireOrphans(deps(), ORPHAN_HOURS)]);
    await tidy();
    expect(await seen(id, keys)).toEqual(status === 204 ? [200, 200] : [404, 404]);
  }
});

it('comes as a JPEG of at most 640 pixels for documents, to booking alone', async () => {
  const { id } = await world.charter();
  const other = await world.charter();
  const [key = ''] = await world.upload(captain, id);
  const { status, headers, bytes } = await world.read(id, key);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 427 });
  expect(await world.read(other.id, key)).toMatchObject(NO_IMAGE);
  expect((await world.read(id, key, 'notifications')).status).toBe(403);
});

it('goes with the account of who uploaded it, unless a record of the charter shows it', async () => {
  const leaving = { id: 61, role: 'renter' as const };
  const { id } = await world.charter({ renterId: leaving.id });
  const [ofRecord = '', ofMessage = '', ofNothing = ''] = await world.upload(leaving, id, 3);
  await world.keep(id, leaving.id, [ofRecord]);
  await world.keep(id, leaving.id, [ofMessage], 'notifications');
  const [others = ''] = await world.upload(owner, id);
  await world.catalog.identity.publish(accountClosed, leaving.id, { userId: leaving.id });
  await eventuallyPasses(async () => {
    expect(await seen(id, [ofRecord, ofMessage, ofNothing, others])).toEqual([200, 404, 404, 200]);
  });
  expect(await world.keep(id, leaving.id, [ofNothing])).toMatchObject(NO_IMAGE);
});

it('is in the download of who uploaded it, and of nobody else', async () => {
  const person = { id: 62, role: 'renter' as const };
  const { id } = await world.charter({ renterId: person.id });
  const [key = ''] = await world.upload(person, id);
  await world.upload(owner, id);
  await world.keep(id, person.id, [key]);
  const token = signServiceToken({ from: 'identity', to: 'catalog', secret: TEST_INTERNAL_SECRET });
  const path = `/internal/people/${person.id}/held-by-catalog/5/0`;
  const { body } = await call<HeldPage>(`${world.catalog.url}${path}`, { token });
  expect(body).toMatchObject({
    title: 'picturesOfCharters',
    rows: [{ file: `/api/bookings/${id}/pictures/${key}`, charterId: id, keptFor: 'record' }],
    more: false,
  });
  expect((await world.catalog.as(person).get(`/api/bookings/${id}/pictures/${key}`)).status).toBe(200);
});
