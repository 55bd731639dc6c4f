import { reviewPublished } from '@harbourline/contracts';
import { averageStars } from '@harbourline/policy';
import { countReview } from '../db/count-review';
import type { Tx } from '../db/database';
import { reviewFacts } from '../domain/review-facts';
import type { Review } from '../generated/prisma/client';

const ORDER = ['boat', 'captain', 'renter'];

/**
 * Publishes reviews that this transaction has locked, from an instant on: they count, and whom they are about is told. In
 * the same order everywhere, as each locks a rating.
 */
export async function publishReviews(tx: Tx, reviews: readonly Review[], publishAt: Date): Promise<void> {
  const inOrder = [...reviews].sort((one, other) => ORDER.indexOf(one.about) - ORDER.indexOf(other.about));
  for (const review of inOrder) {
    if (review.published) continue;
    const version = review.version + 1;
    await tx.review.update({ where: { id: review.id }, data: { published: true, publishAt, version } });
    if (review.hiddenAt === null) await countReview(tx, review, 1);
    await tx.outbox.append(reviewPublished, {
      subject: review.id,
      version,
      data: { ...reviewFacts(review), average: starsOf(review) },
    });
  }
}

function starsOf({ stars }: Review): number {
  return averageStars({ count: 1, sums: stars }) ?? 0;
}
