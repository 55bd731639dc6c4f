import type { HeldPage } from '@harbourline/contracts';
import { signServiceToken } from '@harbourline/service-kit/auth/service-token';
import { call } from '@harbourline/test-kit/call';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { captain, listBoat, otherOwner, owner } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

function ask(id: number, part: number, from: 'identity' | 'booking' = 'identity') {
  const token = signServiceToken({ from, to: 'catalog', secret: TEST_INTERNAL_SECRET });
  return call<HeldPage>(`${catalog.url}/internal/people/${id}/held-by-catalog/${part}/0`, { token });
}
const rowsOf = async (id: number, part: number) => (await ask(id, part)).body.rows;

it('holds of an owner the boats with their pictures, of a captain the rates, and tells identity alone', async () => {
  const { id, images } = await listBoat(catalog);
  await listBoat(catalog, otherOwner);
  const rates = [{ boatId: id, captainId: captain.id, rate: 65 }];
  await catalog.as(captain).post('/api/captain-rates', { rates });

  expect(await rowsOf(owner.id, 0)).toMatchObject([{ id, ownerId: owner.id }]);
  const files = (await rowsOf(owner.id, 1)).map(({ file }) => file);
  expect(files.sort()).toEqual([...images].sort());
  expect((await catalog.as(null).get(String(images[0]))).status).toBe(200);
  expect(await rowsOf(captain.id, 2)).toMatchObject([{ boatId: id, hourlyRateCents: 6500 }]);
  expect(await rowsOf(captain.id, 0)).toEqual([]);
  expect((await ask(owner.id, 0, 'booking')).status).toBe(403);
});
