import { isPublic } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { ImageShape } from '../domain/image-key';
import type { Review } from '../generated/prisma/client';
import { getPicture, type Picture } from './get-picture';

/** A picture of a review, for whoever may read the review now. @throws AppError `image_not_found` for anybody else. */
export async function getReviewPicture(
  deps: Deps,
  viewer: UserActor | undefined,
  { key, reviewId }: { key: string; reviewId: number },
  shape: ImageShape,
): Promise<Picture> {
  const review = await deps.db.client.review.findUnique({ where: { id: reviewId, pictures: { has: key } } });
  if (!review || !mayRead(review, viewer, deps.clock.now())) throw new AppError('image_not_found');
  return getPicture(deps, { key, charterId: review.bookingId }, shape);
}

/** Writers read their own always; administrators once it is published, also when it is hidden. */
function mayRead({ authorId, published, publishAt, hiddenAt }: Review, viewer: UserActor | undefined, now: Date) {
  if (viewer?.id === authorId || (viewer?.role === 'admin' && published)) return true;
  return hiddenAt === null && isPublic(publishAt, now);
}
