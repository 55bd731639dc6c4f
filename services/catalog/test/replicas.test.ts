import { boatState } from '@harbourline/contracts';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { clientsOf } from '@harbourline/test-kit/service-client';
import { admin, listBoat, renter } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
let replica: Awaited<ReturnType<Catalog['startReplica']>>;
beforeAll(async () => {
  catalog = await startCatalog();
  replica = await catalog.startReplica();
});
afterAll(async () => {
  await replica.stop();
  await catalog.stop();
});

const leaving = { id: 90, role: 'owner' as const };
beforeAll(() => catalog.knowUser(leaving));
const through = (url: string) => clientsOf(() => url, catalog.identity);
const versionsOf = async (id: number) =>
  (await catalog.events('boat', id)).map(({ aggregate_version }) => aggregate_version);

it('counts on, however changes are spread over two replicas', async () => {
  const { id } = await listBoat(catalog, leaving);
  const toggle = (url: string) => through(url)(leaving).patch(`/api/boats/${id}/toggle-availability`);
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => toggle(n % 2 ? catalog.url : replica.url)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await versionsOf(id)).toEqual(Array.from({ length: 13 }, (_, n) => n + 1));
});

it('counts a visitor once who looks through both', async () => {
  const { id } = await listBoat(catalog, leaving);
  const view = (url: string) => through(url)(renter).post(`/api/boats/${id}/view`);
  await Promise.all(Array.from({ length: 20 }, (_, n) => view(n % 2 ? catalog.url : replica.url)));
  expect(await catalog.as(admin).get(`/api/boats/${id}`)).toMatchObject({ body: { views: 1 } });
});

it('hides the boats of an owner who leaves once, although both hear of it', async () => {
  const { id } = await listBoat(catalog, leaving);
  await catalog.knowUser({ id: leaving.id, role: 'owner', active: false }, 2);
  await eventuallyFinds(async () => (await versionsOf(id)).length === 2);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const events = await catalog.events('boat', id);
  expect(events.map(({ aggregate_version, data }) => [aggregate_version, boatState.parse(data).available])).toEqual([
    [1, true],
    [2, false],
  ]);
});
