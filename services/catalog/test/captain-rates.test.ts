import { captainRateState } from '@harbourline/contracts';
import { admin, buildBoatRow, captain, otherCaptain, owner, renter, someText } from './builders';
import { saveRates } from './save-rates';
import { startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

let toronto: number, secondInToronto: number, montreal: number;
beforeEach(async () => {
  await catalog.db.client.boat.deleteMany();
  const [first, second, third] = await catalog.db.client.boat.createManyAndReturn({
    data: [buildBoatRow(), buildBoatRow(), buildBoatRow({ city: 'Montreal' })],
  });
  [toronto, secondInToronto, montreal] = [first?.id ?? 0, second?.id ?? 0, third?.id ?? 0];
});

const save = (rates: Record<number, number>, by?: Parameters<typeof saveRates>[2]) => saveRates(catalog, rates, by);
const told = async (boatId: number, captainId = captain.id) =>
  (await catalog.events('captain-rate', `${boatId}:${captainId}`)).map(({ aggregate_version, data }) => {
    const { hourlyRateCents, active, ...of } = captainRateState.parse(data);
    expect(of).toEqual({ boatId, captainId });
    return [aggregate_version, hourlyRateCents, active];
  });
const offered = (boatId: number) => ({ boatId, captainId: captain.id });

it('saves what a captain asks for, and tells the other services of each boat', async () => {
  expect(await save({ [toronto]: 65, [montreal]: 80 })).toMatchObject({
    status: 200,
    body: [
      { ...offered(toronto), hourlyRate: 65 },
      { ...offered(montreal), hourlyRate: 80 },
    ],
  });
  expect(await told(toronto)).toEqual([[1, 6_500, true]]);
  expect(await told(montreal)).toEqual([[1, 8_000, true]]);
});

it('clears a named city alone', async () => {
  await save({ [toronto]: 65, [montreal]: 80 });
  const { body } = await catalog.as(captain).post('/api/captain-rates', { rates: [], cities: ['Toronto'] });
  expect(body).toEqual([{ ...offered(montreal), hourlyRate: 80 }]);
});

it('replaces the set of every city that occurs, and leaves the other cities alone', async () => {
  await save({ [toronto]: 65, [secondInToronto]: 70, [montreal]: 80 });
  const { body } = await save({ [secondInToronto]: 75 });
  expect(body).toEqual([
    { ...offered(secondInToronto), hourlyRate: 75 },
    { ...offered(montreal), hourlyRate: 80 },
  ]);
  expect(await told(toronto)).toEqual([
    [1, 6_500, true],
    [2, 6_500, false],
  ]);
  expect(await told(secondInToronto)).toEqual([
    [1, 7_000, true],
    [2, 7_500, true],
  ]);
  expect(await told(montreal)).toEqual([[1, 8_000, true]]);
});

it('clears everything with an empty list, and takes a boat up again where its versions ended', async () => {
  await save({ [toronto]: 65, [montreal]: 80 });
  expect(await save({})).toMatchObject({ status: 200, body: [] });
  await save({ [toronto]: 65 });
  expect(await told(toronto)).toEqual([
    [1, 6_500, true],
    [2, 6_500, false],
    [3, 6_500, true],
  ]);
  expect(await told(montreal)).toEqual([
    [1, 8_000, true],
    [2, 8_000, false],
  ]);
});

it('tells nothing when nothing changes', async () => {
  await save({ [toronto]: 65 });
  await save({ [toronto]: 65 });
  expect(await told(toronto)).toEqual([[1, 6_500, true]]);
});

it('keeps another captain out of it', async () => {
  await save({ [toronto]: 50 }, { as: otherCaptain, captainId: otherCaptain.id });
  await save({ [toronto]: 65 });
  await save({});
  expect(await told(toronto, otherCaptain.id)).toEqual([[1, 5_000, true]]);
});

it('stores nothing of a list with an unknown boat', async () => {
  const answer = await save({ [toronto]: 65, 999_999: 80 });
  expect(answer).toMatchObject({ status: 404, body: { code: 'boat_not_found' } });
  expect(await told(toronto)).toEqual([]);
});

it.each([0, -5, 12.5, 10_001])('refuses a rate of %p dollars', async (rate) => {
  const answer = await save({ [toronto]: rate });
  expect(answer).toMatchObject({ status: 400, body: { fields: { 'rates.0.rate': someText } } });
});

it('refuses a boat that is in the list twice', async () => {
  const rates = [65, 70].map((rate) => ({ ...offered(toronto), rate }));
  const answer = await catalog.as(captain).post('/api/captain-rates', { rates });
  expect(answer).toMatchObject({ status: 400, body: { fields: { 'rates.1.boatId': someText } } });
});

it('refuses rates for another captain, other roles and guests', async () => {
  expect((await save({ [toronto]: 65 }, { captainId: otherCaptain.id })).status).toBe(403);
  expect((await save({ [toronto]: 65 }, { as: owner })).status).toBe(403);
  expect((await save({ [toronto]: 65 }, { as: renter })).status).toBe(403);
  expect((await catalog.as(null).post('/api/captain-rates', { rates: [] })).status).toBe(401);
});

it('lets an administrator save for a captain that exists', async () => {
  await catalog.knowUser({ id: 71 });
  await catalog.knowUser({ id: 72, role: 'renter' });
  expect(await save({ [toronto]: 65 }, { as: admin, captainId: 71 })).toMatchObject({
    status: 200,
    body: [{ boatId: toronto, captainId: 71, hourlyRate: 65 }],
  });
  expect(await save({ [toronto]: 65 }, { as: admin, captainId: 72 })).toMatchObject({ status: 404 });
});

it('ends in one consistent set when a captain saves many times at once', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, n) => save(n % 2 ? { [toronto]: 60 + n } : { [secondInToronto]: 60 + n })),
  );
  const rows = await catalog.db.client.captainBoat.findMany({ where: { captainId: captain.id } });
  expect(rows.filter(({ isActive }) => isActive)).toHaveLength(1);
  for (const { boatId, version, hourlyRateCents, isActive } of rows) {
    const events = await told(boatId);
    expect(events.map(([of]) => of)).toEqual(Array.from({ length: version }, (_, n) => n + 1));
    expect(events.at(-1)).toEqual([version, hourlyRateCents, isActive]);
  }
});

