import { z } from 'zod';
import { charterPicture } from './charter-picture';
import { defineRoute, PICTURE_STREAM } from '../define-route';
import { readableText } from '../readable';
import { id, idText, instant, localDate, page, writtenText } from '../primitives';
import { IMAGE_WIDTHS } from './image-widths';
import { rating } from './rating';

/** What each kind of review rates, in the order in which stars are stored: five aspects each. */
export const ASPECTS = {
  boat: ['condition', 'cleanliness', 'accuracy', 'communication', 'value'],
  captain: ['safety', 'skill', 'punctuality', 'hospitality', 'localKnowledge'],
  renter: ['communication', 'punctuality', 'care', 'rules', 'payment'],
} as const;
export const reviewAbout = z.enum(['boat', 'captain', 'renter']);
export type ReviewAbout = z.infer<typeof reviewAbout>;

const star = z.int('Please choose 1 to 5 stars').min(1, 'Please choose 1 to 5 stars').max(5);
const averages = z.record(z.string(), z.number());

/** Stars by the name of the aspect. */
function starsOf<const Names extends readonly string[]>(names: Names) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, star])) as Record<Names[number], typeof star>);
}

export const LONGEST_REVIEW = 2000;
const text = writtenText()
  .min(10, 'Please write at least a sentence')
  .max(LONGEST_REVIEW, `A review is at most ${LONGEST_REVIEW} characters long`)
  .superRefine(readableText);
const opinionOf = <const Names extends readonly string[]>(names: Names) => z.object({ stars: starsOf(names), text });

export const MOST_REVIEW_PICTURES = 6;
/** The keys of what the renter uploaded of this charter before, as `POST /api/bookings/:id/pictures` answers them. */
const shown = z
  .array(charterPicture)
  .max(MOST_REVIEW_PICTURES, `At most ${MOST_REVIEW_PICTURES} photos can go with a review`)
  .optional();

/** What a renter writes of a charter, and what its owner does. */
export const renterReview = z.object({
  boat: opinionOf(ASPECTS.boat).extend({ pictures: shown }),
  /** Where there was a captain, whom one may leave out. */
  captain: opinionOf(ASPECTS.captain).nullable().optional(),
});
export const ownerReview = z.object({ renter: opinionOf(ASPECTS.renter) });

/** A review as everybody may read it. `author` is first name and initial. */
export const reviewView = z.object({
  id,
  about: reviewAbout,
  author: z.string(),
  boatId: id,
  boatTitle: z.string(),
  /** The local day of the charter. */
  day: localDate,
  stars: z.record(z.string(), z.int()),
  average: z.number(),
  text: z.string(),
  /** The keys of its pictures, in the writer's order: `GET /api/reviews/:id/pictures/:key` shows them. */
  pictures: z.array(charterPicture).default([]),
  publishedAt: instant,
  reply: z.object({ text: z.string(), repliedAt: instant }).nullable(),
});
export type ReviewView = z.infer<typeof reviewView>;

/** A review for whom it is about. */
export const receivedReview = reviewView.extend({ bookingId: id, reportedAt: instant.nullable() });
export type ReceivedReview = z.infer<typeof receivedReview>;

/** A review for who wrote it. `publishedAt` may be in the future: until then nobody else reads it. */
export const writtenReview = reviewView.extend({
  bookingId: id,
  isPublic: z.boolean(),
  /** Why an administrator has hidden it; null while it is not hidden. */
  hiddenReason: z.string().nullable(),
});
export type WrittenReview = z.infer<typeof writtenReview>;

/** A charter that the caller may review. */
export const charterToReview = z.object({
  bookingId: id,
  boatTitle: z.string(),
  day: localDate,
  /** First name and initial of the captain, for the renter; null without one. */
  captain: z.string().nullable(),
  until: instant,
});
export type CharterToReview = z.infer<typeof charterToReview>;

export const writeReview = defineRoute({
  method: 'POST',
  path: '/api/reviews/bookings/:id',
  summary: "Review one's own completed charter: once, and not to be changed afterwards",
  audience: ['renter', 'owner'],
  params: z.object({ id: idText }),
  actions: {
    renterReviews: { audience: ['renter'], body: renterReview, errors: [] },
    ownerReviews: { audience: ['owner'], body: ownerReview, errors: [] },
  },
  responses: { 201: z.array(writtenReview) },
  errors: ['booking_not_found', 'review_not_due', 'review_written', 'review_over', 'image_not_found'],
});

export const listChartersToReview = defineRoute({
  method: 'GET',
  path: '/api/reviews/to-write',
  summary: 'The charters that the caller may review, those first whose time is over first',
  audience: ['renter', 'owner'],
  responses: { 200: z.array(charterToReview) },
  errors: [],
});

export const listWrittenReviews = defineRoute({
  method: 'GET',
  path: '/api/reviews/written',
  summary: "The caller's own reviews, newest first; a Link header leads to the next page",
  audience: ['renter', 'owner'],
  query: z.object(page),
  responses: { 200: z.array(writtenReview) },
  errors: [],
});

