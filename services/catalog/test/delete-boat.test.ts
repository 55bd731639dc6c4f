import { boatDeleted, boatState, captainRateState } from '@harbourline/contracts';
import { admin, captain, listBoat, otherCaptain, otherOwner, owner, renter } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const remove = (id: number, as = owner) => catalog.as(as).delete(`/api/boats/${id}`);
const offer = (boatId: number, as = captain, rate = 65) =>
  catalog.as(as).post('/api/captain-rates', { rates: [{ boatId, captainId: as.id, rate }] });
const rowOf = (address: unknown) =>
  catalog.db.client.boatImage.findUniqueOrThrow({ where: { key: String(address).slice('/api/image/'.length) } });

it('takes a listing off for good, with how it was boarded, and tells the other services', async () => {
  const boarding = { address: '245 Queens Quay West', minutesBefore: 30 };
  const { id } = await listBoat(catalog, owner, { boarding });
  await catalog.as(renter).post(`/api/boats/${id}/view`);
  expect(await remove(id)).toMatchObject({ status: 204, body: undefined });
  for (const as of [owner, admin, renter]) expect((await catalog.as(as).get(`/api/boats/${id}`)).status).toBe(404);
  expect(await catalog.db.client.boatView.count({ where: { boatId: id } })).toBe(0);
  const events = await catalog.events('boat', id);
  expect(events.map(({ type, aggregate_version }) => [type, aggregate_version])).toEqual([
    ['boat.created.v1', 1],
    ['boat.deleted.v1', 2],
  ]);
  expect(boatState.parse(events[0]?.data).boarding).toEqual({});
  expect(boatDeleted.data.parse(events[1]?.data)).toEqual({ id, ownerId: owner.id });
});

it('withdraws every captain from it, and says so of each', async () => {
  const { id } = await listBoat(catalog);
  const stays = await listBoat(catalog, owner, { city: 'Montreal' });
  await offer(id);
  await offer(stays.id);
  await offer(id, otherCaptain, 80);
  await offer(id, otherCaptain, 90);
  expect((await remove(id)).status).toBe(204);
  expect(await catalog.db.client.captainBoat.count({ where: { boatId: id } })).toBe(0);
  const last = async (captainId: number) => (await catalog.events('captain-rate', `${id}:${captainId}`)).at(-1);
  const [first, second] = [await last(captain.id), await last(otherCaptain.id)];
  expect([first?.aggregate_version, second?.aggregate_version]).toEqual([2, 3]);
  expect(captainRateState.parse(first?.data)).toMatchObject({ boatId: id, captainId: captain.id, active: false });
  expect(captainRateState.parse(second?.data)).toMatchObject({
    captainId: otherCaptain.id,
    hourlyRateCents: 9_000,
    active: false,
  });
  expect(await catalog.events('captain-rate', `${stays.id}:${captain.id}`)).toHaveLength(1);
});

it('keeps the main picture for the records, where everyone still sees it, and lets go of the others', async () => {
  const { id, images } = await listBoat(catalog);
  const [main, second, third] = images;
  await remove(id);
  expect(await rowOf(main)).toMatchObject({ boatId: null, recordOf: id });
  for (const other of [second, third]) expect(await rowOf(other)).toMatchObject({ boatId: null, recordOf: null });
  expect((await catalog.as(null).get(String(main))).status).toBe(200);
});

it('is not found the second time, and not by another owner', async () => {
  const { id } = await listBoat(catalog);
  expect(await remove(id, otherOwner)).toMatchObject({ status: 404, body: { code: 'boat_not_found' } });
  for (const as of [renter, captain]) expect((await remove(id, as)).status).toBe(403);
  expect((await catalog.as(null).delete(`/api/boats/${id}`)).status).toBe(401);
  expect((await remove(id, admin)).status).toBe(204);
  expect(await remove(id)).toMatchObject({ status: 404, body: { code: 'boat_not_found' } });
  expect(await catalog.events('boat', id)).toHaveLength(2);
});

it('happens once, and last, among whatever else is done at the same time', async () => {
  const boat = await listBoat(catalog);
  const path = `/api/boats/${boat.id}`;
  await offer(boat.id);
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => catalog.as(owner).patch(`${path}/toggle-availability`)),
    ...Array.from({ length: 4 }, () => remove(boat.id)),
    ...Array.from({ length: 4 }, (_, n) => offer(boat.id, captain, 70 + n)),
    ...Array.from({ length: 4 }, () => catalog.as(captain).post('/api/captain-rates', { rates: [] })),
    ...Array.from({ length: 4 }, (_, n) => catalog.as({ id: 500 + n, role: 'renter' }).post(`${path}/view`)),
  ]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(
    answers
      .slice(4, 8)
      .map(({ status }) => status)
      .sort(),
  ).toEqual([204, 404, 404, 404]);
  for (const events of [
    await catalog.events('boat', boat.id),
    await catalog.events('captain-rate', `${boat.id}:${captain.id}`),
  ]) {
    expect(events.map(({ aggregate_version }) => aggregate_version)).toEqual(events.map((_, n) => n + 1));
  }
  expect((await catalog.events('boat', boat.id)).at(-1)?.type).toBe('boat.deleted.v1');
  const rate = (await catalog.events('captain-rate', `${boat.id}:${captain.id}`)).at(-1);
  expect(captainRateState.parse(rate?.data).active).toBe(false);
});
