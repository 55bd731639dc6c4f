import { adminReview, bookingRequested, bookingCancelled, bookingCompleted, reviewView } from '@harbourline/contracts';
import { z } from 'zod';
import { admin, captain, otherOwner, owner, renter } from './builders';
import { ofBoat, ofBoth, ofRenter, startReviews, type Reviews } from './review-world';

let world: Reviews;
let boat: number;
beforeAll(async () => {
  world = await startReviews();
});
afterAll(() => world.stop());
beforeEach(async () => {
  boat = await world.boat();
});

/** A charter that both sides have reviewed. @returns the ids of the reviews. */
async function reviewed(stars = 5) {
  const { id } = await world.complete(boat);
  await world.write(renter, id, ofBoth(stars));
  await world.write(owner, id, ofRenter(stars));
  const rows = await world.catalog.db.client.review.findMany({ where: { bookingId: id } });
  const idOf = (about: string) => rows.find((row) => row.about === about)?.id ?? 0;
  return { bookingId: id, boat: idOf('boat'), captain: idOf('captain'), renter: idOf('renter') };
}
const post = (as: typeof owner | null, id: number, act: 'reply' | 'report', body: object) =>
  world.catalog.as(as).post(`/api/reviews/${id}/${act}`, body);
const judge = (id: number, body: object, as = admin) => world.catalog.as(as).patch(`/api/admin/reviews/${id}`, body);
const NOT_FOUND = { status: 404, body: { code: 'review_not_found' } };

describe('a reply', () => {
  it('is given once by whom the review is about, and read by all', async () => {
    const ids = await reviewed();
    const text = 'Thank you, Amélie! Come back soon.';
    expect(await post(owner, ids.boat, 'reply', { text })).toMatchObject({ status: 201, body: { reply: { text } } });
    expect(await post(owner, ids.boat, 'reply', { text: 'Once more' })).toMatchObject({
      status: 409,
      body: { code: 'review_replied' },
    });
    expect((await post(captain, ids.captain, 'reply', { text })).status).toBe(201);
    expect((await post(renter, ids.renter, 'reply', { text })).status).toBe(201);
    expect(await world.ofBoat(boat)).toMatchObject([{ reply: { text } }]);
  });

  it('is refused for anybody else, with contact data, and while nobody can read the review', async () => {
    const ids = await reviewed();
    const text = 'Thank you very much';
    for (const as of [renter, captain, otherOwner]) {
      expect(await post(as, ids.boat, 'reply', { text })).toMatchObject(NOT_FOUND);
    }
    expect((await post(admin, ids.boat, 'reply', { text })).status).toBe(403);
    expect((await post(null, ids.boat, 'reply', { text })).status).toBe(401);
    expect((await post(owner, ids.boat, 'reply', { text: 'See www.mine.example' })).status).toBe(400);
    const { id } = await world.complete(boat);
    await world.write(renter, id, ofBoat());
    const blind = await world.catalog.db.client.review.findFirstOrThrow({ where: { bookingId: id } });
    expect(await post(owner, blind.id, 'reply', { text })).toMatchObject(NOT_FOUND);
  });
});

describe('a report', () => {
  const listed = async (which: string) => {
    const { body } = await world.catalog.as(admin).get(`/api/admin/reviews?which=${which}`);
    return z.array(adminReview).parse(body);
  };
  const tasks = () => world.catalog.as(admin).get('/api/admin/support-tasks/catalog');

  it('is looked at by an administrator, who lets it stand', async () => {
    const ids = await reviewed();
    const reason = 'We never had fish on board.';
    expect((await post(owner, ids.boat, 'report', { reason })).status).toBe(201);
    expect(await post(owner, ids.boat, 'report', { reason })).toMatchObject({
      status: 409,
      body: { code: 'review_reported' },
    });
    expect(await post(renter, ids.boat, 'report', { reason })).toMatchObject(NOT_FOUND);
    expect(await listed('reported')).toMatchObject([
      { id: ids.boat, reportReason: reason, authorName: 'Amélie Fournier', reviewedName: 'James MacDonald' },
    ]);
    expect((await tasks()).body).toMatchObject([
      { kind: 'review_reported', id: String(ids.boat), reason, person: { id: renter.id, fullName: 'Amélie Fournier' } },
    ]);
    expect(await world.ofBoat(boat)).toHaveLength(1);
    expect((await judge(ids.boat, { hidden: false })).status).toBe(200);
    expect(await listed('reported')).toEqual([]);
    expect((await tasks()).body).toEqual([]);
    expect(await world.ofBoat(boat)).toHaveLength(1);
  });

  it('ends in a review that nobody reads and that counts no more, whose writer reads why; and it can be shown again', async () => {
    const ids = await reviewed(1);
    const reason = 'It insults somebody who was not on board.';
    expect((await judge(ids.boat, { hidden: true })).status).toBe(400);
    expect(await judge(ids.boat, { hidden: true, reason })).toMatchObject({ status: 200 });
    await judge(ids.boat, { hidden: true, reason });
    const count = async () => (await world.catalog.db.client.boat.findUnique({ where: { id: boat } }))?.reviewCount;
    expect([await world.ofBoat(boat), await count()]).toEqual([[], 0]);
    expect((await world.received(owner)).map(({ id }) => id)).not.toContain(ids.boat);
    expect((await world.written(renter)).find(({ id }) => id === ids.boat)).toMatchObject({
      isPublic: false,
      hiddenReason: reason,
    });
    expect(await post(owner, ids.boat, 'reply', { text: 'Thank you' })).toMatchObject(NOT_FOUND);
    expect((await world.catalog.events('review', ids.boat)).map(({ type }) => type)).toEqual([
      'review.published.v1',
      'review.hidden.v1',
    ]);
    expect((await listed('hidden')).map(({ id }) => id)).toContain(ids.boat);
    await judge(ids.boat, { hidden: false });
    await judge(ids.boat, { hidden: false });
    expect([(await world.ofBoat(boat)).length, await count()]).toEqual([1, 1]);
  });

  it('is judged by administrators alone, of what is published alone', async () => {
    const ids = await reviewed();
    for (const as of [owner, renter, captain]) expect((await judge(ids.boat, { hidden: false }, as)).status).toBe(403);
    const { id } = await world.complete(boat);
    await world.write(renter, id, ofBoat());
    const blind = await world.catalog.db.client.review.findFirstOrThrow({ where: { bookingId: id } });
    expect(await judge(blind.id, { hidden: false })).toMatchObject(NOT_FOUND);
    expect(await judge(999_999, { hidden: false })).toMatchObject(NOT_FOUND);
  });
});