export const listReceivedReviews = defineRoute({
  method: 'GET',
  path: '/api/reviews/received',
  summary: 'What others wrote about the caller, newest first; a Link header leads to the next page',
  audience: ['renter', 'owner', 'captain'],
  query: z.object(page),
  responses: { 200: z.array(receivedReview) },
  errors: [],
});

export const replyToReview = defineRoute({
  method: 'POST',
  path: '/api/reviews/:id/reply',
  summary: 'Reply to a review about oneself: once, and not to be changed afterwards',
  audience: ['renter', 'owner', 'captain'],
  params: z.object({ id: idText }),
  body: z.object({
    text: writtenText()
      .min(2, 'Please write a reply')
      .max(1000, 'A reply is at most 1000 characters long')
      .superRefine(readableText),
  }),
  responses: { 201: receivedReview },
  errors: ['review_not_found', 'review_replied'],
});

export const reportReview = defineRoute({
  method: 'POST',
  path: '/api/reviews/:id/report',
  summary: 'Ask an administrator to look at a review about oneself',
  audience: ['renter', 'owner', 'captain'],
  params: z.object({ id: idText }),
  body: z.object({ reason: writtenText().min(5, 'Please say what is wrong with it').max(500) }),
  responses: { 201: receivedReview },
  errors: ['review_not_found', 'review_reported'],
});

export const listBoatReviews = defineRoute({
  method: 'GET',
  path: '/api/boats/:id/reviews',
  summary: "A boat's reviews, newest first; a Link header leads to the next page",
  audience: 'anyone',
  params: z.object({ id: idText }),
  query: z.object(page),
  responses: { 200: z.array(reviewView) },
  errors: ['boat_not_found'],
});

export const listCaptainReviews = defineRoute({
  method: 'GET',
  path: '/api/captains/:id/reviews',
  summary: "A captain's reviews, newest first; a Link header leads to the next page",
  audience: 'anyone',
  params: z.object({ id: idText }),
  query: z.object(page),
  responses: { 200: z.array(reviewView) },
  errors: ['user_not_found'],
});

export const getReviewPicture = defineRoute({
  method: 'GET',
  path: '/api/reviews/:id/pictures/*path',
  summary: 'A picture of a review, for whoever may read the review, at one of the fixed widths',
  audience: 'anyone',
  params: z.object({ id: idText, path: charterPicture }),
  query: z.object({ w: z.coerce.number<string>().pipe(z.literal(IMAGE_WIDTHS)).optional() }),
  responses: { 200: PICTURE_STREAM, 304: 'empty' },
  errors: ['image_not_found', 'image_damaged'],
});

/** Reviews of four stars and more, of different boats. */
export const listFeaturedReviews = defineRoute({
  method: 'GET',
  path: '/api/reviews/featured',
  summary: 'A few good reviews of boats that can be reserved, the newest first',
  audience: 'anyone',
  responses: { 200: z.array(reviewView) },
  errors: [],
});

export const listRenterRatings = defineRoute({
  method: 'GET',
  path: '/api/reviews/renters',
  summary: "What owners have rated those renters who have a pending or confirmed booking of one of the caller's boats",
  audience: ['owner'],
  responses: { 200: z.array(rating.extend({ renterId: id, aspects: averages })) },
  errors: [],
});

const said = writtenText().min(5, 'Please give a reason that the writer understands').max(500);

/** A review for administrators: with names, and what was reported. */
export const adminReview = reviewView.extend({
  bookingId: id,
  authorId: id,
  authorName: z.string(),
  reviewedId: id,
  reviewedName: z.string(),
  reportedAt: instant.nullable(),
  reportReason: z.string().nullable(),
  /** When an administrator looked at the report. */
  judgedAt: instant.nullable(),
  hiddenReason: z.string().nullable(),
});
export type AdminReview = z.infer<typeof adminReview>;

export const listAdminReviews = defineRoute({
  method: 'GET',
  path: '/api/admin/reviews',
  summary: 'Published reviews, newest first: those reported that nobody has looked at, those hidden, or all',
  audience: ['admin'],
  query: z.object({ which: z.enum(['reported', 'hidden', 'all']).optional(), ...page }),
  responses: { 200: z.array(adminReview) },
  errors: [],
});

export const judgeReview = defineRoute({
  method: 'PATCH',
  path: '/api/admin/reviews/:id',
  summary: 'Hide a review, for a reason that its writer reads, or let it stand',
  audience: ['admin'],
  params: z.object({ id: idText }),
  actions: {
    hide: { audience: ['admin'], body: z.object({ hidden: z.literal(true), reason: said }), errors: [] },
    letStand: { audience: ['admin'], body: z.object({ hidden: z.literal(false) }), errors: [] },
  },
  responses: { 200: adminReview },
  errors: ['review_not_found'],
});
