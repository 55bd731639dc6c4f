import * as events from '@harbourline/contracts';
import { addHours, instantAt, parseWallTime } from '@harbourline/policy';
import type { TestUser } from '@harbourline/test-kit/start-test-identity';
import { z } from 'zod';
import { startCatalogWithBooking, type BookingEvent, type Busy } from './booking-stand-in';
import { admin, buildBoatRow, listBoat, owner } from './builders';

let busy: Busy;
beforeAll(async () => {
  busy = await startCatalogWithBooking();
  await busy.catalog.knowUser({ id: owner.id, role: 'owner' });
});
afterAll(() => busy.stop());
beforeEach(() => busy.catalog.db.client.boat.deleteMany());

const DAY = '2027-07-04';
const toronto = (time: string, date = DAY) => instantAt(date, time, 'America/Toronto');

const boat = async (changes: Parameters<typeof buildBoatRow>[0] = {}) =>
  (await busy.catalog.db.client.boat.create({ data: buildBoatRow({ minimumHours: 3, ...changes }) })).id;
const found = async (query: string, as?: TestUser) => {
  const { status, body } = await busy.catalog.as(as).get(`/api/boats?${query}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return z
    .array(events.boatCard)
    .parse(body)
    .map(({ id }) => id);
};
const isFree = async (id: number, startTime: string | undefined, hours?: number, date = DAY) => {
  const query = `date=${date}${startTime ? `&startTime=${startTime}` : ''}${hours ? `&hours=${hours}` : ''}`;
  return (await found(query)).includes(id);
};

it('leaves out a boat while it is reserved, and has it back at the very end', async () => {
  const id = await boat();
  await busy.reserve(id, toronto('14:00'), toronto('18:00'));
  expect(await isFree(id, '14:00', 4)).toBe(false);
  expect(await isFree(id, '17:30', 3)).toBe(false);
  expect(await isFree(id, '11:30', 3)).toBe(false);
  expect(await isFree(id, '11:00', 3)).toBe(true);
  expect(await isFree(id, '18:00', 3)).toBe(true);
  expect(await isFree(id, '14:00', 4, '2027-07-05')).toBe(true);
  expect(await isFree(id, '14:00', 4, '2027-07-03')).toBe(true);
});

it("reads a time by the clock of each boat's own city", async () => {
  const [here, there] = [await boat(), await boat({ city: 'Cancun' })];
  // 13:00 in Toronto, which is daylight time, is 12:00 in Cancun.
  for (const id of [here, there]) await busy.reserve(id, toronto('13:00'), toronto('16:00'));
  expect(await found(`date=${DAY}&startTime=16:00&hours=3`)).toEqual([there, here]);
  expect(await found(`date=${DAY}&startTime=15:00&hours=3`)).toEqual([there]);
  expect(await found(`date=${DAY}&startTime=10:00&hours=3`)).toEqual([here]);
  expect(await found(`date=${DAY}&startTime=15:00&hours=3&location=cancun`)).toEqual([there]);
  expect(await found(`date=${DAY}&startTime=15:00&hours=3&location=toronto`)).toEqual([]);
});

it.each([
  ['2027-03-13', '2027-03-14T03:30'],
  ['2027-11-06', '2027-11-07T01:30-05:00'], // the second 01:30 of that night
])('lets 4 hours from 22:30 on %s end at %s, as clocks change meanwhile', async (date, ends) => {
  const end = parseWallTime(ends, 'America/Toronto');
  if (!end) throw new Error('no such time');
  const [before, after] = [await boat({ minimumHours: 1 }), await boat({ minimumHours: 1 })];
  await busy.reserve(before, addHours(end, -0.5), end);
  await busy.reserve(after, end, addHours(end, 1));
  expect(await found(`date=${date}&startTime=22:30&hours=3`)).toEqual([after, before]);
  expect(await found(`date=${date}&startTime=22:30&hours=4`)).toEqual([after]);
  expect(await found(`date=${date}&startTime=22:30&hours=5`)).toEqual([]);
});

it('has a day of 26 starting times on both days of the change', async () => {
  for (const date of ['2027-03-14', '2027-11-07']) {
    const id = await boat({ minimumHours: 1 });
    await busy.reserve(id, toronto('10:00', date), toronto('22:30', date));
    expect(await isFree(id, undefined, 1, date)).toBe(true);
    expect(await isFree(id, '22:30', 1, date)).toBe(true);
    expect(await isFree(id, '22:00', 1, date)).toBe(false);
  }
});

it('looks across midnight, in both directions', async () => {
  const id = await boat();
  await busy.reserve(id, toronto('00:30', '2027-07-05'), toronto('10:30', '2027-07-05'));
  expect(await isFree(id, '22:30', 3)).toBe(false);
  expect(await isFree(id, '21:30', 3)).toBe(true);
  expect(await isFree(id, '10:00', 3, '2027-07-05')).toBe(false);
  expect(await isFree(id, '10:30', 3, '2027-07-05')).toBe(true);
});

it('finds a boat that is free at any starting time of the day, for long enough', async () => {
  const id = await boat();
  await busy.reserve(id, toronto('00:00'), toronto('15:00'));
  await busy.block(id, toronto('18:30'), toronto('00:00', '2027-07-05'));
  expect(await isFree(id, undefined, 3)).toBe(true);
  expect(await isFree(id, undefined)).toBe(true);
  expect(await isFree(id, undefined, 4)).toBe(false);
  await busy.reserve(id, toronto('17:30'), toronto('18:30'));
  expect(await isFree(id, undefined, 3)).toBe(false);
  // 22:30 begins on this day and ends on the next.
  expect(await isFree(id, undefined, 3, '2027-07-03')).toBe(true);
});

it('finds the few that are free behind many that are not, in parts of the market too', async () => {
  const { client } = busy.catalog.db;
  const rates = Array.from({ length: 40 }, (_, index) => 10_000 + index * 1_000);
  await client.boat.createMany({ data: rates.map((rateCents) => buildBoatRow({ rateCents, minimumHours: 3 })) });
  const boats = await client.boat.findMany({ orderBy: { rateCents: 'desc' } });
  const free = boats.slice(-3).map(({ id }) => id);
  for (const { id } of boats) if (!free.includes(id)) await busy.block(id, toronto('09:00'), toronto('23:30'));
  for (const filter of ['', '&capacity=10%2B']) {
    expect(await found(`date=${DAY}&startTime=14:00&limit=2${filter}`)).toEqual(free.slice(0, 2));
    expect(await found(`date=${DAY}&startTime=14:00&limit=3${filter}`)).toEqual(free);
  }
});

it.each(['pending', 'confirmed', 'completed'] as const)('takes a %s booking for one', async (status) => {
  const id = await boat();
  const booked = await busy.reserve(id, toronto('14:00'), toronto('18:00'));
  await busy.happens(events.bookingUpdated, booked, { status });
  expect(await isFree(id, '14:00')).toBe(false);
});

it.each<[BookingEvent]>([
  [events.bookingDeclined],
  [events.bookingCancelled],
  [events.bookingExpired],
  [events.bookingRejected],
  [events.bookingRefundChosen],
  [events.bookingUpdated],
])('has the boat back after $type', async (event) => {
  const id = await boat();
  const booked = await busy.reserve(id, toronto('14:00'), toronto('18:00'));
  await busy.happens(event, booked, { status: 'cancelled' });
  expect(await isFree(id, '14:00')).toBe(true);
});

it('keeps both times free of others while an owner proposes one, and one of them afterwards', async () => {
  const id = await boat();
  const own = await busy.reserve(id, toronto('12:00'), toronto('15:00'));
  const later = { startDate: toronto('18:00').toISOString(), endDate: toronto('21:00').toISOString() };
  const free = async () => [await isFree(id, '12:00'), await isFree(id, '15:00'), await isFree(id, '18:00')];

  const pending = { status: 'pending', adjusted: { ...later, captainId: null } } as const;
  const adjusted = await busy.happens(events.bookingAdjusted, own, pending);
  expect(await free()).toEqual([false, true, false]);
  await busy.happens(events.bookingAdjustmentWithdrawn, adjusted, { adjusted: null });
  expect(await free()).toEqual([false, true, true]);
  await busy.happens(events.bookingAdjusted, adjusted);
  await busy.happens(events.bookingAdjustmentAccepted, adjusted, { ...later, status: 'confirmed', adjusted: null });
  expect(await free()).toEqual([true, true, false]);
});

it('keeps both times free of others while a change of a confirmed charter waits, and one of them afterwards', async () => {
  const id = await boat();
  const booked = await busy.reserve(id, toronto('12:00'), toronto('15:00'));
  const later = { startDate: toronto('18:00').toISOString(), endDate: toronto('21:00').toISOString() };
  const free = async () => [await isFree(id, '12:00'), await isFree(id, '15:00'), await isFree(id, '18:00')];

  const sample = events.bookingChangeProposed.sample.proposedChange;
  const waiting = { status: 'confirmed', proposedChange: sample && { ...sample, ...later } } as const;
  for (const event of [events.bookingChangeDeclined, events.bookingChangeWithdrawn, events.bookingChangeLapsed]) {
    await busy.happens(events.bookingChangeProposed, booked, waiting);
    expect(await free()).toEqual([false, true, false]);
    await busy.happens(event, booked, { proposedChange: null });
    expect(await free()).toEqual([false, true, true]);
  }
  await busy.happens(events.bookingChangeProposed, booked, waiting);
  await busy.happens(events.bookingChangeAccepted, booked, { ...later, status: 'confirmed', proposedChange: null });
  expect(await free()).toEqual([true, true, false]);
});

it.each<[BookingEvent]>([
  [events.bookingChanged],
  [events.bookingCaptainLeft],
  [events.bookingCaptainReplaced],
  [events.bookingUpdated],
  [events.bookingCompleted],
])('follows a booking to another time and boat with $type', async (event) => {
  const [first, second] = [await boat(), await boat()];
  const booked = await busy.reserve(first, toronto('14:00'), toronto('18:00'));
  const times = { startDate: toronto('19:00').toISOString(), endDate: toronto('22:00').toISOString() };
  await busy.happens(event, booked, { boatId: second, ...times });
  expect(await found(`date=${DAY}&startTime=14:00`)).toEqual([second, first]);
  expect(await found(`date=${DAY}&startTime=19:00`)).toEqual([first]);
});

it('leaves out a boat that its owner has blocked, until the block is gone; a captain blocks no boat', async () => {
  const id = await boat();
  await busy.block(null, toronto('10:00'), toronto('22:00'));
  expect(await isFree(id, '14:00')).toBe(true);
  const unblock = await busy.block(id, toronto('00:00'), toronto('00:00', '2027-07-06'));
  expect(await isFree(id, undefined)).toBe(false);
  expect(await isFree(id, undefined, 3, '2027-07-05')).toBe(false);
  expect(await isFree(id, undefined, 3, '2027-07-06')).toBe(true);
  await unblock();
  expect(await isFree(id, undefined)).toBe(true);
});

it('leaves out boats that go out for longer only, and asks each for its own minimum where no hours are given', async () => {
  const [short, long] = [await boat({ minimumHours: 2 }), await boat({ minimumHours: 6 })];
  for (const id of [short, long]) await busy.reserve(id, toronto('17:00'), toronto('18:00'));
  expect(await found(`date=${DAY}&startTime=11:00&hours=5`)).toEqual([short]);
  expect(await found(`date=${DAY}&startTime=11:00&hours=6`)).toEqual([long, short]);
  expect(await found(`date=${DAY}&startTime=15:00`)).toEqual([short]);
  expect(await found(`date=${DAY}&startTime=10:00`)).toEqual([long, short]);
  expect(await found(`date=${DAY}&hours=1`)).toEqual([]);
});

it('does not find boats that are hidden or deleted, free or not; administrators find hidden ones', async () => {
  const listed = await listBoat(busy.catalog, owner, { minimumHours: 3 });
  const hidden = await boat({ isAvailable: false });
  const taken = await boat({ isAvailable: false });
  await busy.reserve(taken, toronto('10:00'), toronto('22:00'));
  const query = `date=${DAY}&startTime=14:00&sort=newest`;
  expect(await found(query)).toEqual([listed.id]);
  expect(await found(`${query}&includeInactive=true`, admin)).toEqual([hidden, listed.id]);
  const { headers } = await busy.catalog.as(admin).get(`/api/boats?${query}&includeInactive=true`);
  expect(headers.get('x-total-count')).toBe('2');
  await busy.catalog.as(owner).delete(`/api/boats/${listed.id}`);
  expect(await found(query)).toEqual([]);
});
