import type { Review } from '../generated/prisma/client';
import { aboutOf } from './review-aspects';

/** What a review's events say of it: no word of its text. */
export function reviewFacts(review: Review) {
  const { id, bookingId, boatId, boatTitle, authorId, reviewedId } = review;
  return { id, bookingId, about: aboutOf(review), boatId, boatTitle, authorId, reviewedId };
}
