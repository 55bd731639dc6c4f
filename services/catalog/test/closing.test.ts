import { accountClosed, boatState } from '@harbourline/contracts';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { rowsWithText } from '@harbourline/test-kit/rows-with-text';
import { captain, listBoat, otherOwner, owner, uploadPictures } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

it('ends the listings of who closed their account, with every picture, and rates as a captain', async () => {
  const facts = { costs: { items: { parking: { is: 'included' } } } };
  const { id, images } = await listBoat(catalog, owner, {
    description: 'My father built her',
    facts,
    boarding: { address: '245 Queens Quay West', dock: 'Through the gate', parking: 'Lot 3', minutesBefore: 30 },
  });
  const [loose = ''] = await uploadPictures(catalog, owner, 1);
  const other = await listBoat(catalog, otherOwner);
  const rates = [id, other.id].map((boatId) => ({ boatId, captainId: captain.id, rate: 65 }));
  await catalog.as(captain).post('/api/captain-rates', { rates });

  for (const userId of [owner.id, captain.id]) await catalog.identity.publish(accountClosed, userId, { userId });
  await eventuallyPasses(async () => {
    expect(await catalog.db.client.boat.findMany({ select: { id: true } })).toEqual([{ id: other.id }]);
    expect(await catalog.db.client.captainBoat.count()).toBe(0);
  });
  for (const picture of [...images, loose]) expect((await catalog.as(null).get(picture)).status).toBe(404);
  expect((await catalog.as(null).get(String(other.images[0]))).status).toBe(200);
  expect(
    await rowsWithText(catalog.db.client, ['My father built her', '245 Queens Quay', 'Through the gate', 'Lot 3']),
  ).toEqual([]);
  const [listed] = await catalog.events('boat', id);
  const { boarding, ...told } = boatState.parse(listed?.data);
  expect([told, boarding]).toEqual([expect.objectContaining({ facts }), {}]);
  expect((await catalog.events('boat', id)).at(-1)).toMatchObject({ type: 'boat.deleted.v1' });
  for (const boatId of [id, other.id]) {
    expect((await catalog.events('captain-rate', `${boatId}:${captain.id}`)).at(-1)).toMatchObject({
      data: { active: false },
    });
  }
});
