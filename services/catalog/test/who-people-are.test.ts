import { admin, captain, otherOwner, owner, renter } from './builders';
import { ofBoth, ofRenter, startReviews, type Reviews } from './review-world';

let world: Reviews;
let boat: number;
beforeAll(async () => {
  world = await startReviews();
  boat = await world.boat();
  const user = { createdAt: '2026-03-01T03:00:00.000Z', emailConfirmed: true, phoneConfirmed: false };
  await world.catalog.knowUser({ id: owner.id, role: 'owner', fullName: 'James Hugh MacDonald', ...user }, 9);
  await world.catalog.knowUser({ id: renter.id, role: 'renter', fullName: 'Amélie Fournier', ...user }, 9);
  const { id } = await world.complete(boat);
  await world.write(renter, id, ofBoth());
  await world.write(owner, id, ofRenter());
  await world.complete(boat, { totalCents: 1_000 });
});
afterAll(() => world.stop());

describe('the owner of a boat', () => {
  it('is shown to everybody with first name and initial, month, charters and what was checked', async () => {
    expect(await world.catalog.as(null).get(`/api/boats/${boat}/owner`)).toMatchObject({
      status: 200,
      body: { name: 'James M.', memberSince: '2026-02', charters: 1, reviews: 1, checked: ['email'] },
    });
  });

  it('is shown of a hidden boat to nobody but those who manage it', async () => {
    await world.catalog.db.client.boat.update({ where: { id: boat }, data: { isAvailable: false } });
    for (const [as, status] of [
      [null, 404],
      [renter, 404],
      [otherOwner, 404],
      [owner, 200],
      [admin, 200],
    ] as const)
      expect((await world.catalog.as(as).get(`/api/boats/${boat}/owner`)).status).toBe(status);
    await world.catalog.db.client.boat.update({ where: { id: boat }, data: { isAvailable: true } });
  });
});

describe('a renter', () => {
  const asked = (as: typeof owner) => world.catalog.as(as).get('/api/owner/renters');

  it('is shown to the owner whom they ask, for as long as they do, by first name alone', async () => {
    expect((await asked(owner)).body).toEqual([]);
    await world.complete(boat, { status: 'pending' });
    expect((await asked(owner)).body).toEqual([
      { renterId: renter.id, firstName: 'Amélie', memberSince: '2026-02', charters: 1 },
    ]);
    expect((await asked(otherOwner)).body).toEqual([]);
    expect((await asked(captain)).status).toBe(403);
  });
});
