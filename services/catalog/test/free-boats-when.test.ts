import { boatCard } from '@harbourline/contracts';
import { z } from 'zod';
import { buildBoatRow } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
  const row = { minimumHours: 3 };
  await catalog.db.client.boat.createMany({
    data: [buildBoatRow({ ...row, model: 'Toronto' }), buildBoatRow({ ...row, model: 'Cancun', city: 'Cancun' })],
  });
});
afterAll(() => catalog.stop());

const get = (query: string) => catalog.as(null).get(`/api/boats?sort=newest&${query}`);
const found = async (query: string) => {
  const { status, body } = await get(query);
  expect({ status, body }).toMatchObject({ status: 200 });
  return z
    .array(boatCard)
    .parse(body)
    .map(({ model }) => model);
};
const both = ['Cancun', 'Toronto'];

it.each([
  ['date=2026-11-20', []],
  ['date=2026-11-20&startTime=22:30', []],
  ['date=2001-01-01', []],
  ['date=2026-11-22&startTime=09:30', []],
  ['date=2026-11-22&startTime=23:00', []],
  ['date=2026-11-22&startTime=10:15', []],
  ['date=2026-11-22&startTime=00:00', []],
  ['date=2026-11-22&startTime=10:00', both],
  ['date=2026-11-22&startTime=22:30&hours=12', both],
  ['date=2099-12-31&startTime=22:30&hours=12', both],
  ['startTime=09:30', both],
  ['startTime=10:00&hours=1', both],
])('finds by %s the boats %j', async (query, expected) => {
  expect(await found(query)).toEqual(expected);
});

it.each([
  ['date=tomorrow', 'date'],
  ['date=2027-02-29', 'date'],
  ['date=2026-11-22T10:00', 'date'],
  ['date=', 'date'],
  ['date=2026-11-22&startTime=25:00', 'startTime'],
  ['date=2026-11-22&startTime=9:30', 'startTime'],
  ['date=2026-11-22&hours=0', 'hours'],
  ['date=2026-11-22&hours=13', 'hours'],
  ['date=2026-11-22&hours=2.5', 'hours'],
  ['date=2026-11-22&hours=some', 'hours'],
])('refuses %s', async (query, field) => {
  expect(await get(query)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) as string } } });
});

it('shows what begins at this very moment, without any notice, and nothing that began before it', async () => {
  catalog.clock.set(new Date('2027-07-04T18:00:00Z')); // 14:00 in Toronto, 13:00 in Cancun
  expect(await found('date=2027-07-04&startTime=14:00')).toEqual(both);
  expect(await found('date=2027-07-04&startTime=13:30')).toEqual(['Cancun']);
  expect(await found('date=2027-07-04&startTime=12:30')).toEqual([]);
  expect(await found('date=2027-07-04')).toEqual(both);
  catalog.clock.set(new Date('2027-07-04T18:00:00.001Z'));
  expect(await found('date=2027-07-04&startTime=14:00')).toEqual(['Cancun']);
});

it("ends a day with its last starting time, by each city's clock", async () => {
  catalog.clock.set(new Date('2027-07-05T02:30:00Z')); // 22:30 in Toronto
  expect(await found('date=2027-07-04')).toEqual(both);
  catalog.clock.set(new Date('2027-07-05T03:00:00Z'));
  expect(await found('date=2027-07-04')).toEqual(['Cancun']);
  expect(await found('date=2027-07-04&location=toronto')).toEqual([]);
  catalog.clock.set(new Date('2027-07-05T03:30:00.001Z'));
  expect(await found('date=2027-07-04')).toEqual([]);
  expect(await found('date=2027-07-05')).toEqual(both);
});
