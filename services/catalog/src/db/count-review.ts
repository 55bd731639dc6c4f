import { ratingScore } from '@harbourline/policy';
import { aboutOf } from '../domain/review-aspects';
import type { StoredRating } from '../domain/rating-of';
import type { Review } from '../generated/prisma/client';
import type { Tx } from './database';

/** Adds a review to what its boat or person comes to, or takes it off. The rating is locked until this transaction ends. */
export async function countReview(tx: Tx, review: Review, by: 1 | -1): Promise<void> {
  const [about, id] = [aboutOf(review), review.subjectId];
  if (about === 'boat') {
    const [boat] = await tx.$queryRaw<StoredRating[]>`
      SELECT review_count AS "reviewCount", rating_sums AS "ratingSums" FROM boats WHERE id = ${id} FOR NO KEY UPDATE`;
    if (!boat) return; // the listing is gone, and its rating with it
    const rating = changed(boat, review, by);
    const score = ratingScore({ count: rating.reviewCount, sums: rating.ratingSums });
    await tx.boat.update({ where: { id }, data: { ...rating, ratingScore: score }, select: { id: true } });
    return;
  }
  await tx.$executeRaw`
    INSERT INTO person_ratings (about, person_id, review_count, rating_sums)
    VALUES (${about}, ${id}, 0, '{0,0,0,0,0}') ON CONFLICT DO NOTHING`;
  const [person] = await tx.$queryRaw<StoredRating[]>`
    SELECT review_count AS "reviewCount", rating_sums AS "ratingSums" FROM person_ratings
    WHERE about = ${about} AND person_id = ${id} FOR UPDATE`;
  if (!person) throw new Error(`the rating of ${about} ${id} is gone`);
  const where = { about_personId: { about, personId: id } };
  await tx.personRating.update({ where, data: changed(person, review, by) });
}

function changed({ reviewCount, ratingSums }: StoredRating, { stars }: Review, by: 1 | -1): StoredRating {
  return {
    reviewCount: reviewCount + by,
    ratingSums: ratingSums.map((sum, index) => sum + by * (stars[index] ?? 0)),
  };
}
