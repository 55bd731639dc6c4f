import { bookingCancelled, type BookingState } from '@harbourline/contracts';
import { LEAST_TOTAL_CENTS } from '@harbourline/policy';
import { publishDueReviews } from '../src/use-cases/publish-due-reviews';
import { admin, captain, owner } from './builders';
import { boatStars, ofBoth, ofRenter, startReviews, type Reviews } from './review-world';

const TEXT = 'A calm boat that was as it was shown, and a captain who knew every island by its name.';
const RENTERS = [61, 62, 63];
const SMALL = { totalCents: 300, depositCents: 75 };

let world: Reviews;
let boat: number;
beforeAll(async () => {
  world = await startReviews();
  for (const id of RENTERS) await world.catalog.knowUser({ id, role: 'renter', fullName: `Renter Number${id}` });
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.catalog.clock.set('2026-11-21T12:00:00Z');
  await world.catalog.db.client.review.deleteMany();
  await world.catalog.db.client.personRating.deleteMany();
  boat = await world.boat();
});

/** A charter of a renter that both sides have reviewed. */
async function reviewed(renterId = RENTERS[0] ?? 0, stars = 5, changes: Partial<BookingState> = {}) {
  const booking = await world.complete(boat, { renterId, ...changes });
  const opinion = { ...ofBoth(stars), boat: { stars: boatStars(stars), text: TEXT } };
  expect((await world.write({ id: renterId, role: 'renter' }, booking.id, opinion)).status).toBe(201);
  expect((await world.write(owner, booking.id, ofRenter(stars))).status).toBe(201);
  return booking;
}

const rankOf = async () => {
  const { reviewCount, ratingSums, ratingScore } = await world.catalog.db.client.boat.findUniqueOrThrow({
    where: { id: boat },
  });
  return { reviewCount, stars: ratingSums[0], ratingScore };
};
const UNRATED = { reviewCount: 0, stars: 0, ratingScore: 4000 };
const people = () => world.catalog.db.client.personRating.findMany({ where: { reviewCount: { gt: 0 } } });
const featured = async () => (await world.catalog.as(null).get('/api/reviews/featured')).body as unknown[];

it('shows reviews of charters for next to nothing, which change no average and no rank and are not featured', async () => {
  for (let charter = 0; charter < 3; charter += 1) await reviewed(RENTERS[0], 5, SMALL);
  await reviewed(RENTERS[1], 1, { totalCents: LEAST_TOTAL_CENTS - 1 });
  expect(await world.ofBoat(boat)).toHaveLength(4);
  expect([await rankOf(), await people(), await featured()]).toEqual([UNRATED, [], []]);
  expect((await world.catalog.as(null).get(`/api/boats/${boat}`)).body).not.toHaveProperty('rating');
});

it('lets no review of one’s own boat count', async () => {
  const own = await world.complete(boat, { renterId: owner.id });
  await world.write({ id: owner.id, role: 'renter' }, own.id, ofBoth(5));
  await world.write(owner, own.id, ofRenter(5));
  expect([await rankOf(), await people()]).toEqual([UNRATED, []]);
});

it('counts one voice of a renter, the latest, and of others one each', async () => {
  await reviewed(RENTERS[0], 5);
  await reviewed(RENTERS[0], 5);
  world.catalog.clock.pass({ hours: 1 });
  await reviewed(RENTERS[0], 2);
  expect(await rankOf()).toMatchObject({ reviewCount: 1, stars: 2 });
  await reviewed(RENTERS[1], 5);
  await reviewed(RENTERS[2], 4);
  expect(await rankOf()).toMatchObject({ reviewCount: 3, stars: 11 });
  expect(await world.ofBoat(boat)).toHaveLength(5);
  const ofCaptain = (await people()).find(({ personId }) => personId === captain.id);
  expect(ofCaptain).toMatchObject({ about: 'captain', reviewCount: 3 });
  // The owner speaks once of each renter.
  expect((await people()).filter(({ about }) => about === 'renter')).toMatchObject([
    { reviewCount: 1 },
    { reviewCount: 1 },
    { reviewCount: 1 },
  ]);
});

it('counts the review before, where the latest is hidden, and features what counts', async () => {
  await reviewed(RENTERS[0], 5);
  world.catalog.clock.pass({ hours: 1 });
  const latest = await reviewed(RENTERS[0], 1);
  const { id } = await world.catalog.db.client.review.findFirstOrThrow({
    where: { bookingId: latest.id, about: 'boat' },
  });
  const judge = (body: object) => world.catalog.as(admin).patch(`/api/admin/reviews/${id}`, body);
  await judge({ hidden: true, reason: 'It is about another boat.' });
  expect(await rankOf()).toMatchObject({ reviewCount: 1, stars: 5 });
  expect(await featured()).toHaveLength(1);
  await judge({ hidden: false });
  expect(await rankOf()).toMatchObject({ reviewCount: 1, stars: 1 });
});

it('takes the weight off a review whose charter’s money went back, and gives it to one whose charter is told of late', async () => {
  const booking = await reviewed(RENTERS[0], 5);
  expect(await rankOf()).toMatchObject({ reviewCount: 1 });
  const cancelled = { status: 'cancelled', refundCents: booking.depositCents } as const;
  const gone = await world.happens(bookingCancelled, booking, cancelled);
  expect([await rankOf(), await people(), await featured()]).toEqual([UNRATED, [], []]);
  expect(await world.ofBoat(boat)).toHaveLength(1);
  await world.happens(bookingCancelled, gone, { status: 'completed', refundCents: null });
  expect(await rankOf()).toMatchObject({ reviewCount: 1, stars: 5 });
});

it('counts what nobody answered once its blind time is over', async () => {
  const { id } = await world.complete(boat, { renterId: RENTERS[0] });
  await world.write({ id: RENTERS[0] ?? 0, role: 'renter' }, id, ofBoth(3));
  expect(await rankOf()).toEqual(UNRATED);
  world.catalog.clock.pass({ hours: 15 * 24 });
  while ((await publishDueReviews(world.catalog)) > 0);
  expect(await rankOf()).toMatchObject({ reviewCount: 1, stars: 3 });
});