it('saves once under one key', async () => {
  const headers = { 'idempotency-key': `rates-${toronto}` };
  const first = await save({ [toronto]: 65 }, { headers });
  await save({ [toronto]: 70 });
  const again = await save({ [toronto]: 65 }, { headers });
  expect(again.body).toEqual(first.body);
  expect(await told(toronto)).toEqual([
    [1, 6_500, true],
    [2, 7_000, true],
  ]);
});

describe('a hidden boat', () => {
  const hide = (id: number) => catalog.db.client.boat.update({ where: { id }, data: { isAvailable: false } });
  beforeEach(async () => {
    await save({ [toronto]: 65, [secondInToronto]: 70, [montreal]: 80 });
    await hide(toronto);
  });

  it('keeps its rate when its city is saved without it, since the captain cannot see it', async () => {
    const { body } = await save({ [secondInToronto]: 75 });
    expect(body).toMatchObject([
      { boatId: toronto, hourlyRate: 65 },
      { boatId: secondInToronto },
      { boatId: montreal },
    ]);
    expect(await told(toronto)).toEqual([[1, 6_500, true]]);
  });

  it('loses its rate when the captain leaves the city, or all cities', async () => {
    await catalog.as(captain).post('/api/captain-rates', { rates: [], cities: ['Toronto'] });
    expect((await told(toronto)).at(-1)).toEqual([2, 6_500, false]);
    await hide(montreal);
    await save({});
    expect((await told(montreal)).at(-1)).toEqual([2, 8_000, false]);
  });

  it('is there for a captain with a rate on it, and for nobody else', async () => {
    expect(await save({ [toronto]: 90, [secondInToronto]: 70 })).toMatchObject({ status: 200 });
    expect((await told(toronto)).at(-1)).toEqual([2, 9_000, true]);
    const stranger = await save({ [toronto]: 90 }, { as: otherCaptain, captainId: otherCaptain.id });
    expect(stranger).toMatchObject({ status: 404, body: { code: 'boat_not_found' } });
    expect(await told(toronto, otherCaptain.id)).toEqual([]);
  });
});

describe('the preference for a captain', () => {
  const prefer = (boatId: number, id: number | null) =>
    catalog.db.client.boat.update({ where: { id: boatId }, data: { preferredCaptainId: id } });
  const preferred = async (id: number) =>
    (await catalog.db.client.boat.findUniqueOrThrow({ where: { id } })).preferredCaptainId;

  it('ends when that captain withdraws, and the other services hear of the boat', async () => {
    await save({ [toronto]: 65, [secondInToronto]: 70, [montreal]: 80 });
    await prefer(toronto, captain.id);
    await prefer(secondInToronto, captain.id);
    await save({ [secondInToronto]: 70 });
    expect([await preferred(toronto), await preferred(secondInToronto)]).toEqual([null, captain.id]);
    expect(await catalog.events('boat', toronto)).toMatchObject([{ type: 'boat.updated.v1', aggregate_version: 2 }]);
    expect(await catalog.events('boat', secondInToronto)).toEqual([]);
  });

  it('stays when another captain withdraws, or the rate only changes', async () => {
    await save({ [toronto]: 65 });
    await save({ [toronto]: 50 }, { as: otherCaptain, captainId: otherCaptain.id });
    await prefer(toronto, captain.id);
    await save({}, { as: otherCaptain, captainId: otherCaptain.id });
    await save({ [toronto]: 66 });
    expect(await preferred(toronto)).toBe(captain.id);
    expect(await catalog.events('boat', toronto)).toEqual([]);
  });

  it('never outlasts the rate, however the choice of an owner and the withdrawal cross', async () => {
    await catalog.knowUser({ id: 75 });
    const as = { id: 75, role: 'captain' as const };
    for (let round = 0; round < 15; round += 1) {
      await save({ [toronto]: 65 }, { as, captainId: 75 });
      const path = `/api/boats/${toronto}/preferred-captain`;
      const [chosen, left] = await Promise.all([
        catalog.as(owner).patch(path, { captainId: 75 }),
        save({}, { as, captainId: 75 }),
      ]);
      expect([[200, 422].includes(chosen.status), left.status]).toEqual([true, 200]);
      expect(await preferred(toronto)).toBeNull();
    }
  });
});

it('survives a boat that is deleted while captains save', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [boat] = await catalog.db.client.boat.createManyAndReturn({ data: [buildBoatRow()] });
    const id = boat?.id ?? 0;
    await save({ [id]: 65, [toronto]: 65 });
    const [, ...saved] = await Promise.all([
      catalog.as(owner).delete(`/api/boats/${id}`),
      save({ [toronto]: 60 + round }),
      save({ [id]: 70 }, { as: otherCaptain, captainId: otherCaptain.id }),
    ]);
    expect(saved.map(({ status }) => [200, 404].includes(status))).toEqual([true, true]);
    for (const captainId of [captain.id, otherCaptain.id]) {
      const events = await told(id, captainId);
      expect(events.map(([version]) => version)).toEqual(events.map((_, index) => index + 1));
      if (events.length > 0) expect(events.at(-1)?.[2]).toBe(false);
    }
  }
});
