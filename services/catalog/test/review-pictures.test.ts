import { accountClosed, MOST_REVIEW_PICTURES } from '@harbourline/contracts';
import type { TestUser } from '@harbourline/test-kit/start-test-identity';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { removeRetiredPictures } from '../src/use-cases/remove-retired-pictures';
import { retireOrphans } from '../src/use-cases/retire-orphans';
import { admin, captain, otherOwner, owner, renter } from './builders';
import { ofBoat, ofRenter, startReviews, type Reviews } from './review-world';

const NO_IMAGE = { status: 404, body: { code: 'image_not_found' } };
const EVERYBODY = { stranger: null, admin, owner, captain, renter, otherOwner } as const;

let world: Reviews;
let boat: number;
beforeAll(async () => {
  world = await startReviews();
});
afterAll(() => world.stop());
beforeEach(async () => {
  boat = await world.boat();
});

const withPictures = (pictures: string[]) => ({ boat: { ...ofBoat().boat, pictures } });
const look = (as: TestUser | null, id: number, key: string) =>
  world.catalog.as(as).get(`/api/reviews/${id}/pictures/${key}`);
async function seenBy(id: number, key: string): Promise<Record<string, number>> {
  const seen = Object.entries(EVERYBODY).map(async ([name, as]) => [name, (await look(as, id, key)).status] as const);
  return Object.fromEntries(await Promise.all(seen));
}
const everybody = (status: number, but: object = {}) => ({
  ...Object.fromEntries(Object.keys(EVERYBODY).map((name) => [name, status])),
  ...but,
});
async function reviewOf(bookingId: number) {
  return world.catalog.db.client.review.findFirstOrThrow({ where: { bookingId, about: 'boat' } });
}
/** A charter that the renter has reviewed with pictures, before the owner has written. */
async function blindReview(count = 2, as: TestUser = renter) {
  const { id: bookingId } = await world.complete(boat, { renterId: as.id });
  const keys = await world.upload(as, bookingId, count);
  expect((await world.write(as, bookingId, withPictures(keys))).status).toBe(201);
  return { bookingId, id: (await reviewOf(bookingId)).id, keys };
}

it('shows the pictures with the review, in the writer’s order, to everybody once it can be read', async () => {
  const { bookingId, id, keys } = await blindReview(3);
  const [key = ''] = keys;
  expect(await seenBy(id, key)).toEqual(everybody(404, { renter: 200 }));
  await world.write(owner, bookingId, ofRenter());
  expect(await seenBy(id, key)).toEqual(everybody(200));
  expect(await world.ofBoat(boat)).toMatchObject([{ id, pictures: keys }]);
  const { headers } = await look(null, id, `${key}?w=320`);
  expect(headers.get('cache-control')).toBe('private, no-cache');
  const again = await world.catalog
    .as(null)
    .get(`/api/reviews/${id}/pictures/${key}?w=320`, { 'if-none-match': headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

it('shows those of a hidden review to its writer and administrators alone', async () => {
  const { bookingId, id, keys } = await blindReview(1);
  await world.write(owner, bookingId, ofRenter());
  await world.catalog.as(admin).patch(`/api/admin/reviews/${id}`, { hidden: true, reason: 'Somebody is on it' });
  expect(await seenBy(id, keys[0] ?? '')).toEqual(everybody(404, { renter: 200, admin: 200 }));
});

it('shows no other picture of the charter, and none of another review', async () => {
  const { bookingId, id, keys } = await blindReview(1);
  const [unshown = ''] = await world.upload(renter, bookingId);
  const other = await blindReview(1);
  for (const { bookingId: each } of [{ bookingId }, other]) await world.write(owner, each, ofRenter());
  expect(await seenBy(id, unshown)).toEqual(everybody(404));
  expect(await seenBy(id, other.keys[0] ?? '')).toEqual(everybody(404));
  expect(await seenBy(id, keys[0] ?? '')).toEqual(everybody(200));
});

it('takes what its writer has uploaded of that charter alone, and else no review; what is named twice is shown once', async () => {
  const { id } = await world.complete(boat);
  const elsewhere = await world.complete(boat);
  const mine = await world.upload(renter, id, MOST_REVIEW_PICTURES + 1);
  const [theirs = ''] = await world.upload(owner, id);
  const [other = ''] = await world.upload(renter, elsewhere.id);
  const [first = '', ...more] = mine;
  for (const wrong of [theirs, other, 'charter-pictures/00000000-0000-4000-8000-000000000000.jpg'])
    expect(await world.write(renter, id, withPictures([first, wrong]))).toMatchObject(NO_IMAGE);
  for (const wrong of [mine, ['boat-images/one.jpg']])
    expect((await world.write(renter, id, withPictures(wrong))).status).toBe(400);
  expect(await world.written(renter)).not.toContainEqual(expect.objectContaining({ bookingId: id }));
  const [second = '', ...others] = more;
  const twice = withPictures([second, second, ...others.slice(1)]);
  expect((await world.write(renter, id, twice)).status).toBe(201);
  expect((await reviewOf(id)).pictures).toEqual([second, ...others.slice(1)]);
});

it('keeps what a review shows, and removes what its writer left out within a day', async () => {
  const { bookingId, id, keys } = await blindReview(1);
  const [leftOut = ''] = await world.upload(renter, bookingId);
  const { db, store, clock } = world.catalog;
  clock.advance({ days: 2 });
  while ((await retireOrphans({ db, clock }, 24)) > 0);
  while ((await removeRetiredPictures({ db, store, clock })) > 0);
  expect((await look(renter, id, keys[0] ?? '')).status).toBe(200);
  const { status } = await world.catalog.as(renter).get(`/api/bookings/${bookingId}/pictures/${leftOut}`);
  expect(status).toBe(404);
});

it('goes with the account of its writer, whose review stays without it', async () => {
  const leaving = { id: 71, role: 'renter' as const };
  const { bookingId, id, keys } = await blindReview(1, leaving);
  await world.write(owner, bookingId, ofRenter());
  await world.catalog.identity.publish(accountClosed, leaving.id, { userId: leaving.id });
  await eventuallyPasses(async () => expect(await seenBy(id, keys[0] ?? '')).toEqual(everybody(404)));
  expect(await world.ofBoat(boat)).toMatchObject([{ id, pictures: [] }]);
});
