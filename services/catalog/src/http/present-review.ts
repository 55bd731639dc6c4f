import type { AdminReview, CharterToReview, ReceivedReview, ReviewView, WrittenReview } from '@harbourline/contracts';
import { averageStars, dayOfDate, isPublic, publicName } from '@harbourline/policy';
import { aboutOf, byAspect } from '../domain/review-aspects';
import type { Review } from '../generated/prisma/client';
import type { CharterToReview as FoundCharter } from '../use-cases/list-charters-to-review';

type Names = ReadonlyMap<number, string>;

/** Whoever is not known to us, or has left. */
const SOMEBODY = 'A guest';

/** A review as everybody reads it: its writer by first name and initial. */
export function presentReview(review: Review, names: Names): ReviewView {
  const about = aboutOf(review);
  const author = names.get(review.authorId);
  return {
    id: review.id,
    about,
    author: author === undefined ? SOMEBODY : publicName(author),
    boatId: review.boatId,
    boatTitle: review.boatTitle,
    day: dayOfDate(review.day),
    stars: byAspect(about, review.stars),
    average: averageStars({ count: 1, sums: review.stars }) ?? 0,
    text: review.text,
    pictures: review.pictures,
    publishedAt: review.publishAt.toISOString(),
    reply:
      review.reply === null || review.repliedAt === null
        ? null
        : { text: review.reply, repliedAt: review.repliedAt.toISOString() },
  };
}

export function presentReceived(review: Review, names: Names): ReceivedReview {
  return {
    ...presentReview(review, names),
    bookingId: review.bookingId,
    reportedAt: review.reportedAt?.toISOString() ?? null,
  };
}

export function presentWritten(review: Review, names: Names, now: Date): WrittenReview {
  return {
    ...presentReview(review, names),
    bookingId: review.bookingId,
    isPublic: review.hiddenAt === null && isPublic(review.publishAt, now),
    hiddenReason: review.hiddenReason,
  };
}

export function presentAdminReview(review: Review, names: Names): AdminReview {
  const { bookingId, authorId, reviewedId, reportReason, hiddenReason } = review;
  return {
    ...presentReview(review, names),
    ...{ bookingId, authorId, reviewedId, reportReason, hiddenReason },
    authorName: names.get(authorId) ?? SOMEBODY,
    reviewedName: names.get(reviewedId) ?? SOMEBODY,
    reportedAt: review.reportedAt?.toISOString() ?? null,
    judgedAt: review.judgedAt?.toISOString() ?? null,
  };
}

/** The captain is for the renter, who rates them. */
export function presentCharter(charter: FoundCharter, { role }: { role: string }): CharterToReview {
  const { bookingId, boatTitle, day, reviewUntil, captain } = charter;
  return {
    bookingId,
    boatTitle,
    day: dayOfDate(day),
    captain: role === 'owner' || captain === null ? null : publicName(captain),
    until: reviewUntil.toISOString(),
  };
}
