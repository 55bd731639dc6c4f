import { addHours } from './time';

/** How many boats an owner can list within 24 hours before their first charter with somebody else is completed. */
export const LISTINGS_PER_DAY = 10;

/** What decides whether an owner can list another boat. */
export interface ListingFacts {
  /** A link that was sent to their address came back; undefined where nobody has said, as for accounts of old. */
  emailConfirmed: boolean | undefined;
  /** Somebody has really spent money at one of their boats: `countsAsSpent`. */
  hasSailed: boolean;
  /** When they listed boats lately, those since deleted included. */
  listedAt: readonly Date[];
}

/** Why an owner cannot list another boat now, and from when on they can, where time alone helps. */
export type ListingRefusal = { why: 'email_not_confirmed' } | { why: 'too_many_listings'; until: Date };

/** @returns undefined where an owner may list another boat. */
export function listingRefusal(
  { emailConfirmed = true, hasSailed, listedAt }: ListingFacts,
  now: Date,
): ListingRefusal | undefined {
  if (!emailConfirmed) return { why: 'email_not_confirmed' };
  if (hasSailed) return undefined;
  const lately = listedLately(listedAt, now);
  const [first] = lately.slice(-LISTINGS_PER_DAY);
  return first && lately.length >= LISTINGS_PER_DAY ? { why: 'too_many_listings', until: aDayAfter(first) } : undefined;
}

/** Those of the last 24 hours, the earliest first. */
export function listedLately(listedAt: readonly Date[], now: Date): Date[] {
  return listedAt.filter((at) => aDayAfter(at) > now).sort((one, other) => one.getTime() - other.getTime());
}

/** A published review, as far as it has a voice in what its subject's reviews come to. */
export interface Voice {
  authorId: number;
  publishedAt: Date;
  id: number;
  /** Its charter counts as spent: `countsAsSpent`. */
  weighs: boolean;
}

/**
 * The reviews that count in averages and ranks: those of charters on which really something was spent, and of each author
 * the latest. Who reviews the same boat, captain or renter again changes their mind and does not speak twice.
 */
export function voicesThatCount<Review extends Voice>(reviews: readonly Review[]): Review[] {
  const latest = new Map<number, Review>();
  for (const review of reviews) {
    const other = latest.get(review.authorId);
    if (review.weighs && (!other || isLater(review, other))) latest.set(review.authorId, review);
  }
  return [...latest.values()];
}

function isLater(one: Voice, other: Voice): boolean {
  const ahead = one.publishedAt.getTime() - other.publishedAt.getTime();
  return ahead > 0 || (ahead === 0 && one.id > other.id);
}

function aDayAfter(at: Date): Date {
  return addHours(at, 24);
}
