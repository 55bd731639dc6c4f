import { reviewPublished } from '@harbourline/contracts';
import { averageStars } from '@harbourline/policy';
import { countReviewsOf } from '../db/count-reviews';
import type { Tx } from '../db/database';
import { reviewFacts } from '../domain/review-facts';
import type { Review } from '../generated/prisma/client';

/** Publishes reviews that this transaction has locked, from an instant on: they count, and whom they are about is told. */
export async function publishReviews(tx: Tx, reviews: readonly Review[], publishAt: Date): Promise<void> {
  const unpublished = reviews.filter(({ published }) => !published);
  for (const review of unpublished) {
    const version = review.version + 1;
    await tx.review.update({ where: { id: review.id }, data: { published: true, publishAt, version } });
    await tx.outbox.append(reviewPublished, {
      subject: review.id,
      version,
      data: { ...reviewFacts(review), average: starsOf(review) },
    });
  }
  await countReviewsOf(tx, unpublished);
}

function starsOf({ stars }: Review): number {
  return averageStars({ count: 1, sums: stars }) ?? 0;
}
