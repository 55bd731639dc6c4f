import type { ReviewAbout } from '@harbourline/contracts';
import { publicationOf, reviewRefusal, type ReviewFacts, type ReviewSide } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { refuseText } from '@harbourline/service-kit/refuse-name';
import { keepPictures } from '../db/boat-pictures';
import type { LocalDeps, Tx } from '../db/database';
import { lockReviews } from '../db/find-reviews';
import { aboutOf, storedStars } from '../domain/review-aspects';
import { Prisma, type Charter, type Review } from '../generated/prisma/client';
import { publishReviews } from '../steps/publish-reviews';

interface Opinion {
  stars: Readonly<Record<string, number>>;
  text: string;
  /** The keys of pictures that the writer has uploaded of this charter. */
  pictures?: readonly string[] | undefined;
}
type Opinions = Partial<Record<ReviewAbout, Opinion | null>>;

const REFUSALS = { not_due: 'review_not_due', written: 'review_written', over: 'review_over' } as const;

/**
 * One side of a completed charter reviews the other, once. Nobody reads it before both sides are in or the time is over.
 * @throws AppError that says why this charter is not to be reviewed now.
 */
export async function writeReview(
  { db, clock }: LocalDeps,
  author: UserActor,
  { bookingId, opinions }: { bookingId: number; opinions: Opinions },
): Promise<Review[]> {
  for (const [about, opinion] of Object.entries(opinions)) {
    if (opinion) refuseText(opinion.text, `${about}.text`);
  }
  return db.transact(async (tx) => {
    const charter = await lockCharter(tx, bookingId);
    const side: ReviewSide = author.role === 'owner' ? 'owner' : 'renter';
    if (!charter || author.id !== authorOf(charter, side)) throw new AppError('booking_not_found');
    const earlier = await lockReviews(tx, Prisma.sql`booking_id = ${bookingId}`);
    const now = clock.now();
    const facts = factsOf(charter, earlier, now);
    const refusal = reviewRefusal(side, facts, now);
    if (refusal) throw new AppError(REFUSALS[refusal]);
    const publishAt = publicationOf(side, facts, now);
    const written = await keep(tx, charter, opinions, { now, publishAt, authorId: author.id });
    if (publishAt > now) return written;
    await publishReviews(tx, [...earlier, ...written], publishAt);
    return tx.review.findMany({ where: { bookingId, authorId: author.id }, orderBy: { id: 'asc' } });
  });
}

/** Nobody else writes of it, and booking's news of it wait, until this transaction ends. */
async function lockCharter(tx: Tx, bookingId: number): Promise<Charter | null> {
  await tx.$queryRaw`SELECT booking_id FROM charters WHERE booking_id = ${bookingId} FOR UPDATE`;
  return tx.charter.findUnique({ where: { bookingId } });
}

function authorOf({ renterId, ownerId }: Charter, side: ReviewSide): number {
  return side === 'renter' ? renterId : ownerId;
}

/** A review that was told of can be read, whatever the clock of this process says. */
function factsOf({ reviewable, reviewUntil: until }: Charter, earlier: readonly Review[], now: Date): ReviewFacts {
  const publishedAt = (side: ReviewSide) => {
    const review = earlier.find((each) => (aboutOf(each) === 'renter') === (side === 'owner'));
    if (!review) return null;
    return review.published && review.publishAt > now ? now : review.publishAt;
  };
  return { reviewable, until, publishedAt: { renter: publishedAt('renter'), owner: publishedAt('owner') } };
}

async function keep(
  tx: Tx,
  charter: Charter,
  opinions: Opinions,
  { now, publishAt, authorId }: { now: Date; publishAt: Date; authorId: number },
): Promise<Review[]> {
  const { bookingId, boatId, boatTitle, day, spent: weighs } = charter;
  const common = { bookingId, boatId, boatTitle, day, weighs, authorId, writtenAt: now, publishAt };
  const rows = (['boat', 'captain', 'renter'] as const).flatMap((about) => {
    const opinion = opinions[about];
    if (!opinion) return [];
    const subject = subjectOf(charter, about);
    const { stars, text, pictures = [] } = opinion;
    return [{ ...common, ...subject, about, stars: storedStars(about, stars), text, pictures: [...new Set(pictures)] }];
  });
  await keepPictures(tx, {
    ...{ charterId: bookingId, uploadedBy: authorId, keptFor: 'review' },
    keys: rows.flatMap(({ pictures }) => pictures),
  });
  return tx.review.createManyAndReturn({ data: rows });
}

function subjectOf({ boatId, ownerId, captainId, renterId }: Charter, about: ReviewAbout) {
  if (about === 'boat') return { subjectId: boatId, reviewedId: ownerId };
  if (about === 'renter') return { subjectId: renterId, reviewedId: renterId };
  if (captainId === null) {
    const message = 'This charter had no captain';
    throw new AppError('invalid_input', { message, fields: { captain: message } });
  }
  return { subjectId: captainId, reviewedId: captainId };
}
