import { ASPECTS, type ReceivedReview, type WrittenReview } from '@harbourline/contracts';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { anyone, roles, type Expected } from './expected';
import { confirmedBooking, keep, pictureForm } from './objects';
import type { Rows, Situation } from './situation';
import type { World } from './cast';

const NOT_FOUND = '404 review_not_found';
const NO_IMAGE = '404 image_not_found';
const TEXT = 'A calm boat, and everything was as it was shown.';

const opinion = (about: keyof typeof ASPECTS) => ({
  [about]: { stars: Object.fromEntries(ASPECTS[about].map((aspect) => [aspect, 4])), text: TEXT },
});
const BY_RENTER = { ...opinion('boat'), ...opinion('captain') };
const BY_OWNER = opinion('renter');

/** A charter of renter, owner and captain that has taken place. */
async function completedCharter(world: World): Promise<number> {
  const id = await confirmedBooking(world);
  const { admin, renter } = world.people;
  await admin.client.call('PATCH', `/api/bookings/${id}`, { status: 'completed', despite: ['charter_not_over'] });
  await eventuallyHolds(
    () => renter.client.call<{ bookingId: number }[]>('GET', '/api/reviews/to-write'),
    (charters) => charters.some(({ bookingId }) => bookingId === id),
  );
  return id;
}

/** A charter that both sides have reviewed. @returns the review about each. */
async function reviewedCharter(world: World): Promise<Record<string, number>> {
  const id = await completedCharter(world);
  const { renter, owner } = world.people;
  const path = `/api/reviews/bookings/${id}`;
  const written = [
    ...(await renter.client.call<WrittenReview[]>('POST', path, BY_RENTER)),
    ...(await owner.client.call<WrittenReview[]>('POST', path, BY_OWNER)),
  ];
  return Object.fromEntries(written.map((review) => [review.about, review.id]));
}

interface Pictured {
  bookingId: number;
  reviewId: number;
  picture: string;
}
/** A charter that its renter has reviewed with a picture, and its owner has not yet. */
async function blindWithPicture(world: World): Promise<Pictured> {
  const bookingId = await completedCharter(world);
  const { client } = world.people.renter;
  const form = await pictureForm(1);
  const { pictures } = await client.call<{ pictures: string[] }>('POST', `/api/bookings/${bookingId}/pictures`, form);
  const boat = { ...opinion('boat')['boat'], pictures };
  const [review] = await client.call<WrittenReview[]>('POST', `/api/reviews/bookings/${bookingId}`, { boat });
  return { bookingId, reviewId: review?.id ?? 0, picture: pictures[0] ?? '' };
}
async function reviewedWithPicture(world: World): Promise<Pictured> {
  const review = await blindWithPicture(world);
  await world.people.owner.client.call('POST', `/api/reviews/bookings/${review.bookingId}`, BY_OWNER);
  return review;
}
async function hiddenWithPicture(world: World): Promise<Pictured> {
  const review = await reviewedWithPicture(world);
  const hidden = { hidden: true, reason: 'It shows somebody' };
  await world.people.admin.client.call('PATCH', `/api/admin/reviews/${review.reviewId}`, hidden);
  return review;
}
const shownPicture =
  (make: (world: World) => Promise<Pictured>): Situation['make'] =>
  async (_world, having) => {
    const { reviewId: id, picture: path } = await having(make);
    return () => ({ params: { id, path } });
  };
const looking = (of: string, make: Situation['make'], expected: Expected): Situation => ({
  ...{ of, make, expected },
  repeatable: true,
});

const aboutCharter =
  (make: (world: World) => Promise<number>, body: object): Situation['make'] =>
  async (_world, having) => {
    const id = await having(make);
    return () => ({ params: { id }, body });
  };
/** What becomes of one review of a charter leaves the others as they are: one charter does for calls of a kind. */
const aboutReviews = () => {
  const charter = (world: World) => reviewedCharter(world);
  return (about: keyof typeof ASPECTS, body: object): Situation['make'] =>
    async (world) => {
      const { [about]: id = 0 } = await keep(world, charter);
      return () => ({ params: { id }, body });
    };
};
const replying = aboutReviews();
const reporting = aboutReviews();
const judging = aboutReviews();

/** Renters and owners write; those whose charter it is not find none. The other role has a form of its own, and may not send this one. */
const writers = (side: 'renter' | 'owner', answer: string): Expected => ({
  ...roles([], ''),
  ...(side === 'renter'
    ? { renter: answer, otherRenter: '404 booking_not_found' }
    : { owner: answer, otherOwner: '404 booking_not_found' }),
});
/** Only whom a review is about finds it. */
const reviewed = (name: 'renter' | 'owner' | 'captain', answer: string): Expected => ({
  ...roles(['renter', 'owner', 'captain'], NOT_FOUND),
  [name]: answer,
});
const shownBoat: Situation['make'] =
  ({ boat }) =>
  () => ({ params: { id: boat.id } });

