import { admin, buildBoatRow, captain, otherOwner, owner, renter } from './builders';
import { saveRates } from './save-rates';
import { startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

let toronto: number, montreal: number;
beforeEach(async () => {
  await catalog.db.client.boat.deleteMany();
  const [first, second] = await catalog.db.client.boat.createManyAndReturn({
    data: [buildBoatRow(), buildBoatRow({ city: 'Montreal' })],
  });
  [toronto, montreal] = [first?.id ?? 0, second?.id ?? 0];
});

const save = (rates: Record<number, number>, by?: Parameters<typeof saveRates>[2]) => saveRates(catalog, rates, by);

describe('captains of a boat', () => {
  const captainsOf = async (boatId: number) => (await catalog.as(null).get(`/api/boats/${boatId}/captains`)).body;

  it('are those with both licences, active, who ask for something on it; the preferred one first', async () => {
    const people = [
      { id: 101, fullName: 'Dear Captain' },
      { id: 102, fullName: 'Cheap Captain' },
      { id: 103, fullName: 'Preferred Captain' },
      { id: 104, licensed: false },
      { id: 105, active: false },
      { id: 106, role: 'renter' as const },
      { id: 107 },
    ];
    for (const person of people) await catalog.knowUser(person);
    const rates = { 101: 90, 102: 40, 103: 70, 104: 30, 105: 30, 106: 30, 107: 30, 108: 30 };
    for (const [id, rate] of Object.entries(rates)) {
      await save({ [toronto]: rate }, { as: { id: Number(id), role: 'captain' }, captainId: Number(id) });
    }
    await save({}, { as: { id: 107, role: 'captain' } });
    await catalog.db.client.boat.update({ where: { id: toronto }, data: { preferredCaptainId: 103 } });

    expect(await captainsOf(toronto)).toEqual([
      { id: 103, fullName: 'Preferred Captain', hourlyRate: 70, preferred: true },
      { id: 102, fullName: 'Cheap Captain', hourlyRate: 40, preferred: false },
      { id: 101, fullName: 'Dear Captain', hourlyRate: 90, preferred: false },
    ]);
    expect(await captainsOf(montreal)).toEqual([]);
  });

  it('are those whose licences are good on the day that is asked for, today unless one is', async () => {
    const id = 140;
    const good = { status: 'accepted', expiresOn: '2027-07-04' } as const;
    const knowWith = (other: object | null, version: number) =>
      catalog.knowUser({ id, licenses: { pleasure_craft: good, harbor: other as typeof good } }, version);
    await knowWith({ status: 'accepted', expiresOn: '2028-01-31' }, 1);
    await save({ [toronto]: 65 }, { as: { id, role: 'captain' }, captainId: id });
    const on = (date: string) => catalog.as(null).get(`/api/boats/${toronto}/captains?date=${date}`);

    expect(await captainsOf(toronto)).toMatchObject([{ id }]);
    expect((await on('2027-07-04')).body).toMatchObject([{ id }]);
    expect((await on('2027-07-05')).body).toEqual([]);
    expect((await on('tomorrow')).status).toBe(400);

    // Half an hour after midnight in Toronto, and before it in Cancun.
    catalog.clock.set('2027-07-05T04:30:00Z');
    expect(await captainsOf(toronto)).toEqual([]);
    await catalog.db.client.boat.update({ where: { id: toronto }, data: { city: 'Cancun' } });
    expect(await captainsOf(toronto)).toMatchObject([{ id }]);
    catalog.clock.set('2026-11-21T12:00:00Z');

    let version = 1;
    for (const other of [
      { status: 'submitted', expiresOn: '2028-01-31' },
      { status: 'rejected', expiresOn: null },
      null,
    ]) {
      await knowWith(other, (version += 1));
      expect(await captainsOf(toronto)).toEqual([]);
    }
  });

  it('are none of whose review nothing was said', async () => {
    const id = 141;
    await catalog.knowUser({ id, licensed: true, licenses: undefined });
    await save({ [toronto]: 65 }, { as: { id, role: 'captain' }, captainId: id });
    expect(await captainsOf(toronto)).toEqual([]);
    expect((await catalog.as(admin).get('/api/captains')).body).not.toContainEqual(expect.objectContaining({ id }));
  });

  it('are in the order of their names where they ask for the same', async () => {
    for (const [id, fullName] of [
      [131, 'zoe'],
      [132, 'Émile'],
      [133, 'Eve'],
      [134, 'Zoé'],
    ] as const) {
      await catalog.knowUser({ id, fullName });
      await save({ [toronto]: 65 }, { as: { id, role: 'captain' }, captainId: id });
    }
    expect(await captainsOf(toronto)).toMatchObject(['Émile', 'Eve', 'zoe', 'Zoé'].map((fullName) => ({ fullName })));
  });

  it('of a hidden boat are for those who may see it', async () => {
    await catalog.db.client.boat.update({ where: { id: toronto }, data: { isAvailable: false } });
    const asked = (as?: typeof owner) => catalog.as(as).get(`/api/boats/${toronto}/captains`);
    for (const as of [undefined, renter, otherOwner, captain]) {
      expect(await asked(as)).toMatchObject({ status: 404, body: { code: 'boat_not_found' } });
    }
    for (const as of [owner, admin]) expect(await asked(as)).toMatchObject({ status: 200, body: [] });
  });

  it('follow what identity tells of them, and keep the newest of it', async () => {
    const id = 120;
    await catalog.knowUser({ id, fullName: 'Before', licensed: false });
    await save({ [toronto]: 65 }, { as: { id, role: 'captain' }, captainId: id });
    expect(await captainsOf(toronto)).toEqual([]);
    await catalog.knowUser({ id, fullName: 'After', licensed: true }, 3);
    await catalog.identity.publishUser(
      {
        id,
        fullName: 'Late',
        licensed: false,
        role: 'captain',
        email: '',
        phone: '',
        active: true,
        createdAt: '2026-03-01T15:00:00Z',
      },
      2,
    );
    await catalog.knowUser({ id: 121 });
    expect(await captainsOf(toronto)).toMatchObject([{ id, fullName: 'After' }]);
  });
});
