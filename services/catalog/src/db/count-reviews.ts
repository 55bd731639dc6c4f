import { ratingScore, voicesThatCount, type Voice } from '@harbourline/policy';
import type { ReviewAbout } from '@harbourline/contracts';
import { aboutOf } from '../domain/review-aspects';
import type { StoredRating } from '../domain/rating-of';
import type { Review } from '../generated/prisma/client';
import type { Tx } from './database';

type Subject = Pick<Review, 'about' | 'subjectId'>;

const ORDER: readonly ReviewAbout[] = ['boat', 'captain', 'renter'];

/**
 * Counts anew what the reviews of boats and people come to, after one of them was published, hidden or shown again, or
 * changed its weight. Each rating is locked until this transaction ends: in the same order everywhere.
 */
export async function countReviewsOf(tx: Tx, subjects: readonly Subject[]): Promise<void> {
  const once = new Map(subjects.map(({ about, subjectId }) => [`${about} ${subjectId}`, { about, subjectId }]));
  const inOrder = [...once.values()].sort(
    (one, other) => ORDER.indexOf(aboutOf(one)) - ORDER.indexOf(aboutOf(other)) || one.subjectId - other.subjectId,
  );
  for (const subject of inOrder) await countReviews(tx, subject);
}

async function countReviews(tx: Tx, subject: Subject): Promise<void> {
  const { subjectId: id } = subject;
  const about = aboutOf(subject);
  if (about === 'boat') {
    const listed = await tx.$queryRaw<unknown[]>`SELECT 1 FROM boats WHERE id = ${id} FOR NO KEY UPDATE`;
    if (listed.length === 0) return; // the listing is gone, and its rating with it
    const { reviewsShown, ...rating } = await ratingNow(tx, subject);
    const score = ratingScore({ count: rating.reviewCount, sums: rating.ratingSums });
    const data = { ...rating, reviewsShown, ratingScore: score };
    await tx.boat.update({ where: { id }, data, select: { id: true } });
    return;
  }
  await tx.$executeRaw`
    INSERT INTO person_ratings (about, person_id, review_count, rating_sums)
    VALUES (${about}, ${id}, 0, '{0,0,0,0,0}') ON CONFLICT DO NOTHING`;
  await tx.$queryRaw`SELECT 1 FROM person_ratings WHERE about = ${about} AND person_id = ${id} FOR UPDATE`;
  const where = { about_personId: { about, personId: id } };
  const { reviewsShown: _, ...rating } = await ratingNow(tx, subject);
  await tx.personRating.update({ where, data: rating });
}

async function ratingNow(tx: Tx, { about, subjectId }: Subject): Promise<StoredRating & { reviewsShown: number }> {
  const reviews = await tx.$queryRaw<(Voice & Pick<Review, 'stars'>)[]>`
    SELECT id, author_id AS "authorId", publish_at AS "publishedAt", weighs, stars FROM reviews
    WHERE about = ${about} AND subject_id = ${subjectId} AND published AND hidden_at IS NULL`;
  const voices = voicesThatCount(reviews);
  const sum = (aspect: number) => voices.reduce((all, { stars }) => all + (stars[aspect] ?? 0), 0);
  return { reviewsShown: reviews.length, reviewCount: voices.length, ratingSums: [0, 1, 2, 3, 4].map(sum) };
}
