import { boatView } from '@harbourline/contracts';
import {
  admin,
  buildListing,
  captain,
  listBoat,
  otherCaptain,
  otherOwner,
  owner,
  renter,
  uploadPictures,
} from './builders';
import { startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
let id: number;
let images: string[];
beforeAll(async () => {
  catalog = await startCatalog();
  for (const { id: captainId } of [captain, otherCaptain]) await catalog.knowUser({ id: captainId, role: 'captain' });
});
afterAll(() => catalog.stop());
beforeEach(async () => {
  ({ id, images } = await listBoat(catalog));
});

const prefer = (captainId: unknown, as = owner) =>
  catalog.as(as).patch(`/api/boats/${id}/preferred-captain`, { captainId });
const offer = (as = captain, rate = 65) =>
  catalog.as(as).post('/api/captain-rates', { rates: [{ boatId: id, captainId: as.id, rate }] });
const unavailable = {
  status: 422,
  body: { code: 'captain_unavailable', message: 'This captain does not take charters on this boat.' },
};

it('lists the chosen captain first, until nobody is chosen', async () => {
  await offer(captain, 90);
  await offer(otherCaptain, 60);
  const first = async () => (await catalog.as(null).get(`/api/boats/${id}/captains`)).body;
  expect(await first()).toMatchObject([{ id: otherCaptain.id }, { id: captain.id }]);
  expect(await prefer(captain.id)).toMatchObject({ status: 200, body: { preferredCaptainId: captain.id } });
  expect(await first()).toMatchObject([
    { id: captain.id, preferred: true },
    { id: otherCaptain.id, preferred: false },
  ]);
  expect(await prefer(null)).toMatchObject({ status: 200, body: { preferredCaptainId: null } });
  expect(await first()).toMatchObject([{ id: otherCaptain.id }, { id: captain.id }]);
});

it('refuses a captain without a rate on this boat, one who withdrew, and somebody who is no captain', async () => {
  expect(await prefer(captain.id)).toMatchObject(unavailable);
  await offer();
  await catalog.as(captain).post('/api/captain-rates', { rates: [] });
  expect(await prefer(captain.id)).toMatchObject(unavailable);
  expect(await prefer(owner.id)).toMatchObject(unavailable);
  expect(await prefer(999)).toMatchObject(unavailable);
});

it('refuses a captain whose account is not active any more', async () => {
  const left = { id: 60, role: 'captain' as const };
  await catalog.knowUser(left);
  await offer(left);
  await catalog.knowUser({ ...left, active: false }, 2);
  expect(await prefer(left.id)).toMatchObject(unavailable);
});

it('is for its owner and administrators', async () => {
  await offer();
  expect(await prefer(captain.id, otherOwner)).toMatchObject({ status: 404, body: { code: 'boat_not_found' } });
  for (const as of [renter, captain]) expect((await prefer(captain.id, as)).status).toBe(403);
  const nobody = { captainId: null };
  expect((await catalog.as(null).patch(`/api/boats/${id}/preferred-captain`, nobody)).status).toBe(401);
  expect((await catalog.as(owner).patch('/api/boats/999999/preferred-captain', nobody)).status).toBe(404);
  expect((await prefer(captain.id, admin)).status).toBe(200);
});

it.each([undefined, 'seven', 0, 1.5])('refuses %p as a captain', async (captainId) => {
  expect(await prefer(captainId)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

it('tells the other services once, and nothing when nothing changes', async () => {
  await offer();
  await prefer(captain.id);
  await prefer(captain.id);
  expect((await catalog.events('boat', id)).map(({ aggregate_version }) => aggregate_version)).toEqual([1, 2]);
});

describe('in the whole listing', () => {
  const update = (changes: object) => catalog.as(owner).put(`/api/boats/${id}`, buildListing(images, changes));
  const chosen = async () => boatView.parse((await catalog.as(owner).get(`/api/boats/${id}`)).body).preferredCaptainId;

  it('is chosen by the same rule, stays where nothing is said, and is cleared by null', async () => {
    expect(await update({ preferredCaptainId: captain.id })).toMatchObject(unavailable);
    await offer();
    expect(await update({ preferredCaptainId: captain.id })).toMatchObject({ status: 200 });
    await update({ rate: 360 });
    expect(await chosen()).toBe(captain.id);
    await update({ preferredCaptainId: null });
    expect(await chosen()).toBeNull();
  });

  it('may be one who has left since, as long as the editor sends what was there', async () => {
    const left = { id: 61, role: 'captain' as const };
    await catalog.knowUser(left);
    await offer(left);
    await prefer(left.id);
    await catalog.knowUser({ ...left, active: false }, 2);
    expect((await update({ preferredCaptainId: left.id, rate: 370 })).status).toBe(200);
  });

  it('is nobody in a new listing, for which no captain can have registered yet', async () => {
    const create = async (preferredCaptainId: number | null) =>
      catalog.as(owner).post('/api/boats', buildListing(await uploadPictures(catalog, owner), { preferredCaptainId }));
    expect(await create(captain.id)).toMatchObject(unavailable);
    expect(await create(999)).toMatchObject(unavailable);
    const refused = await catalog.db.client.boat.count();
    expect(await create(null)).toMatchObject({ status: 201, body: { preferredCaptainId: null } });
    expect(await catalog.db.client.boat.count()).toBe(refused + 1);
  });
});
