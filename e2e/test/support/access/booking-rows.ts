import { localDateOf } from '@harbourline/policy';
import { anyone, roles, type Expected } from './expected';
import { newBooking, newHold, newWish, paidHold } from './objects';
import type { Rows, Situation } from './situation';

/** Renters only; the other one is told what they would be told of something that is not there. */
const renters = (answer: string, other: string): Expected => ({ ...roles(['renter'], answer), otherRenter: other });

const newReservation =
  (body?: object): Situation['make'] =>
  async (_world, having) => {
    const id = await having(newBooking);
    return () => ({ params: { id }, ...(body && { body }) });
  };

const RESERVATION_ROWS: Rows = {
  'GET /api/bookings': [
    { of: "one's own bookings", expected: roles(['renter', 'owner', 'admin'], '200') },
    {
      of: "the renter's bookings",
      make:
        ({ people }) =>
        () => ({ query: { renterId: people.renter.id } }),
      expected: { ...roles(['renter', 'owner', 'admin'], '404 user_not_found'), renter: '200', admin: '200' },
    },
    {
      of: "the owner's bookings",
      make:
        ({ people }) =>
        () => ({ query: { ownerId: people.owner.id } }),
      expected: { ...roles(['renter', 'owner', 'admin'], '404 user_not_found'), owner: '200', admin: '200' },
    },
  ],
  'GET /api/bookings/counts': [{ of: "one's own bookings", expected: roles(['renter', 'owner', 'captain'], '200') }],
  'POST /api/bookings': [
    {
      of: "the renter's paid hold",
      make: async (world) => {
        const { wish, held, intent } = await paidHold(world);
        return () => ({ body: { ...wish, holdId: held.holdId, paymentIntentId: intent.paymentIntentId } });
      },
      expected: renters('201', '404 payment_not_found'),
    },
  ],
  'GET /api/bookings/:id': [
    {
      of: 'the reservation of renter, owner and captain',
      make: newReservation(),
      expected: {
        ...roles(['renter', 'owner', 'captain', 'admin'], '404 booking_not_found'),
        renter: '200',
        owner: '200',
        captain: '200',
        admin: '200',
      },
    },
  ],
};

const HOLD_ROWS: Rows = {
  'POST /api/bookings/holds': [
    {
      of: 'a slot for oneself',
      make: (world) => () => ({ body: newWish(world) }),
      expected: roles(['renter'], '201'),
      check: (body, _asker, { holds }) => holds.add((body as { holdId: string }).holdId),
    },
    {
      of: 'a slot for the renter',
      make: (world) => () => ({ body: { ...newWish(world), renterId: world.people.renter.id } }),
      expected: renters('201', '403 forbidden'),
      check: (body, _asker, { holds }) => holds.add((body as { holdId: string }).holdId),
    },
  ],
  'GET /api/bookings/holds/:id': [
    {
      of: "the renter's hold",
      make: async (world) => {
        const { held } = await newHold(world);
        return () => ({ params: { id: held.holdId } });
      },
      expected: renters('200', '404 hold_not_found'),
    },
  ],
  'DELETE /api/bookings/holds/:id': [
    {
      of: "the renter's hold",
      make: async (world) => {
        const { held } = await newHold(world);
        return () => ({ params: { id: held.holdId } });
      },
      expected: renters('204', '404 hold_not_found'),
    },
  ],
  'POST /api/bookings/quote': [
    { of: 'a shown boat', make: (world) => () => ({ body: newWish(world) }), expected: anyone('200') },
  ],
  'GET /api/boats/:id/calendar': [
    {
      of: 'a shown boat',
      make:
        ({ boat }) =>
        () => ({ params: { id: boat.id }, query: { month: '2027-07' } }),
      expected: anyone('200'),
    },
  ],
  'GET /api/boats/:id/answer-times': [
    {
      of: 'a shown boat',
      make:
        ({ boat }) =>
        () => ({ params: { id: boat.id } }),
      expected: anyone('200'),
    },
    {
      of: 'a hidden boat',
      make:
        ({ hiddenBoat }) =>
        () => ({ params: { id: hiddenBoat.id } }),
      expected: anyone('404 boat_not_found'),
    },
  ],
  'GET /api/boats/:id/availability': [
    {
      of: 'a shown boat',
      make: ({ boat }) => {
        const today = localDateOf(new Date(), boat.zone);
        return () => ({ params: { id: boat.id }, query: { from: today, to: today } });
      },
      expected: anyone('200'),
    },
  ],
};

const PAYMENT_ROWS: Rows = {
  'GET /api/payment/config': [{ of: 'nobody', expected: anyone('200') }],
  'POST /api/create-payment-intent': [
    {
      of: "the renter's hold",
      make: async (world) => {
        const { wish, held } = await newHold(world);
        const metadata = { boatId: wish.boatId, holdId: held.holdId };
        return () => ({ body: { amount: held.quote.depositAmount * 100, currency: 'CAD', metadata } });
      },
      expected: renters('200', '404 hold_not_found'),
    },
    {
      of: "the renter's payment without a hold",
      make:
        ({ boat, people }) =>
        () => ({
          body: { amount: 41_000, currency: 'CAD', metadata: { boatId: boat.id, renterId: people.renter.id } },
        }),
      expected: renters('200', '403 forbidden'),
    },
  ],
  'POST /api/payment/webhook': [
    {
      of: 'an event that the provider has not signed',
      make: () => () => ({ body: { id: 'evt_1', type: 'payment_intent.succeeded' } }),
      expected: anyone('400 bad_signature'),
    },
  ],
};

/** Reservations, holds and payments. */
export const BOOKING_ROWS: Rows = { ...RESERVATION_ROWS, ...HOLD_ROWS, ...PAYMENT_ROWS };
