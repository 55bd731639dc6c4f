import { AppError, type UserActor } from '@harbourline/service-kit';
import { refuseText } from '@harbourline/service-kit/refuse-name';
import type { LocalDeps } from '../db/database';
import type { Review } from '../generated/prisma/client';
import { lockOwnReview } from '../steps/lock-own-review';

/** Whom a review is about replies to it, once. */
export async function replyToReview(
  { db, clock }: LocalDeps,
  actor: UserActor,
  { id, text }: { id: number; text: string },
): Promise<Review> {
  refuseText(text, 'text');
  return db.transact(async (tx) => {
    const now = clock.now();
    const review = await lockOwnReview(tx, actor, id, now);
    if (review.reply !== null) throw new AppError('review_replied');
    return tx.review.update({ where: { id }, data: { reply: text, repliedAt: now } });
  });
}
