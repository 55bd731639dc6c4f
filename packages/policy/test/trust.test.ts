import fc from 'fast-check';
import {
  addHours,
  countsAsSpent,
  depositOf,
  LEAST_TOTAL_CENTS,
  listedLately,
  listingRefusal,
  LISTINGS_PER_DAY,
  ratingScore,
  voicesThatCount,
  type SpentFacts,
  type Voice,
} from '../src';

const RUNS = Number(process.env['SEQUENCES'] ?? 5_000);
const NOW = new Date('2026-07-01T12:00:00Z');
const hoursAgo = (hours: number) => addHours(NOW, -hours);

describe('another listing', () => {
  const newOwner = { emailConfirmed: true, hasSailed: false, listedAt: [] };
  const aDaysWorth = Array.from({ length: LISTINGS_PER_DAY }, (_, index) => hoursAgo(10 - index));

  it('is refused without a confirmed address, whatever was spent with the owner', () => {
    const refusal = { why: 'email_not_confirmed' };
    expect(listingRefusal({ ...newOwner, emailConfirmed: false }, NOW)).toEqual(refusal);
    expect(listingRefusal({ ...newOwner, emailConfirmed: false, hasSailed: true }, NOW)).toEqual(refusal);
    expect(listingRefusal(newOwner, NOW)).toBeUndefined();
  });

  it('is allowed to owners of old, of whose address nobody has said anything', () => {
    expect(listingRefusal({ ...newOwner, emailConfirmed: undefined }, NOW)).toBeUndefined();
  });

  it('is refused beyond a day’s worth until the first of them is a day old', () => {
    const until = addHours(hoursAgo(10), 24);
    expect(listingRefusal({ ...newOwner, listedAt: aDaysWorth.slice(1) }, NOW)).toBeUndefined();
    expect(listingRefusal({ ...newOwner, listedAt: aDaysWorth }, NOW)).toEqual({ why: 'too_many_listings', until });
    expect(listingRefusal({ ...newOwner, listedAt: aDaysWorth }, until)).toBeUndefined();
  });

  it('is allowed beyond it once somebody has spent money at a boat of theirs', () => {
    expect(listingRefusal({ ...newOwner, hasSailed: true, listedAt: aDaysWorth }, NOW)).toBeUndefined();
  });
});

describe('the voices that count', () => {
  const voice = (id: number, changes: Partial<Voice> = {}): Voice => ({
    ...{ id, authorId: id, publishedAt: hoursAgo(100 - id), weighs: true },
    ...changes,
  });
  const ids = (...reviews: Voice[]) => voicesThatCount(reviews).map(({ id }) => id);

  it('are those of all authors, and of each the latest', () => {
    expect(ids(voice(1), voice(2))).toEqual([1, 2]);
    expect(ids(voice(3, { authorId: 1 }), voice(1))).toEqual([3]);
    expect(ids(voice(1), voice(3, { authorId: 1 }))).toEqual([3]);
    const publishedAt = NOW;
    expect(ids(voice(2, { authorId: 1, publishedAt }), voice(1, { publishedAt }))).toEqual([2]);
  });

  it('are none of charters on which nothing was really spent, which do not take an earlier one back either', () => {
    expect(ids(voice(1, { weighs: false }))).toEqual([]);
    expect(ids(voice(1), voice(2, { authorId: 1, weighs: false }))).toEqual([1]);
  });
});

/** What one person can do with accounts and boats of their own while all their money comes back or stays with them. */
type Act =
  | { do: 'reserve'; renter: number; owner: number; totalCents: number }
  | { do: 'cancel'; which: number }
  | { do: 'complete'; which: number }
  | { do: 'dispute'; which: number; lost: boolean }
  | { do: 'dashboard refund'; which: number }
  | { do: 'review'; which: number; stars: number }
  | { do: 'list'; owner: number; hours: number };

const PEOPLE = [1, 2, 3, 4];
const someone = fc.constantFrom(...PEOPLE);
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    fc.record({
      ...{ do: fc.constant('reserve' as const), renter: someone, owner: someone },
      totalCents: fc.oneof(fc.integer({ min: 100, max: 1_000_000 }), fc.constantFrom(300, LEAST_TOTAL_CENTS - 1)),
    }),
    fc.record({ do: fc.constant('cancel' as const), which: fc.nat() }),
    fc.record({ do: fc.constant('complete' as const), which: fc.nat() }),
    fc.record({ do: fc.constant('dispute' as const), which: fc.nat(), lost: fc.boolean() }),
    fc.record({ do: fc.constant('dashboard refund' as const), which: fc.nat() }),
    fc.record({ do: fc.constant('review' as const), which: fc.nat(), stars: fc.integer({ min: 1, max: 5 }) }),
    fc.record({
      ...{ do: fc.constant('list' as const), owner: someone },
      hours: fc.constantFrom(0, 0, 0, 0, 0, 1, 5),
    }),
  ),
  { maxLength: 120, size: 'max' },
);

