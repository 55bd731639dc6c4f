import { boatView } from '@harbourline/contracts';
import type { Answer } from '@harbourline/test-kit/call';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { admin, buildListing, listBoat, owner, renter, someText } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog({ patience: 1 });
});
afterAll(() => catalog.stop());
afterEach(async () => {
  await catalog.line.mend();
  await eventuallyFinds(async () => (await catalog.as(null).get('/internal/ready')).status === 200);
});

const AWAY = { status: 503, body: { code: 'unavailable', message: someText } };
/** A client waits for less than three seconds; the rest is for a machine that is busy. Nothing else ends as soon. */
const PATIENCE_MS = 12_000;

async function soon(asking: Promise<Answer>): Promise<Answer> {
  const started = performance.now();
  const answer = await asking;
  expect(performance.now() - started).toBeLessThan(PATIENCE_MS);
  return answer;
}

async function expectAway(asking: Promise<Answer>): Promise<void> {
  const answer = await soon(asking);
  expect(answer).toMatchObject(AWAY);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}

const GONE = [
  ['is cut off', () => catalog.line.cut()],
  ['has gone silent', async () => catalog.line.freeze()],
] as const;

describe.each(GONE)('a database that %s', (_, lose) => {
  it('is answered with 503 and when to try again, reads and writes alike', async () => {
    const boat = await listBoat(catalog, owner);
    await lose();
    await Promise.all([
      expectAway(catalog.as(owner).get('/api/boats/owner')),
      expectAway(catalog.as(admin).get(`/api/boats/${boat.id}`)),
      expectAway(catalog.as(null).get(`/api/boats/${boat.id}`)),
      expectAway(catalog.as(null).get('/api/boats')),
      expectAway(catalog.as(owner).post('/api/boats', buildListing(boat.images))),
      expectAway(catalog.as(owner).patch(`/api/boats/${boat.id}/toggle-availability`)),
      expectAway(catalog.as(null).get('/internal/ready')),
    ]);
  });

  it('does not keep the public from the pictures that it has seen', async () => {
    const [picture = ''] = (await listBoat(catalog, owner)).images;
    const before = await catalog.as(null).get(picture);
    await lose();
    expect((await soon(catalog.as(renter).get(picture))).bytes).toEqual(before.bytes);
  });
});

it('goes on by itself when the database is back, with nothing half done', async () => {
  const boat = await listBoat(catalog, owner);
  catalog.line.freeze();
  const lost = await soon(catalog.as(owner).patch(`/api/boats/${boat.id}/toggle-availability`));
  expect(lost).toMatchObject(AWAY);
  await catalog.line.mend();
  await eventuallyFinds(async () => (await catalog.as(null).get('/internal/ready')).status === 200);
  const events = await catalog.events('boat', boat.id);
  const { body } = await catalog.as(owner).get(`/api/boats/${boat.id}`);
  expect(boatView.parse(body).isAvailable).toBe(events.length === 1);
});
