import { boatView } from '@harbourline/contracts';
import type { TestUser } from '@harbourline/test-kit/start-test-identity';
import { forgetViews } from '../src/use-cases/forget-views';
import { admin, buildBoatRow, captain, otherOwner, owner, renter } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
let id: number;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
beforeEach(async () => {
  catalog.clock.set('2026-11-21T12:00:00Z');
  id = await list();
});

const list = async (changes = {}) => (await catalog.db.client.boat.create({ data: buildBoatRow(changes) })).id;
const guest = (address: string, userAgent = 'Browser/1') => ({ 'x-forwarded-for': address, 'user-agent': userAgent });
const view = (as?: TestUser, headers: Record<string, string> = guest('203.0.113.7'), boat = id) =>
  catalog.as(as, headers).post(`/api/boats/${boat}/view`);
const views = async (boat = id) => boatView.parse((await catalog.as(admin).get(`/api/boats/${boat}`)).body).views;

it('counts each address once a day, whoever sits there and whatever their browser is called', async () => {
  for (const as of [renter, renter, captain, otherOwner, undefined])
    expect(await view(as)).toMatchObject({ status: 204, body: undefined });
  await view(undefined, guest('203.0.113.7', 'Browser/2'));
  expect(await views()).toBe(1);
  await view(renter, guest('203.0.113.8'));
  await view(undefined, guest('203.0.113.9'));
  expect(await views()).toBe(3);
});

it('takes the networks of IPv6 subscribers for one address each', async () => {
  await view(undefined, guest('2001:db8:1:1::7'));
  await view(undefined, guest('2001:db8:1:1:ffff::8'));
  await view(undefined, guest('2001:db8:1:2::7'));
  expect(await views()).toBe(2);
});

it('counts neither the owner nor administrators', async () => {
  for (const as of [owner, admin]) expect((await view(as)).status).toBe(204);
  expect(await views()).toBe(0);
});

it('counts each boat by itself', async () => {
  const other = await list();
  await view(renter);
  await view(renter, guest('203.0.113.7'), other);
  expect([await views(), await views(other)]).toEqual([1, 1]);
});

it.each([
  ['Toronto', '2026-11-21T04:59:00Z', '2026-11-21T05:01:00Z'],
  ['Toronto', '2026-07-01T03:59:00Z', '2026-07-01T04:01:00Z'],
  ['Cancun', '2026-07-01T04:59:00Z', '2026-07-01T05:01:00Z'],
])("begins a new day when the boat's city does (%s, %s)", async (city, before, after) => {
  const boat = await list({ city });
  const at = async (time: string) => {
    catalog.clock.set(time);
    await view(renter, guest('203.0.113.7'), boat);
    return views(boat);
  };
  expect([await at(before), await at(before), await at(after)]).toEqual([1, 1, 2]);
});

it('counts once what a visitor sends 50 times at once, and 50 visitors at once as 50', async () => {
  const same = await Promise.all(Array.from({ length: 50 }, () => view(renter)));
  expect(new Set(same.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await views()).toBe(1);
  await Promise.all(Array.from({ length: 50 }, (_, n) => view(undefined, guest(`203.0.113.${n + 101}`))));
  expect(await views()).toBe(51);
});

it('is no change of the listing: it tells nobody, and leaves the version', async () => {
  await view(renter);
  expect(await catalog.events('boat', id)).toEqual([]);
  expect(await catalog.db.client.boat.findUnique({ where: { id } })).toMatchObject({
    version: 1,
    updatedAt: new Date('2026-11-20T12:00:00Z'),
  });
});

it('does not find a boat that is hidden or missing', async () => {
  const hidden = await list({ isAvailable: false });
  for (const as of [undefined, renter, otherOwner]) {
    expect(await view(as, guest('203.0.113.7'), hidden)).toMatchObject({
      status: 404,
      body: { code: 'boat_not_found' },
    });
  }
  expect((await view(owner, guest('203.0.113.7'), hidden)).status).toBe(204);
  expect((await view(renter, guest('203.0.113.7'), 999_999)).status).toBe(404);
  expect(await views(hidden)).toBe(0);
});

it('stores nothing that tells who it was, and nothing that is the same on the next day or for another boat', async () => {
  await view(renter);
  await view(undefined, guest('203.0.113.77'));
  catalog.clock.advance({ days: 1 });
  await view(renter);
  const rows = await catalog.db.client.boatView.findMany({ where: { boatId: id } });
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(3);
  for (const { visitor } of rows) expect(visitor).toMatch(/^[\w-]{43}$/);
});

it('forgets visitors after two days, and not what they added up to', async () => {
  await view(renter);
  catalog.clock.advance({ days: 2 });
  await view(captain);
  const remembered = () => catalog.db.client.boatView.count({ where: { boatId: id } });
  await forgetViews(catalog);
  expect(await remembered()).toBe(2);
  catalog.clock.advance({ days: 1 });
  expect(await forgetViews(catalog)).toBeGreaterThan(0);
  expect(await remembered()).toBe(1);
  expect(await forgetViews(catalog)).toBe(0);
  expect(await views()).toBe(2);
});
