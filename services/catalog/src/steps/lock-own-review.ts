import { AppError, type UserActor } from '@harbourline/service-kit';
import type { Tx } from '../db/database';
import { lockReviews, readable } from '../db/find-reviews';
import { Prisma, type Review } from '../generated/prisma/client';

/** A review about somebody that they can read now. @throws AppError `review_not_found` for any other. */
export async function lockOwnReview(tx: Tx, actor: UserActor, id: number, now: Date): Promise<Review> {
  const [review] = await lockReviews(tx, Prisma.sql`id = ${id} AND reviewed_id = ${actor.id} AND ${readable(now)}`);
  if (!review) throw new AppError('review_not_found');
  return review;
}
