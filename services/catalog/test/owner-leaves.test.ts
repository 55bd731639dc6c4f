import { boatState, boatView, type UserState } from '@harbourline/contracts';
import type { TestUser } from '@harbourline/test-kit/start-test-identity';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { hideBoatsOfOwner } from '../src/use-cases/hide-boats-of-owner';
import { admin, buildListing, listBoat, uploadPictures } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

let next = 100;
let leaving: TestUser;
beforeEach(async () => {
  leaving = { id: (next += 1), role: 'owner' };
  await catalog.knowUser({ id: leaving.id, role: 'owner' });
});

const become = (state: Partial<UserState>, version: number) =>
  catalog.knowUser({ id: leaving.id, role: 'owner', ...state }, version);
const toggle = (id: number, as = leaving) => catalog.as(as).patch(`/api/boats/${id}/toggle-availability`);
const shown = async (id: number) => boatView.parse((await catalog.as(admin).get(`/api/boats/${id}`)).body).isAvailable;
const told = async (id: number) =>
  (await catalog.events('boat', id)).map(({ aggregate_version, data }) => [
    aggregate_version,
    boatState.parse(data).available,
  ]);
/** The reaction comes after the projection: what a later user was told of has passed it. */
const settled = async () => {
  const marker = (next += 1);
  await catalog.knowUser({ id: marker, role: 'owner' });
  const { id } = await listBoat(catalog, { id: marker, role: 'owner' });
  await catalog.knowUser({ id: marker, role: 'owner', active: false }, 2);
  await eventuallyFinds(async () => !(await shown(id)));
};

it.each([{ active: false }, { role: 'renter' as const }, { role: 'captain' as const }])(
  'hides the boats of an owner who becomes %p, and tells the other services of each that was shown',
  async (state) => {
    const first = await listBoat(catalog, leaving);
    const second = await listBoat(catalog, leaving);
    const hidden = await listBoat(catalog, leaving, { isAvailable: false });
    await become(state, 2);
    await eventuallyFinds(async () => !(await shown(first.id)) && !(await shown(second.id)));
    for (const { id } of [first, second]) {
      expect(await told(id)).toEqual([
        [1, true],
        [2, false],
      ]);
    }
    expect(await told(hidden.id)).toEqual([[1, false]]);
  },
);

it('leaves the boats of an owner alone who only changed their name', async () => {
  const { id } = await listBoat(catalog, leaving);
  await become({ fullName: 'Renamed' }, 2);
  await settled();
  expect(await told(id)).toEqual([[1, true]]);
});

it('leaves what a returned owner shows again, whatever comes late or is repeated', async () => {
  const { id } = await listBoat(catalog, leaving);
  await become({ active: false }, 2);
  await eventuallyFinds(async () => !(await shown(id)));
  await become({ active: true }, 3);
  expect((await toggle(id)).status).toBe(200);
  await hideBoatsOfOwner(catalog, { id: leaving.id, role: 'owner', active: false });
  await settled();
  expect(await told(id)).toEqual([
    [1, true],
    [2, false],
    [3, true],
  ]);
});

it('lets nobody show a boat of an owner who has left, nor list one, as long as an old token may still do so', async () => {
  const { id, images } = await listBoat(catalog, leaving);
  await become({ active: false }, 2);
  await eventuallyFinds(async () => !(await shown(id)));
  const refusal = {
    status: 409,
    body: { code: 'boat_unavailable', message: "This boat's owner has no active account." },
  };
  for (const as of [leaving, admin]) {
    expect(await toggle(id, as)).toMatchObject(refusal);
    const json = buildListing(images, { isAvailable: true });
    expect(await catalog.as(as).put(`/api/boats/${id}`, json)).toMatchObject(refusal);
    expect((await catalog.as(as).put(`/api/boats/${id}`, buildListing(images))).status).toBe(200);
  }
  const json = buildListing(await uploadPictures(catalog, leaving));
  expect(await catalog.as(leaving).post('/api/boats', json)).toMatchObject(refusal);
  expect(await shown(id)).toBe(false);
});

it('ends with every boat hidden when the owner leaves in the midst of showing and hiding them', async () => {
  const boats = await Promise.all([1, 2, 3].map(() => listBoat(catalog, leaving)));
  const busy = boats.flatMap(({ id }) => [toggle(id), toggle(id)]);
  await Promise.all([...busy, become({ active: false }, 2), ...boats.map(({ id }) => toggle(id))]);
  await settled();
  for (const { id } of boats) {
    expect(await shown(id)).toBe(false);
    const versions = (await told(id)).map(([version]) => version);
    expect(versions).toEqual(versions.map((_, index) => index + 1));
  }
});
