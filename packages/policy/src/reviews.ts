import { addHours } from './time';

/** How long after its end a charter can be reviewed. */
export const REVIEW_DAYS = 14;
/** Each review rates so many aspects, each with one to five stars. */
export const REVIEW_ASPECTS = 5;

/** Who reviews whom: the renter boat and captain, the owner the renter. */
export type ReviewSide = 'renter' | 'owner';

/** What decides whether somebody may review a charter. */
export interface ReviewFacts {
  /** The charter is completed, and its deposit was paid. */
  reviewable: boolean;
  /** Until when. */
  until: Date;
  /** Since when each side's review can be read, or from when on; null for a side that has written none. */
  publishedAt: Readonly<Record<ReviewSide, Date | null>>;
}

/** An average of stars as people read it, such as 4.5. */
export const averageInWords = (stars: number): string => stars.toFixed(1);

export type ReviewRefusal = 'not_due' | 'written' | 'over';

/** Until when a charter can be reviewed that ends then. The instant itself is still in time. */
export function reviewDeadline(end: Date): Date {
  return addHours(end, REVIEW_DAYS * 24);
}

/**
 * Why a side may not review a charter now; undefined where it may. Nobody writes once the other side's review can be
 * read, whatever has become of the deadline since.
 */
export function reviewRefusal(
  side: ReviewSide,
  { reviewable, until, publishedAt }: ReviewFacts,
  now: Date,
): ReviewRefusal | undefined {
  if (publishedAt[side]) return 'written';
  if (!reviewable) return 'not_due';
  const others = publishedAt[otherSide(side)];
  return now > until || (others !== null && isPublic(others, now)) ? 'over' : undefined;
}

/** From when on a review can be read that a side writes now: at once if the other side's is in, else after the deadline. */
export function publicationOf(side: ReviewSide, { until, publishedAt }: ReviewFacts, now: Date): Date {
  return publishedAt[otherSide(side)] ? now : new Date(until.getTime() + 1);
}

/** Whether what is published from an instant on can be read. */
export function isPublic(publishedAt: Date, now: Date): boolean {
  return publishedAt <= now;
}

/** The reviews of somebody or something, added up. */
export interface RatingSums {
  count: number;
  /** The stars of all reviews, aspect by aspect. */
  sums: readonly number[];
}

/** The stars of a review or of many on average, to one decimal; null where there are none. */
export function averageStars({ count, sums }: RatingSums): number | null {
  return count === 0 ? null : oneDecimal(added(sums) / (count * sums.length));
}

/** The same for each aspect. */
export function averagesByAspect({ count, sums }: RatingSums): number[] {
  return count === 0 ? [] : sums.map((sum) => oneDecimal(sum / count));
}

/** What one expects of a boat that nobody has reviewed, and how many reviews it takes to weigh as much as that. */
const EXPECTED_STARS = 4;
const EXPECTATION_WEIGHT = 5;

/**
 * By what boats are sorted, best rated first, in thousandths of a star: the mean of their reviews and of what one expects
 * of a boat without any (a Bayesian mean). So a single five does not stand above twenty of which one was a four.
 */
export function ratingScore({ count, sums }: RatingSums): number {
  const stars = count === 0 ? 0 : added(sums) / sums.length;
  return Math.round((1_000 * (stars + EXPECTED_STARS * EXPECTATION_WEIGHT)) / (count + EXPECTATION_WEIGHT));
}

/** How somebody is called where everybody reads it: first name and initial, "Amélie F." */
export function publicName(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const [initial] = last ?? '';
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

function otherSide(side: ReviewSide): ReviewSide {
  return side === 'renter' ? 'owner' : 'renter';
}

function added(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
