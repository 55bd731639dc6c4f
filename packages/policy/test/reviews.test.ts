import fc from 'fast-check';
import {
  averagesByAspect,
  averageStars,
  isPublic,
  publicationOf,
  publicName,
  ratingScore,
  REVIEW_ASPECTS,
  REVIEW_DAYS,
  reviewDeadline,
  reviewRefusal,
  type ReviewFacts,
  type ReviewSide,
} from '../src';

const END = new Date('2026-07-04T22:00:00Z');
const after = (days: number) => new Date(END.getTime() + days * 86_400_000);
const sides = fc.constantFrom<ReviewSide>('renter', 'owner');
const stars = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: REVIEW_ASPECTS, maxLength: REVIEW_ASPECTS });

/** What becomes of a charter's reviews: each side tries to write now and then, and a completion is taken back or set. */
const lives = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 20 * 24 * 60 }),
    act: fc.oneof(sides, fc.constantFrom('taken back' as const, 'completed' as const, 'moved' as const)),
  }),
  { maxLength: 12 },
);

function* played(life: { at: number; act: ReviewSide | 'taken back' | 'completed' | 'moved' }[]) {
  let facts: ReviewFacts = { reviewable: true, until: reviewDeadline(END), publishedAt: { renter: null, owner: null } };
  for (const { at, act } of [...life].sort((one, other) => one.at - other.at)) {
    const now = new Date(END.getTime() + at * 60_000);
    const before = facts;
    if (act === 'moved') facts = { ...facts, until: reviewDeadline(now) };
    else if (act === 'taken back' || act === 'completed') facts = { ...facts, reviewable: act === 'completed' };
    else if (!reviewRefusal(act, facts, now)) {
      const publication = publicationOf(act, facts, now);
      const { renter, owner } = facts.publishedAt;
      const both = { renter: renter && publication, owner: owner && publication };
      facts = { ...facts, publishedAt: { ...both, [act]: publication } };
      yield { side: act, now, before, facts };
    }
  }
}

it('lets nobody write who could read what the other side wrote, and each side write once', () => {
  fc.assert(
    fc.property(lives, (life) => {
      const written = [...played(life)];
      for (const { side, now, before } of written) {
        const others = before.publishedAt[side === 'renter' ? 'owner' : 'renter'];
        expect(others === null || !isPublic(others, now)).toBe(true);
        expect(before.reviewable).toBe(true);
      }
      expect(new Set(written.map(({ side }) => side)).size).toBe(written.length);
    }),
  );
});

it('publishes both at once when the second is in, and one alone only after the deadline', () => {
  fc.assert(
    fc.property(lives, (life) => {
      for (const { now, before, facts } of played(life)) {
        const { renter, owner } = facts.publishedAt;
        if (renter && owner) expect([renter, owner]).toEqual([now, now]);
        else expect(renter ?? owner).toEqual(new Date(before.until.getTime() + 1));
      }
    }),
  );
});

it(`is over ${REVIEW_DAYS} days after the charter, to the instant`, () => {
  const facts = { reviewable: true, until: reviewDeadline(END), publishedAt: { renter: null, owner: null } };
  const last = after(REVIEW_DAYS);
  const next = new Date(last.getTime() + 1);
  expect(reviewRefusal('renter', facts, last)).toBeUndefined();
  expect(reviewRefusal('renter', facts, next)).toBe('over');
  const alone = publicationOf('renter', facts, last);
  expect([isPublic(alone, last), isPublic(alone, next)]).toEqual([false, true]);
  expect(reviewRefusal('owner', { ...facts, reviewable: false }, END)).toBe('not_due');
});

const rated = (reviews: readonly (readonly number[])[]) => ({
  count: reviews.length,
  sums: reviews.reduce<number[]>(
    (sums, review) => sums.map((sum, index) => sum + (review[index] ?? 0)),
    Array.from({ length: REVIEW_ASPECTS }, () => 0),
  ),
});

it('scores between what is expected and what was given, and nearer to what was given with every review like it', () => {
  fc.assert(
    fc.property(stars, fc.integer({ min: 1, max: 200 }), (review, count) => {
      const mean = review.reduce((sum, each) => sum + each, 0) / REVIEW_ASPECTS;
      const scores = [count, count + 1].map((many) => ratingScore(rated(Array.from({ length: many }, () => review))));
      const far = scores.map((score) => Math.abs(score - 1_000 * mean));
      expect(far[1]).toBeLessThanOrEqual((far[0] ?? 0) + 1);
      const [low, high] = [Math.min(4_000, 1_000 * mean), Math.max(4_000, 1_000 * mean)];
      for (const score of scores) expect(score >= Math.floor(low) && score <= Math.ceil(high)).toBe(true);
    }),
  );
});

it('never falls when stars are added to a review, and does not care about the order', () => {
  fc.assert(
    fc.property(fc.array(stars, { minLength: 1, maxLength: 20 }), (reviews) => {
      const better = reviews.map((review) => review.map((each) => Math.min(5, each + 1)));
      expect(ratingScore(rated(better))).toBeGreaterThanOrEqual(ratingScore(rated(reviews)));
      expect(ratingScore(rated([...reviews].reverse()))).toBe(ratingScore(rated(reviews)));
      const average = averageStars(rated(reviews)) ?? 0;
      expect(average >= 1 && average <= 5).toBe(true);
    }),
  );
});

it('puts many good reviews before a single perfect one, and a bad one behind none', () => {
  const [five, four, two] = [5, 4, 2].map((each) => Array.from({ length: REVIEW_ASPECTS }, () => each));
  const many = rated([...Array.from({ length: 19 }, () => five ?? []), four ?? []]);
  expect(ratingScore(many)).toBeGreaterThan(ratingScore(rated([five ?? []])));
  expect(ratingScore(rated([two ?? []]))).toBeLessThan(ratingScore(rated([])));
  expect(ratingScore(rated([]))).toBe(4_000);
});

it('says averages to one decimal, and nothing where there is nothing', () => {
  expect(averageStars(rated([]))).toBeNull();
  expect(averagesByAspect(rated([]))).toEqual([]);
  const two = rated([
    [5, 5, 5, 4, 5],
    [4, 5, 5, 4, 5],
  ]);
  expect(averageStars(two)).toBe(4.7);
  expect(averagesByAspect(two)).toEqual([4.5, 5, 5, 4, 5]);
});

it.each([
  ['Amélie Fournier', 'Amélie F.'],
  ['  Jean  Paul de la tour ', 'Jean T.'],
  ['Cher', 'Cher'],
  ['李 小龙', '李 小.'],
  ['Zoë 𝒜ble', 'Zoë 𝒜.'],
])('calls %s %s in public', (name, said) => {
  expect(publicName(name)).toBe(said);
});
