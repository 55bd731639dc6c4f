import { listListingChanges, type RouteResponse } from '@harbourline/contracts';
import { forgetListingChanges } from '../src/use-cases/forget-listing-changes';
import { admin, buildBoatRow, owner, renter } from './builders';
import { lowestRatesWorkedOut, startCatalog, type Catalog } from './start-catalog';

type Changes = RouteResponse<typeof listListingChanges>;

let catalog: Catalog;
let id: number;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
beforeEach(async () => {
  id = (await catalog.db.transact((tx) => tx.boat.create({ data: buildBoatRow({}) }))).id;
  await lowestRatesWorkedOut(catalog); // or it would be among the changes
});

async function changes(after?: string): Promise<Changes> {
  const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`;
  const { status, body } = await catalog.as(null).get(listListingChanges.path + query);
  expect(status).toBe(200);
  return listListingChanges.responses[200].parse(body);
}
const now = async () => (await changes()).upTo;
const sql = (text: string) => catalog.db.client.$executeRawUnsafe(text);
/** The changes that are listed after an event. */
async function changesBy(act: () => Promise<unknown>): Promise<Omit<Changes, 'upTo'>> {
  const before = await now();
  await act();
  const { upTo, ...told } = await changes(before);
  expect(await changes(upTo)).toMatchObject({ listings: [], times: [] });
  return told;
}
const of = (told: Partial<Changes>) => ({ all: false, listings: [], times: [], ...told });

it('tells of everything when it is asked for the first time', async () => {
  expect(await changes()).toMatchObject({ all: true, listings: [], times: [] });
});

it.each([
  ['its price', (boat: number) => `UPDATE boats SET rate_cents = rate_cents + 100 WHERE id = ${boat}`],
  ['its words', (boat: number) => `UPDATE boats SET description = 'Another one' WHERE id = ${boat}`],
  ['the price of a day', (boat: number) => `UPDATE boats SET custom_rates = '{"2026-12-24": 900}' WHERE id = ${boat}`],
  [
    'that a captain can be had',
    (
      boat: number,
    ) => `INSERT INTO captain_boats (captain_id, boat_id, hourly_rate_cents, version, created_at, updated_at)
      VALUES (7, ${boat}, 6500, 1, now(), now())`,
  ],
  ['whether it is listed', (boat: number) => `UPDATE boats SET is_available = false WHERE id = ${boat}`],
  ['that it is gone', (boat: number) => `DELETE FROM boats WHERE id = ${boat}`],
])('tells which boat has changed: %s', async (_, statement) => {
  expect(await changesBy(() => sql(statement(id)))).toEqual(of({ listings: [id] }));
});

it('tells of a new boat, and of one whose lowest price of the coming days becomes another one', async () => {
  let listed = 0;
  const list = async () => (listed = (await catalog.db.client.boat.create({ data: buildBoatRow({}) })).id);
  const told = await changesBy(list);
  expect(told).toEqual(of({ listings: [listed] }));
  await sql(`UPDATE boats SET custom_rates = '{"2026-12-24": 900}' WHERE id = ${id}`);
  expect(await changesBy(() => sql(`UPDATE lowest_rates SET rate_cents = 100 WHERE boat_id = ${id}`))).toEqual(
    of({ listings: [id] }),
  );
});

it('tells which boat is taken at other times', async () => {
  const during = `tstzrange('2026-12-01T12:00Z', '2026-12-01T16:00Z')`;
  const book = () => sql(`INSERT INTO busy_bookings VALUES (${id}, ${id}, tstzmultirange(${during}))`);
  expect(await changesBy(book)).toEqual(of({ times: [id] }));
  expect(await changesBy(() => sql(`DELETE FROM busy_bookings WHERE booking_id = ${id}`))).toEqual(of({ times: [id] }));
  const block = () => sql(`INSERT INTO busy_blocks VALUES (gen_random_uuid(), ${id}, ${during})`);
  expect(await changesBy(block)).toEqual(of({ times: [id] }));
});

it('says nothing of what everybody sees as before: that a boat was looked at', async () => {
  const view = () => catalog.as(renter).post(`/api/boats/${id}/view`);
  expect(await changesBy(view)).toEqual(of({}));
});

it('tells of a change that was committed late, after others that began after it', async () => {
  const before = await now();
  const later = (await catalog.db.client.boat.create({ data: buildBoatRow({}) })).id;
  let between: Changes | undefined;
  await catalog.db.transact(async (tx) => {
    await tx.$executeRaw`UPDATE boats SET rate_cents = rate_cents + 100 WHERE id = ${id}`;
    await sql(`UPDATE boats SET rate_cents = rate_cents + 100 WHERE id = ${later}`);
    between = await changes(before);
  });
  expect(between?.listings).toEqual([later]);
  expect(await changes(between?.upTo)).toMatchObject({ all: false, listings: [id] });
});

it('tells of everything where it does not know: a moment long past, or one of another database', async () => {
  const [snapshot, seconds] = (await now()).split('@');
  const asked = [`${snapshot}@${Number(seconds) - 600}`, `9999999999:9999999999:@${seconds}`];
  for (const after of asked) expect(await changes(after)).toMatchObject({ all: true, listings: [], times: [] });
  expect(await changes(`${snapshot}@${seconds}`)).toMatchObject({ all: false });
});

it('forgets what happened more than ten minutes ago', async () => {
  await sql(`UPDATE listing_changes SET changed_at = now() - interval '11 minutes' WHERE boat_id = ${id}`);
  const other = (await catalog.db.client.boat.create({ data: buildBoatRow({}) })).id;
  await forgetListingChanges(catalog);
  const left = await catalog.db.client.$queryRaw<{ boat: number }[]>`
    SELECT DISTINCT boat_id AS boat FROM listing_changes WHERE boat_id IN (${id}, ${other})`;
  expect(left).toEqual([{ boat: other }]);
});

it('lets everybody keep what everybody sees, and nobody what only some see', async () => {
  const kept = async (as?: typeof owner) => (await catalog.as(as).get(`/api/boats/${id}`)).headers.get('cache-control');
  expect([await kept(), await kept(renter)]).toEqual(['public, no-cache', 'public, no-cache']);
  expect([await kept(owner), await kept(admin)]).toEqual([null, null]);
});
