import { bookingCancelled, bookingUpdated, boatView } from '@harbourline/contracts';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import type { TestUser } from '@harbourline/test-kit/start-test-identity';
import { admin, captain, otherOwner, owner, renter } from './builders';
import { boatStars, captainStars, ofBoat, ofBoth, ofRenter, startReviews, TEXT, type Reviews } from './review-world';

let world: Reviews;
let boat: number;
beforeAll(async () => {
  world = await startReviews();
});
afterAll(() => world.stop());
beforeEach(async () => {
  boat = await world.boat();
});
const refusedAs = (status: number, code: string) => ({ status, body: { code } });

it('keeps what one side writes from everybody else until the other side has written', async () => {
  const { id } = await world.complete(boat);
  const before = (await world.received(owner)).length;
  expect(await world.write(renter, id, ofBoth(4))).toMatchObject({
    status: 201,
    body: [
      { about: 'boat', isPublic: false, author: 'Amélie F.', average: 4, text: TEXT, day: '2026-11-21' },
      { about: 'captain', isPublic: false },
    ],
  });
  expect(await world.ofBoat(boat)).toEqual([]);
  expect(await world.received(owner)).toHaveLength(before);
  expect(await world.write(owner, id, ofRenter())).toMatchObject({
    status: 201,
    body: [{ about: 'renter', isPublic: true, author: 'James M.' }],
  });
  expect(await world.ofBoat(boat)).toMatchObject([{ author: 'Amélie F.', text: TEXT, stars: boatStars(4) }]);
  expect((await world.received(captain)).map(({ bookingId }) => bookingId)).toContain(id);
  expect((await world.received(renter)).map(({ bookingId }) => bookingId)).toContain(id);
});

it('tells whom each review is about once, and no word of its text', async () => {
  const { id } = await world.complete(boat);
  await world.write(owner, id, ofRenter(3));
  await world.write(renter, id, ofBoth());
  const rows = await world.catalog.db.client.review.findMany({ where: { bookingId: id } });
  for (const { id: reviewId, about, reviewedId } of rows) {
    const events = await world.catalog.events('review', reviewId);
    expect(events).toMatchObject([{ type: 'review.published.v1', data: { about, reviewedId, bookingId: id } }]);
    expect(JSON.stringify(events)).not.toContain('found it');
  }
});

it('counts what is published on boat, list and captain, with the average of each aspect', async () => {
  const read = async () => boatView.parse((await world.catalog.as(null).get(`/api/boats/${boat}`)).body);
  expect(await read()).not.toHaveProperty('rating');
  const second: TestUser = { id: 6, role: 'renter' };
  const [one, other] = [await world.complete(boat), await world.complete(boat, { renterId: second.id })];
  await world.write(renter, one.id, { boat: { stars: boatStars(5, { value: 3 }), text: TEXT } });
  await world.write(owner, one.id, ofRenter());
  await world.write(second, other.id, ofBoat(4));
  expect((await read()).rating).toMatchObject({ average: 4.6, count: 1 });
  await world.write(owner, other.id, ofRenter());
  expect((await read()).rating).toEqual({
    average: 4.3,
    count: 2,
    aspects: { condition: 4.5, cleanliness: 4.5, accuracy: 4.5, communication: 4.5, value: 3.5 },
  });
  const listed = await world.catalog.as(null).get('/api/boats?sort=rating-desc');
  expect(listed.body).toContainEqual(expect.objectContaining({ id: boat, rating: { average: 4.3, count: 2 } }));
});

it('publishes one side alone when the time is over, and lets the other write no more', async () => {
  const { id } = await world.complete(boat);
  await world.write(renter, id, ofBoth(2));
  const until = new Date('2026-12-05T10:00:00Z');
  const now = world.catalog.clock.now();
  world.catalog.clock.set(until);
  expect(await world.ofBoat(boat)).toEqual([]);
  expect((await world.toWrite(owner)).map(({ bookingId }) => bookingId)).toContain(id);
  world.catalog.clock.set(new Date(until.getTime() + 1));
  // Whether or not the job was there already.
  expect(await world.ofBoat(boat)).toHaveLength(1);
  expect(await world.write(owner, id, ofRenter())).toMatchObject(refusedAs(409, 'review_over'));
  const { id: untold } = await world.complete(boat);
  expect(await world.write(renter, untold, ofBoth())).toMatchObject(refusedAs(409, 'review_over'));
  expect((await world.toWrite(owner)).map(({ bookingId }) => bookingId)).not.toContain(id);
  await eventuallyFinds(
    async () => (await world.catalog.db.client.boat.findUnique({ where: { id: boat } }))?.reviewCount === 1,
  );
  world.catalog.clock.set(now);
});

it('says which charters are still to be reviewed, to each side its own', async () => {
  const { id } = await world.complete(boat);
  const waits = async (as: typeof owner) => (await world.toWrite(as)).some(({ bookingId }) => bookingId === id);
  expect([await waits(renter), await waits(owner), await waits(otherOwner)]).toEqual([true, true, false]);
  await world.write(renter, id, ofBoat());
  expect([await waits(renter), await waits(owner)]).toEqual([false, true]);
});

