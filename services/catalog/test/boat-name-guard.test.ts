import { isStream } from '@harbourline/contracts';
import { API } from '@harbourline/contracts/api';
import { admin, buildListing, captain, listBoat, otherCaptain, otherOwner, owner, renter } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

const NAME = 'Zephyrine Quill';
let catalog: Catalog;
let id: number;
beforeAll(async () => {
  catalog = await startCatalog();
  await catalog.knowUser({ id: owner.id, role: 'owner' });
  for (const { id: captainId } of [captain, otherCaptain]) await catalog.knowUser({ id: captainId, role: 'captain' });
  ({ id } = await listBoat(catalog, owner, { boatName: NAME, boarding: { marina: NAME } }));
  const rates = [{ boatId: id, captainId: captain.id, rate: 65 }];
  await catalog.as(captain).post('/api/captain-rates', { rates });
});
afterAll(() => catalog.stop());

/** Every answer of this service that can be had by asking, for this boat. */
const reads = () =>
  API.catalog
    .filter(({ method, responses }) => method === 'GET' && !(responses[200] && isStream(responses[200])))
    .map(({ path }) =>
      path.replace(':ownerId', String(owner.id)).replace(':captainId', String(captain.id)).replace(':id', String(id)),
    )
    .flatMap((path) => (path === '/api/boats' ? [path, `${path}?q=zephyrine`, `${path}?sort=newest`] : [path]));

it('asks for every kind of list and page', () => {
  expect(reads().length).toBeGreaterThanOrEqual(9);
});

it.each([
  ['guests', undefined],
  ['renters', renter],
  ['captains, the one with a rate on it too', captain],
  ['other captains', otherCaptain],
  ['other owners', otherOwner],
])('never tells %s what a boat is called, or where its dock is', async (_who, as) => {
  const { get, post, put, patch, delete: remove } = catalog.as(as);
  const rates = [{ boatId: id, captainId: captain.id, rate: 66 }];
  const answers = [
    ...(await Promise.all(reads().map((path) => get(path)))),
    await post(`/api/boats/${id}/view`),
    await patch(`/api/boats/${id}/toggle-availability`),
    await patch(`/api/boats/${id}/preferred-captain`, { captainId: captain.id }),
    await put(`/api/boats/${id}`, buildListing([], { boatName: 'Other' })),
    await remove(`/api/boats/${id}`),
    ...(as === captain ? [await post('/api/captain-rates', { rates })] : []),
  ];
  expect(answers.filter(({ status }) => status < 400).length).toBeGreaterThan(3);
  for (const { bytes, headers } of answers) {
    expect(bytes.toString()).not.toContain('Zephyrine');
    expect(bytes.toString()).not.toContain('boatName');
    expect(JSON.stringify([...headers])).not.toContain('Zephyrine');
  }
});

it('tells its owner and administrators', async () => {
  for (const [as, path] of [
    [owner, '/api/boats/owner'],
    [owner, `/api/boats/owner/${owner.id}`],
    [owner, `/api/boats/${id}`],
    [admin, `/api/boats/owner/${owner.id}`],
    [admin, `/api/boats/${id}`],
    [admin, '/api/boats'],
    [admin, '/api/boats?q=zephyrine'],
  ] as const) {
    expect((await catalog.as(as).get(path)).bytes.toString()).toContain(NAME);
  }
});
