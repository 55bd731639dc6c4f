import type { AdminReview, CharterToReview, ReceivedReview, ReviewView, WrittenReview } from '@harbourline/contracts';

/** A review of a boat as everybody reads it, changed where it matters. */
export function aReview(change: Partial<ReviewView> = {}): ReviewView {
  return {
    ...{ id: 71, about: 'boat', author: 'Amélie F.', boatId: 7, boatTitle: '32ft Sundancer', day: '2026-06-20' },
    stars: { condition: 5, cleanliness: 5, accuracy: 4, communication: 5, value: 4 },
    ...{ average: 4.6, text: 'A calm boat, and a kind owner.', pictures: [], reply: null },
    publishedAt: '2026-06-25T12:00:00Z',
    ...change,
  };
}

export const aReceivedReview = (change: Partial<ReceivedReview> = {}): ReceivedReview => ({
  ...aReview(),
  ...{ bookingId: 31, reportedAt: null },
  ...change,
});

export const aWrittenReview = (change: Partial<WrittenReview> = {}): WrittenReview => ({
  ...aReview(),
  ...{ bookingId: 31, isPublic: true, hiddenReason: null },
  ...change,
});

export const anAdminReview = (change: Partial<AdminReview> = {}): AdminReview => ({
  ...aReview(),
  ...{ bookingId: 31, authorId: 5, authorName: 'Amélie Fournier', reviewedId: 4, reviewedName: 'James MacDonald' },
  ...{ reportedAt: '2026-06-26T12:00:00Z', reportReason: 'We never met.', judgedAt: null, hiddenReason: null },
  ...change,
});

export const aCharterToReview = (change: Partial<CharterToReview> = {}): CharterToReview => ({
  ...{ bookingId: 31, boatTitle: '32ft Sundancer', day: '2026-06-30', captain: 'Carla S.' },
  until: '2026-07-14T22:00:00Z',
  ...change,
});
