import { boatCard } from '@harbourline/contracts';
import { addHours, instantAt, NOTICE_HOURS } from '@harbourline/policy';
import { z } from 'zod';
import { startCatalogWithBooking, type Busy } from './booking-stand-in';
import { buildBoatRow, owner } from './builders';

let busy: Busy;
beforeAll(async () => {
  busy = await startCatalogWithBooking();
  await busy.catalog.knowUser({ id: owner.id, role: 'owner' });
});
afterAll(() => busy.stop());
beforeEach(() => busy.catalog.db.client.boat.deleteMany());

const DAY = '2027-07-04';
const WISH = {
  location: 'Toronto',
  date: DAY,
  startTime: '14:00',
  hours: '4',
  guests: '6',
  rate: '400',
  without: '999999',
};
const toronto = (time: string, date = DAY) => instantAt(date, time, 'America/Toronto');

const boat = async (dollars: number, changes: Parameters<typeof buildBoatRow>[0] = {}) => {
  const row = buildBoatRow({ minimumHours: 3, capacity: 8, rateCents: dollars * 100, ...changes });
  return (await busy.catalog.db.client.boat.create({ data: row })).id;
};
const ask = (changes: Partial<typeof WISH> = {}) =>
  busy.catalog.as(null).get(`/api/boats/similar?${new URLSearchParams({ ...WISH, ...changes }).toString()}`);
const similar = async (changes: Partial<typeof WISH> = {}) => {
  const { status, body } = await ask(changes);
  expect({ status, body }).toMatchObject({ status: 200 });
  return z.array(boatCard).parse(body);
};
const found = async (changes?: Partial<typeof WISH>) => (await similar(changes)).map(({ id }) => id);

it('finds at most three boats, the nearest by price first, above and below', async () => {
  const [dear, near, far, cheap] = [await boat(470), await boat(390), await boat(600), await boat(340)];
  await boat(210);
  expect(await found()).toEqual([near, cheap, dear]);
  expect(await found({ rate: '480' })).toEqual([dear, near, far]);
});

it('takes the cheaper of two that are as far away, and one that costs the same first', async () => {
  const [above, below, same] = [await boat(450), await boat(350), await boat(400)];
  expect(await found()).toEqual([same, below, above]);
});

it('leaves out what is not near that price, though nothing else is free', async () => {
  await boat(199);
  await boat(601);
  expect(await found()).toEqual([]);
  const [least, most] = [await boat(200), await boat(600)];
  expect(await found()).toEqual([least, most]);
});

it('leaves out the boat itself, even where it is the nearest', async () => {
  const ids = [await boat(400), await boat(410), await boat(420), await boat(430)];
  expect(await found({ without: String(ids[0]) })).toEqual(ids.slice(1));
});

it('finds boats that are free then, take so many, go out for so short, are listed, and in that city', async () => {
  const taken = await boat(400);
  await busy.reserve(taken, toronto('17:00'), toronto('20:00'));
  await boat(400, { capacity: 5 });
  await boat(400, { minimumHours: 5 });
  await boat(400, { isAvailable: false });
  await boat(400, { city: 'Montreal' });
  const free = await boat(400);
  await busy.reserve(free, toronto('18:00'), toronto('20:00'));
  expect(await found()).toEqual([free]);
  expect(await found({ startTime: '10:00' })).toEqual([taken, free]);
});

it('goes by what a boat costs on that day, and says what it comes to', async () => {
  await boat(380);
  const holiday = await boat(900, { customRates: { [DAY]: 405 } });
  const [first] = await similar();
  expect(first).toMatchObject({ id: holiday, price: { rate: 405, hours: 4, total: 1620 } });
});

it('finds nothing for a start that is over, or too soon to be reserved', async () => {
  const id = await boat(400);
  const now = busy.catalog.clock.now();
  expect(await found()).toEqual([id]);
  busy.catalog.clock.set(addHours(toronto('14:00'), -NOTICE_HOURS).toISOString());
  expect(await found()).toEqual([id]);
  busy.catalog.clock.set(addHours(toronto('14:00'), -NOTICE_HOURS + 0.001).toISOString());
  expect(await found()).toEqual([]);
  busy.catalog.clock.set(toronto('15:00').toISOString());
  expect(await found()).toEqual([]);
  busy.catalog.clock.set(now.toISOString());
});

it('finds nothing at a time when no charter starts, or where there is no city', async () => {
  await boat(400);
  for (const change of [{ startTime: '03:00' }, { startTime: '14:07' }, { location: 'Atlantis' }, { location: 'all' }])
    expect(await found(change)).toEqual([]);
});

it.each([
  { date: 'soon' },
  { hours: '0' },
  { hours: '13' },
  { guests: '-1' },
  { rate: '0' },
  { rate: '1e400' },
  { rate: 'NaN' },
  { without: 'x' },
])('refuses %j', async (change) => {
  expect((await ask(change)).status).toBe(400);
});