it('lists a boat’s reviews page by page, the newest first', async () => {
  for (let each = 0; each < 5; each += 1) {
    world.catalog.clock.advance({ minutes: 1 });
    await reviewed();
  }
  const pages = await world.catalog.as(null).pages(`/api/boats/${boat}/reviews?limit=2`);
  const rows = pages.map(({ body }) => z.array(reviewView).parse(body));
  expect(rows.map(({ length }) => length)).toEqual([2, 2, 1]);
  const ids = rows.flat().map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
  expect((await world.catalog.as(null).get(`/api/boats/${boat}/reviews?cursor=nothing`)).status).toBe(400);
});

it('shows those of a hidden boat to its owner, those of a captain to all, and none of somebody who is no captain', async () => {
  await reviewed();
  await world.catalog.db.client.boat.update({ where: { id: boat }, data: { isAvailable: false } });
  expect((await world.catalog.as(null).get(`/api/boats/${boat}/reviews`)).status).toBe(404);
  expect(await world.ofBoat(boat, owner)).toHaveLength(1);
  const ofCaptain = await world.catalog.as(null).get(`/api/captains/${captain.id}/reviews`);
  expect(z.array(reviewView).parse(ofCaptain.body)[0]).toMatchObject({ about: 'captain', author: 'Amélie F.' });
  for (const id of [owner.id, renter.id, 999]) {
    expect((await world.catalog.as(null).get(`/api/captains/${id}/reviews`)).status).toBe(404);
  }
});

it('tells an owner what renters are rated who have asked for their boats, and nobody else', async () => {
  await reviewed(4);
  const ratings = async (as: typeof owner) => {
    const { body } = await world.catalog.as(as).get('/api/reviews/renters');
    return z.array(z.object({ renterId: z.int() }).loose()).parse(body);
  };
  expect(await ratings(otherOwner)).toEqual([]);
  const asked = await world.happens(bookingRequested, {
    ...bookingRequested.sample,
    ...{ id: 900, boatId: boat, renterId: renter.id, ownerId: otherOwner.id },
  });
  expect(await ratings(otherOwner)).toMatchObject([{ renterId: renter.id }]);
  await world.happens(bookingCancelled, asked, { status: 'cancelled' });
  expect(await ratings(otherOwner)).toEqual([]);
  await world.happens(bookingCompleted, asked, { status: 'completed' });
  expect(await ratings(otherOwner)).toEqual([]);
  for (const as of [renter, captain, admin]) {
    expect((await world.catalog.as(as).get('/api/reviews/renters')).status).toBe(403);
  }
});

it('features good reviews of boats that can be reserved, each boat once', async () => {
  const text = 'A calm boat, a kind owner, and the light behind the islands was worth the whole summer.';
  const write = async (stars: number) => {
    const { id } = await world.complete(boat);
    const { boat: opinion } = ofBoat(stars);
    await world.write(renter, id, { boat: { ...opinion, text } });
    await world.write(owner, id, ofRenter());
  };
  const featured = async () => {
    const { body } = await world.catalog.as(null).get('/api/reviews/featured');
    return z
      .array(reviewView)
      .parse(body)
      .filter(({ boatId }) => boatId === boat);
  };
  await write(3);
  expect(await featured()).toEqual([]);
  await write(5);
  await write(4);
  expect(await featured()).toMatchObject([{ average: 4, text }]);
  await world.catalog.db.client.boat.update({ where: { id: boat }, data: { isAvailable: false } });
  expect(await featured()).toEqual([]);
});
