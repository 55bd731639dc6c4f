import type { Rating, ReviewAbout } from '@harbourline/contracts';
import { averagesByAspect, averageStars } from '@harbourline/policy';
import { byAspect } from './review-aspects';

/** What a boat's or a person's reviews come to, as it is stored. */
export interface StoredRating {
  reviewCount: number;
  ratingSums: number[];
}

/** Undefined where there are no reviews. */
export function ratingOf({ reviewCount: count, ratingSums: sums }: StoredRating): Rating | undefined {
  const average = averageStars({ count, sums });
  return average === null ? undefined : { average, count };
}

/** The same with the average of each aspect. */
export function ratingInFull(about: ReviewAbout, stored: StoredRating) {
  const rating = ratingOf(stored);
  const { reviewCount: count, ratingSums: sums } = stored;
  return rating && { ...rating, aspects: byAspect(about, averagesByAspect({ count, sums })) };
}
