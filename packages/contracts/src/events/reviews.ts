import { z } from 'zod';
import { reviewAbout } from '../catalog/reviews';
import { defineEvent } from '../define-event';
import { id } from '../primitives';

const facts = z.object({
  id,
  bookingId: id,
  about: reviewAbout,
  boatId: id,
  boatTitle: z.string(),
  authorId: id,
  /** Who may reply: the owner of a boat, the captain, or the renter. */
  reviewedId: id,
});

const sample: z.infer<typeof facts> = {
  id: 71,
  bookingId: 31,
  about: 'boat',
  boatId: 12,
  boatTitle: '45ft Sea Ray Sundancer',
  authorId: 5,
  reviewedId: 3,
};

/** Both sides' reviews are in, or the time is over: whom it is about may read it. */
export const reviewPublished = defineEvent({
  type: 'review.published.v1',
  source: 'catalog',
  aggregate: 'review',
  /** `average` in stars, to one decimal. */
  data: facts.extend({ average: z.number() }),
  sample: { ...sample, average: 4.6 },
});
/** An administrator has hidden it, for a reason that its writer is told. */
export const reviewHidden = defineEvent({
  type: 'review.hidden.v1',
  source: 'catalog',
  aggregate: 'review',
  data: facts.extend({ reason: z.string() }),
  sample: { ...sample, reason: 'It names people who have nothing to do with the charter.' },
});