/** All that came of a life: what its reviews come to, and the most boats that somebody listed within a day. */
function liveThrough(life: readonly Act[]) {
  const charters: SpentFacts[] = [];
  const reviews: (Voice & { ownerId: number; stars: number; charter: SpentFacts })[] = [];
  const listedBy = new Map<number, Date[]>(PEOPLE.map((id) => [id, []]));
  let now = NOW;
  let mostInADay = 0;
  for (const act of life) {
    if (act.do === 'reserve') {
      const { renter: renterId, owner: ownerId, totalCents } = act;
      const paid = { depositCents: depositOf(totalCents), paymentIntentId: 'pi_1', creditCents: 0, paidDate: now };
      const back = { refundCents: null, returnedCents: 0, disputed: false };
      charters.push({ status: 'confirmed', renterId, ownerId, totalCents, ...back, ...paid });
    } else if (act.do === 'list') {
      now = addHours(now, act.hours);
      const listedAt = listedBy.get(act.owner) ?? [];
      const hasSailed = charters.some((charter) => charter.ownerId === act.owner && countsAsSpent(charter));
      if (listingRefusal({ emailConfirmed: true, hasSailed, listedAt }, now)) continue;
      listedAt.push(now);
      mostInADay = Math.max(mostInADay, listedLately(listedAt, now).length);
    } else {
      const charter = charters[act.which % Math.max(1, charters.length)];
      if (!charter) continue;
      // Only at their own boats, or for next to nothing, or what is given back afterwards.
      const { depositCents, disputed, returnedCents } = charter;
      const isBack = disputed || returnedCents >= depositCents;
      const isFree = isBack || charter.renterId === charter.ownerId || charter.totalCents < LEAST_TOTAL_CENTS;
      if (act.do === 'complete') charter.status = isFree ? 'completed' : charter.status;
      else if (act.do === 'cancel') Object.assign(charter, { status: 'cancelled', refundCents: depositCents });
      else if (act.do === 'dashboard refund') charter.returnedCents = depositCents;
      else if (act.do === 'dispute') {
        // Of what was completed while it was disputed all comes back.
        const ends = act.lost ? { disputed: false, returnedCents: depositCents } : { disputed: true };
        Object.assign(charter, ends);
      } else {
        const { renterId: authorId, ownerId } = charter;
        const id = reviews.length + 1;
        reviews.push({ id, authorId, publishedAt: now, weighs: true, ownerId, stars: act.stars, charter });
      }
    }
  }
  const weighed = reviews.map((review) => ({ ...review, weighs: countsAsSpent(review.charter) }));
  const scores = PEOPLE.map((owner) => {
    const voices = voicesThatCount(weighed.filter(({ ownerId }) => ownerId === owner));
    return ratingScore({ count: voices.length, sums: [voices.reduce((sum, { stars }) => sum + stars, 0)] });
  });
  return { scores, mostInADay };
}

it('changes no rank and lifts no limit by anything that ends with all money returned or at one’s own boats', () => {
  const unrated = ratingScore({ count: 0, sums: [] });
  fc.assert(
    fc.property(acts, (life) => {
      const { scores, mostInADay } = liveThrough(life);
      expect(new Set(scores)).toEqual(new Set([unrated]));
      expect(mostInADay).toBeLessThanOrEqual(LISTINGS_PER_DAY);
    }),
    { numRuns: RUNS },
  );
});

it('counts one voice of a renter per boat, however many charters of real size they complete', () => {
  const reviews = fc.array(
    fc.record({
      ...{ id: fc.nat(), authorId: someone, weighs: fc.boolean() },
      publishedAt: fc.integer({ min: 0, max: 50 }).map((hours) => hoursAgo(hours)),
    }),
  );
  fc.assert(
    fc.property(reviews, (all) => {
      const authors = voicesThatCount(all).map(({ authorId }) => authorId);
      const heard = all.filter(({ weighs }) => weighs).map(({ authorId }) => authorId);
      expect(authors.sort()).toEqual([...new Set(heard)].sort());
    }),
    { numRuns: Math.min(RUNS, 1_000) },
  );
});
