import { boatView } from '@harbourline/contracts';
import { seedBoats } from '../src/use-cases/seed-boats';
import { admin } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

it('adds as many boats as asked for, which every call can show, and tells nobody', async () => {
  const seen: number[] = [];
  await seedBoats(catalog.db, { count: 2_500, progress: (done) => seen.push(done) });
  expect(seen).toEqual([2_000, 2_500]);
  expect(await catalog.db.client.boat.count()).toBe(2_500);
  const cities = await catalog.db.client.boat.groupBy({ by: ['city'], _count: true });
  expect(cities).toHaveLength(4);
  expect(Math.min(...cities.map(({ _count }) => _count))).toBeGreaterThan(250);
  const { headers, body } = await catalog.as(admin).get('/api/boats?includeInactive=true&limit=40');
  expect(headers.get('x-total-count')).toBe('2500');
  for (const { id } of body as { id: number }[]) {
    boatView.parse((await catalog.as(admin).get(`/api/boats/${id}`)).body);
  }
  const events = await catalog.db.client.$queryRaw<unknown[]>`SELECT 1 FROM kit.outbox WHERE aggregate = 'boat'`;
  expect(events).toEqual([]);
});

it('adds the same boats for the same count', async () => {
  const rows = () =>
    catalog.db.client.boat.findMany({
      omit: { id: true },
      orderBy: { boatName: 'asc' },
    });
  await catalog.db.client.boat.deleteMany();
  await seedBoats(catalog.db, { count: 50, progress: () => undefined });
  const first = await rows();
  await catalog.db.client.boat.deleteMany();
  await seedBoats(catalog.db, { count: 50, progress: () => undefined });
  expect(await rows()).toEqual(first);
  expect(new Set(first.map(({ boatName }) => boatName)).size).toBe(50);
});

it('has some of them reserved on a day, where one is given', async () => {
  await catalog.db.client.boat.deleteMany();
  await seedBoats(catalog.db, { count: 200, busyOn: '2030-07-06', progress: () => undefined });
  const shown = async (query: string) => {
    const { body } = await catalog.as(null).get(`/api/boats?${query}`);
    return (body as unknown[]).length;
  };
  const all = await shown('hours=4');
  const free = await shown('date=2030-07-06&startTime=14:00&hours=4');
  expect(free).toBeLessThan(all * 0.9);
  expect(free).toBeGreaterThan(all * 0.5);
  expect(await shown('date=2031-07-06&startTime=14:00&hours=4')).toBe(all);
});

it('has one in ten at rates of its own on that day, which lists show and sort by', async () => {
  await catalog.db.client.boat.deleteMany();
  await catalog.db.client.$executeRaw`DELETE FROM busy_bookings`;
  await seedBoats(catalog.db, { count: 200, busyOn: '2030-07-06', progress: () => undefined });
  const ratesOn = async (date: string) => {
    const { body } = await catalog.as(null).get(`/api/boats?limit=200&sort=rate-asc&date=${date}`);
    return (body as { id: number; price: { rate: number } }[]).map(({ id, price }) => [id, price.rate] as const);
  };
  const [then, later] = [await ratesOn('2030-07-06'), new Map(await ratesOn('2031-07-06'))];
  const others = then.filter(([id, rate]) => later.get(id) !== rate);
  expect(others.length).toBeGreaterThan(10);
  expect(others.length).toBeLessThanOrEqual(20);
  const rates = then.map(([, rate]) => rate);
  expect(rates).toEqual(rates.toSorted((one, other) => one - other));
});
