import { reviewHidden } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit';
import { countReviewsOf } from '../db/count-reviews';
import type { LocalDeps } from '../db/database';
import { lockReviews } from '../db/find-reviews';
import { reviewFacts } from '../domain/review-facts';
import { Prisma, type Review } from '../generated/prisma/client';

/** An administrator hides a published review, which then counts no more, and tells its writer why. */
export async function hideReview(
  { db, clock }: LocalDeps,
  { id, reason }: { id: number; reason: string },
): Promise<Review> {
  return db.transact(async (tx) => {
    const review = await lockPublished(tx, id);
    if (review.hiddenReason === reason) return review;
    const now = clock.now();
    const version = review.version + 1;
    await tx.outbox.append(reviewHidden, { subject: id, version, data: { ...reviewFacts(review), reason } });
    const hidden = { hiddenAt: review.hiddenAt ?? now, hiddenReason: reason, judgedAt: now, version };
    const kept = await tx.review.update({ where: { id }, data: hidden });
    await countReviewsOf(tx, [review]);
    return kept;
  });
}

/** An administrator has looked at a review and lets it stand, or shows again what was hidden. */
export async function letReviewStand({ db, clock }: LocalDeps, id: number): Promise<Review> {
  return db.transact(async (tx) => {
    const review = await lockPublished(tx, id);
    const shown = { hiddenAt: null, hiddenReason: null, judgedAt: clock.now() };
    const kept = await tx.review.update({ where: { id }, data: shown });
    await countReviewsOf(tx, [review]);
    return kept;
  });
}

async function lockPublished(tx: Parameters<typeof lockReviews>[0], id: number): Promise<Review> {
  const [review] = await lockReviews(tx, Prisma.sql`id = ${id} AND published`);
  if (!review) throw new AppError('review_not_found');
  return review;
}