describe('is refused', () => {
  it('for whoever takes no part in the charter on that side, as if there were none', async () => {
    const { id } = await world.complete(boat);
    expect(await world.write({ id: 55, role: 'renter' }, id, ofBoat())).toMatchObject(
      refusedAs(404, 'booking_not_found'),
    );
    expect(await world.write(otherOwner, id, ofRenter())).toMatchObject(refusedAs(404, 'booking_not_found'));
    expect(await world.write(renter, 999_999, ofBoat())).toMatchObject(refusedAs(404, 'booking_not_found'));
    for (const as of [captain, admin]) expect((await world.write(as, id, ofBoat())).status).toBe(403);
    expect((await world.catalog.as(null).post(`/api/reviews/bookings/${id}`, ofBoat())).status).toBe(401);
  });

  it.each([
    ['confirmed', { status: 'confirmed' as const }],
    ['pending', { status: 'pending' as const }],
    ['completed without a deposit', { paymentIntentId: null, paidDate: null }],
    ['canceled', { status: 'cancelled' as const }],
    ['canceled, with its deposit on its way back', { status: 'cancelled' as const, refundCents: 1_000 }],
    ['completed with a deposit of nothing', { depositCents: 0 }],
  ])('for a charter that is %s', async (_, changes) => {
    const { id } = await world.complete(boat, changes);
    expect(await world.write(renter, id, ofBoat())).toMatchObject(refusedAs(409, 'review_not_due'));
    expect(await world.write(owner, id, ofRenter())).toMatchObject(refusedAs(409, 'review_not_due'));
    expect((await world.toWrite(renter)).map(({ bookingId }) => bookingId)).not.toContain(id);
  });

  it('once the completion is taken back, and not where it was set again', async () => {
    const booked = await world.complete(boat);
    await world.happens(bookingUpdated, booked, { status: 'confirmed' });
    expect(await world.write(renter, booked.id, ofBoat())).toMatchObject(refusedAs(409, 'review_not_due'));
    await world.happens(bookingUpdated, booked, {});
    expect((await world.write(renter, booked.id, ofBoat())).status).toBe(201);
    await world.happens(bookingCancelled, booked, { status: 'cancelled' });
    expect(await world.write(owner, booked.id, ofRenter())).toMatchObject(refusedAs(409, 'review_not_due'));
  });

  it('a second time, on either side, however many come at once', async () => {
    const { id } = await world.complete(boat);
    const together = await Promise.all([1, 2, 3].map((stars) => world.write(renter, id, ofBoth(stars))));
    expect(together.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    await world.write(owner, id, ofRenter());
    expect(await world.write(renter, id, ofBoat())).toMatchObject(refusedAs(409, 'review_written'));
    expect(await world.write(owner, id, ofRenter())).toMatchObject(refusedAs(409, 'review_written'));
    expect(await world.ofBoat(boat)).toHaveLength(1);
  });

  it('of a captain whom there was not', async () => {
    const { id } = await world.complete(boat, { captainId: null });
    expect(await world.write(renter, id, ofBoth())).toMatchObject({
      status: 400,
      body: { fields: { captain: 'This charter had no captain' } },
    });
    expect((await world.write(renter, id, { ...ofBoat(), captain: null })).status).toBe(201);
  });

  it.each([
    ['no stars at all', { boat: { stars: boatStars(0), text: TEXT } }, 'boat.stars.condition'],
    ['six stars', { boat: { stars: boatStars(5, { value: 6 }), text: TEXT } }, 'boat.stars.value'],
    ['half a star', { boat: { stars: boatStars(5, { value: 4.5 }), text: TEXT } }, 'boat.stars.value'],
    ['another aspect', { boat: { stars: { ...boatStars(), luck: 5 }, text: TEXT } }, 'boat.stars'],
    ['the aspects of a captain', { boat: { stars: captainStars(), text: TEXT } }, 'boat.stars.condition'],
    ['a word', { boat: { stars: boatStars(), text: 'Nice' } }, 'boat.text'],
    ['a link', { boat: { stars: boatStars(), text: 'Book me at www.cheaper.example now' } }, 'boat.text'],
    ['an address', { boat: { stars: boatStars(), text: 'Great!\nWrite to me@example.com' } }, 'boat.text'],
    ['a phone number', { boat: { stars: boatStars(), text: 'Call me at 416 555 0199 for more' } }, 'boat.text'],
    ['a phone number over lines', { boat: { stars: boatStars(), text: 'Call me\n416\n555\n0199' } }, 'boat.text'],
    ['a parted address', { boat: { stars: boatStars(), text: 'Book me at cheaper .com now' } }, 'boat.text'],
    ['a control character', { boat: { stars: boatStars(), text: 'A good\u0007 boat, really' } }, 'boat.text'],
    ['a novel', { boat: { stars: boatStars(), text: 'Long '.repeat(500) } }, 'boat.text'],
  ])('with %s', async (_, body, field) => {
    const { id } = await world.complete(boat);
    const { status, body: answer } = await world.write(renter, id, body);
    expect({ status, answer }).toMatchObject({ status: 400, answer: { code: 'invalid_input' } });
    expect(Object.keys((answer as { fields: object }).fields)).toContain(field);
    expect(await world.catalog.db.client.review.count({ where: { bookingId: id } })).toBe(0);
  });
});

it('lets both sides that write at the same moment both write, and counts each once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const one: TestUser = { id: 20 + round, role: 'renter' };
    const { id } = await world.complete(boat, { renterId: one.id });
    const both = await Promise.all([world.write(one, id, ofBoth()), world.write(owner, id, ofRenter())]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
  }
  expect(await world.ofBoat(boat)).toHaveLength(5);
  const stored = await world.catalog.db.client.boat.findUnique({ where: { id: boat } });
  expect(stored).toMatchObject({ reviewCount: 5, ratingSums: [25, 25, 25, 25, 25] });
});
