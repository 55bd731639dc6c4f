import { AppError, type UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import type { Review } from '../generated/prisma/client';
import { lockOwnReview } from '../steps/lock-own-review';

/** Whom a review is about asks an administrator to look at it, once. */
export async function reportReview(
  { db, clock }: LocalDeps,
  actor: UserActor,
  { id, reason }: { id: number; reason: string },
): Promise<Review> {
  return db.transact(async (tx) => {
    const now = clock.now();
    const review = await lockOwnReview(tx, actor, id, now);
    if (review.reportedAt !== null) throw new AppError('review_reported');
    return tx.review.update({ where: { id }, data: { reportedAt: now, reportReason: reason } });
  });
}
