import { AppError, type UserActor } from '@harbourline/service-kit';
import { refusePhone } from '@harbourline/service-kit/phone-in-text';
import type { LocalDeps } from '../db/database';
import type { Review } from '../generated/prisma/client';
import { lockOwnReview } from '../steps/lock-own-review';

/** Whom a review is about replies to it, once. */
export async function replyToReview(
  { db, clock }: LocalDeps,
  actor: UserActor,
  { id, text }: { id: number; text: string },
): Promise<Review> {
  refusePhone(text, 'text', 'text');
  return db.transact(async (tx) => {
    const now = clock.now();
    const review = await lockOwnReview(tx, actor, id, now);
    if (review.reply !== null) throw new AppError('review_replied');
    return tx.review.update({ where: { id }, data: { reply: text, repliedAt: now } });
  });
}