/** Reviews: who writes, reads, answers and judges them. */
export const REVIEW_ROWS: Rows = {
  'POST /api/reviews/bookings/:id renterReviews': [
    {
      of: 'a completed charter',
      make: aboutCharter(completedCharter, BY_RENTER),
      expected: writers('renter', '201'),
    },
    {
      of: 'a charter that is still to come',
      make: aboutCharter(confirmedBooking, BY_RENTER),
      expected: writers('renter', '409 review_not_due'),
    },
  ],
  'POST /api/reviews/bookings/:id ownerReviews': [
    { of: 'a completed charter', make: aboutCharter(completedCharter, BY_OWNER), expected: writers('owner', '201') },
    {
      of: 'a charter that is still to come',
      make: aboutCharter(confirmedBooking, BY_OWNER),
      expected: writers('owner', '409 review_not_due'),
    },
  ],
  'GET /api/reviews/to-write': [{ of: "one's own charters", expected: roles(['renter', 'owner'], '200') }],
  'GET /api/reviews/written': [{ of: "one's own reviews", expected: roles(['renter', 'owner'], '200') }],
  'GET /api/reviews/received': [
    {
      of: 'reviews about oneself',
      make: async (_world, having) => {
        await having(reviewedCharter);
        return () => ({});
      },
      expected: roles(['renter', 'owner', 'captain'], '200'),
      check: (body, { name }) => {
        const isReviewed = name === 'renter' || name === 'owner' || name === 'captain';
        expect([name, (body as ReceivedReview[]).length > 0]).toEqual([name, isReviewed]);
      },
    },
  ],
  'POST /api/reviews/:id/reply': (['boat', 'captain', 'renter'] as const).map((about) => ({
    of: `a review about the ${about}`,
    make: replying(about, { text: 'Thank you very much!' }),
    expected: reviewed(about === 'boat' ? 'owner' : about, '201'),
  })),
  'POST /api/reviews/:id/report': (['boat', 'captain', 'renter'] as const).map((about) => ({
    of: `a review about the ${about}`,
    make: reporting(about, { reason: 'That is not how it was' }),
    expected: reviewed(about === 'boat' ? 'owner' : about, '201'),
  })),
  'GET /api/reviews/:id/pictures/*path': [
    looking('a review that can be read', shownPicture(reviewedWithPicture), anyone('200')),
    looking('a review that cannot be read yet', shownPicture(blindWithPicture), { ...anyone(NO_IMAGE), renter: '200' }),
    looking('a hidden review', shownPicture(hiddenWithPicture), { ...anyone(NO_IMAGE), renter: '200', admin: '200' }),
  ],
  'GET /api/boats/:id/reviews': [
    { of: 'a shown boat', make: shownBoat, expected: anyone('200') },
    {
      of: 'a hidden boat',
      make:
        ({ hiddenBoat }) =>
        () => ({ params: { id: hiddenBoat.id } }),
      expected: { ...anyone('404 boat_not_found'), owner: '200', admin: '200' },
    },
  ],
  'GET /api/captains/:id/reviews': [
    {
      of: 'a captain',
      make:
        ({ people }) =>
        () => ({ params: { id: people.captain.id } }),
      expected: anyone('200'),
    },
  ],
  'GET /api/reviews/featured': [{ of: 'good reviews', expected: anyone('200') }],
  'GET /api/reviews/renters': [
    {
      of: 'renters with open bookings of the owner',
      make: async (_world, having) => {
        await having(reviewedCharter);
        await having(confirmedBooking);
        return () => ({});
      },
      expected: roles(['owner'], '200'),
      // Somebody else's boats were not asked for.
      check: (body, { name }) => {
        if (name === 'otherOwner') expect(body).toEqual([]);
      },
    },
  ],
  'GET /api/admin/reviews': [{ of: 'published reviews', expected: roles(['admin'], '200') }],
  'PATCH /api/admin/reviews/:id hide': [
    {
      of: 'a published review about the boat',
      make: judging('boat', { hidden: true, reason: 'It insults somebody' }),
      expected: roles(['admin'], '200'),
    },
  ],
  'PATCH /api/admin/reviews/:id letStand': [
    {
      of: 'a published review about the captain',
      make: judging('captain', { hidden: false }),
      expected: roles(['admin'], '200'),
    },
  ],
};
