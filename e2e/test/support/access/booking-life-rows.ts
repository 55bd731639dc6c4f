import type { BookingView, CalendarBlock } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { roles, type Expected } from './expected';
import {
  anotherCaptain,
  bookingWithoutCaptain,
  canceledBooking,
  confirmedBooking,
  leave,
  nearBooking,
  newBooking,
  newWish,
} from './objects';
import type { Rows, Situation } from './situation';
import type { World } from './cast';

const CLEARED = { ownerAdjusted: false, adjustedStartTime: null, adjustedCaptainId: null };
const NOT_FOUND = '404 booking_not_found';

/** The parties who are named have an answer of their own; whoever else has their role does not find the booking. */
function parties(answers: Partial<Record<'renter' | 'owner' | 'captain' | 'admin', string>>): Expected {
  return { ...roles(Object.keys(answers) as ('renter' | 'owner' | 'captain' | 'admin')[], NOT_FOUND), ...answers };
}

const everyParty = parties({ renter: '200', owner: '200', captain: '200', admin: '200' });

const about =
  (
    make: (world: World) => Promise<number>,
    body?: (world: World) => object,
    query?: Record<string, string>,
  ): Situation['make'] =>
  async (world, having) => {
    const id = await having(make);
    return () => ({ params: { id }, ...(body && { body: body(world) }), ...(query && { query }) });
  };

const aboutParty =
  (make: (world: World) => Promise<number>, party: 'renter' | 'owner'): Situation['make'] =>
  async (_world, having) => {
    const id = await having(make);
    return () => ({ params: { id, party } });
  };

async function adjustedBooking(world: World): Promise<number> {
  const id = await newBooking(world);
  const adjustment = { ownerAdjusted: true, adjustedStartTime: '15:00' };
  await world.people.owner.client.call('PATCH', `/api/bookings/${id}`, adjustment);
  return id;
}

async function nearWithoutCaptain(world: World): Promise<number> {
  const id = await nearBooking(world);
  await leave(world, id);
  return id;
}

/** A change that the renter has proposed, and what is said of it. */
const aboutChange =
  (body?: object): Situation['make'] =>
  async (world) => {
    const id = await confirmedBooking(world);
    const { proposedChange } = await world.people.renter.client.call<BookingView>(
      ...acts.proposeChange(id, { guestCount: 5 }),
    );
    return () => ({ params: { id, changeId: proposedChange?.id ?? '' }, ...(body && { body }) });
  };

const ALL_THREE = ['owner', 'renter', 'captain'] as const;
const CHANGE_OF_ENDED: Situation = {
  of: 'the booking of renter and owner, which is over',
  make: about(canceledBooking, () => ({ guestCount: 5 })),
  expected: parties({ renter: '409 booking_not_active', owner: '409 booking_not_active' }),
};

/** Changes of confirmed charters: the captain, and whoever it does not concern, has no say. */
const CHANGE_ROWS: Rows = {
  'POST /api/bookings/:id/changes': [
    {
      of: 'the confirmed booking of renter and owner',
      make: about(confirmedBooking, () => ({ guestCount: 5 })),
      expected: parties({ renter: '200', owner: '200' }),
      tells: ALL_THREE,
    },
    CHANGE_OF_ENDED,
  ],
  'PUT /api/bookings/:id/changes/:changeId/answer acceptChange': [
    {
      of: 'the booking of which the renter has proposed a change',
      make: aboutChange({ answer: 'accepted' }),
      expected: parties({ renter: '409 change_not_open', owner: '200' }),
      tells: ALL_THREE,
    },
  ],
  'PUT /api/bookings/:id/changes/:changeId/answer declineChange': [
    {
      of: 'the booking of which the renter has proposed a change',
      make: aboutChange({ answer: 'declined' }),
      expected: parties({ renter: '409 change_not_open', owner: '200' }),
      tells: ALL_THREE,
    },
  ],
  'DELETE /api/bookings/:id/changes/:changeId': [
    {
      of: 'the booking of which the renter has proposed a change',
      make: aboutChange(),
      expected: parties({ renter: '200', owner: '409 change_not_open' }),
      tells: ALL_THREE,
    },
  ],
  'POST /api/bookings/:id/proposal-quote': [
    {
      of: 'the confirmed booking of renter and owner',
      make: about(confirmedBooking, () => ({ guestCount: 5 })),
      expected: parties({ renter: '200', owner: '200' }),
      repeatable: true,
    },
    {
      of: 'the booking that the captain has left',
      make: about(bookingWithoutCaptain, () => ({ guestCount: 5 })),
      expected: parties({ renter: '409 change_waiting', owner: '409 change_waiting' }),
      repeatable: true,
    },
  ],
};

/** The actions of each party on a booking. */
const ACTION_ROWS: Rows = {
  'PATCH /api/bookings/:id acceptReservation': [
    {
      of: 'the reservation of renter and owner',
      make: about(newBooking, () => ({ status: 'confirmed', ...CLEARED })),
      // For the renter the same words accept a changed time, and there is none.
      expected: parties({ owner: '200', renter: '409 booking_not_adjusted', admin: '200' }),
      tells: ['owner', 'renter'],
    },
  ],
  'PATCH /api/bookings/:id declineOrCancel': [
    {
      of: 'the reservation of renter and owner, with a reason',
      make: about(newBooking, () => ({ status: 'canceled', reason: 'Engine trouble', ...CLEARED })),
      // For renter and administrator the same words are their own cancellation.
      expected: parties({ owner: '200', renter: '200', admin: '200' }),
      tells: ['owner', 'renter'],
    },
    {
      of: 'the confirmed booking of renter, owner and captain',
      make: about(confirmedBooking, () => ({ status: 'cancelled', reason: 'Engine trouble' })),
      expected: parties({ owner: '200', renter: '200', admin: '200' }),
      tells: ['owner', 'renter', 'captain'],
    },
  ],
  'PATCH /api/bookings/:id adjustReservation': [
    {
      of: 'the reservation of renter and owner',
      make: about(newBooking, () => ({ ownerAdjusted: true, adjustedStartTime: '15:00' })),
      expected: parties({ owner: '200' }),
    },
  ],
  'DELETE /api/bookings/:id/adjustment': [
    {
      of: 'the adjusted reservation of renter and owner',
      make: about(adjustedBooking),
      expected: parties({ owner: '200' }),
    },
  ],
  'PUT /api/bookings/:id/captain': [
    {
      of: 'the booking that the captain has left, with another captain',
      make: async (world) => {
        const [id, captainId] = [await bookingWithoutCaptain(world), await anotherCaptain(world)];
        return () => ({ params: { id }, body: { captainId } });
      },
      expected: parties({ owner: '200' }),
      tells: ['renter'],
    },
    {
      of: 'the booking that the captain has left, with the same captain',
      make: about(bookingWithoutCaptain, ({ people }) => ({ captainId: people.captain.id })),
      expected: parties({ owner: '422 captain_unavailable' }),
    },
  ],
  'PATCH /api/bookings/:id acceptAdjustment': [
    {
      of: 'the adjusted reservation of renter and owner',
      make: about(adjustedBooking, () => ({ status: 'confirmed', ownerAdjusted: false })),
      // For the owner the same words confirm, which is not their turn.
      expected: parties({ renter: '200', owner: '409 booking_adjusted', admin: '200' }),
      tells: ['owner', 'renter', 'captain'],
    },
  ],
  'PATCH /api/bookings/:id cancelReservation': [
    {
      of: 'the reservation of renter and owner',
      make: about(newBooking, () => ({ status: 'cancelled' })),
      // For the owner the same words decline it.
      expected: parties({ renter: '200', owner: '200', admin: '200' }),
      tells: ['owner', 'renter'],
    },
  ],
  'PUT /api/bookings/:id/refund-choice': [
    {
      of: 'the reservation of renter and owner, which has not ended',
      make: about(newBooking, () => ({ choice: 'credit' })),
      expected: parties({ renter: '409 no_choice' }),
    },
  ],
  'PATCH /api/bookings/:id/reservation': [
    {
      of: 'the reservation of renter and owner',
      make: about(newBooking, () => ({ guestCount: 5 })),
      expected: parties({ renter: '200' }),
    },
  ],
  'PUT /api/bookings/:id/captain-answer acceptCharter': [
    {
      of: 'the reservation of a captain who is not asked',
      make: about(newBooking, () => ({ answer: 'accepted' })),
      expected: parties({ captain: '409 captain_not_asked' }),
    },
  ],
  'PUT /api/bookings/:id/captain-answer declineCharter': [
    {
      of: 'the reservation of a captain who is not asked, with a reason',
      make: about(newBooking, () => ({ answer: 'declined', reason: 'I am away' })),
      expected: parties({ captain: '409 captain_not_asked' }),
    },
    {
      of: 'the charter that the captain has left',
      make: about(bookingWithoutCaptain, () => ({ answer: 'declined', reason: 'I am away' })),
      expected: parties({ captain: NOT_FOUND }),
    },
  ],
  'POST /api/bookings/:id/captain-departure': [
    {
      of: 'the confirmed charter of the captain',
      make: about(confirmedBooking, () => ({ reason: 'I am ill' })),
      expected: parties({ captain: '200' }),
      tells: ['owner', 'renter', 'captain'],
    },
  ],
  'POST /api/bookings/:id/call-off': [
    {
      of: 'the confirmed charter of owner and captain, two days ahead',
      make: about(nearBooking, () => ({ cause: 'weather', reason: 'A gale warning' })),
      expected: parties({ owner: '200', captain: '200', admin: '200' }),
      tells: ALL_THREE,
    },
    {
      of: 'the charter that the captain has left, two days ahead',
      make: about(nearWithoutCaptain, () => ({ cause: 'weather', reason: 'A gale warning' })),
      expected: parties({ owner: '200', captain: NOT_FOUND, admin: '200' }),
      tells: ['owner', 'renter'],
    },
    {
      of: 'the confirmed charter of owner and captain, weeks ahead',
      make: about(confirmedBooking, () => ({ cause: 'weather', reason: 'A gale warning' })),
      expected: parties({
        owner: '409 too_early_to_call_off',
        captain: '409 too_early_to_call_off',
        admin: '409 too_early_to_call_off',
      }),
    },
    {
      of: 'the booking of owner and captain, which is over',
      make: about(canceledBooking, () => ({ cause: 'mechanical', reason: 'The engine' })),
      expected: parties({
        owner: '409 booking_not_active',
        captain: '409 booking_not_active',
        admin: '409 booking_not_active',
      }),
    },
  ],
  'PATCH /api/bookings/:id overrideStatus': [
    {
      of: 'the reservation of renter and owner',
      make: about(newBooking, () => ({ status: 'completed', despite: ['charter_not_over'] })),
      expected: roles(['admin'], '200'),
    },
  ],
};

/** Calls that everyone may make. */
const LOOK_ROWS: Rows = {
  'GET /api/bookings/captain/:id': [
    {
      of: "the captain's charters",
      make:
        ({ people }) =>
        () => ({ params: { id: people.captain.id } }),
      expected: { ...roles(['captain', 'admin'], '404 user_not_found'), captain: '200', admin: '200' },
      tells: ['renter', 'owner'],
    },
  ],
  'GET /api/bookings/captain/:id/earnings': [
    {
      of: "the captain's fees",
      make:
        ({ people }) =>
        () => ({ params: { id: people.captain.id } }),
      expected: { ...roles(['captain', 'admin'], '404 user_not_found'), captain: '200', admin: '200' },
    },
  ],
  'GET /api/admin/bookings/counts': [{ of: 'all bookings', expected: roles(['admin'], '200') }],
  'GET /api/bookings/:id/history': [
    { of: 'the reservation of renter, owner and captain', make: about(newBooking), expected: everyParty },
  ],
  'GET /api/bookings/:id/refund-preview': [
    {
      of: 'the confirmed booking of renter, owner and captain',
      make: about(confirmedBooking),
      expected: everyParty,
    },
  ],
  'POST /api/bookings/:id/change-quote': [
    {
      of: 'the reservation of renter and owner',
      make: about(newBooking, () => ({ guestCount: 5 })),
      expected: parties({ renter: '200' }),
      repeatable: true,
    },
  ],
  'GET /api/bookings/:id/rental-agreement': [
    {
      of: 'the confirmed booking of renter, owner and captain',
      make: about(confirmedBooking),
      expected: parties({ renter: '200', owner: '200', admin: '200' }),
    },
    {
      of: 'the reservation of renter and owner',
      make: about(newBooking),
      expected: parties({ renter: '409 booking_not_confirmed', owner: '409 booking_not_confirmed', admin: '200' }),
    },
  ],
  'GET /api/bookings/:id/captain-agreement': [
    {
      of: 'the confirmed booking of renter, owner and captain',
      make: about(confirmedBooking),
      expected: everyParty,
    },
  ],
  'GET /api/bookings/:id/confirmation': [
    { of: 'the reservation of renter, owner and captain', make: about(newBooking), expected: everyParty },
  ],
  'GET /api/bookings/:id/calendar': [
    {
      of: 'the reservation of renter, owner and captain',
      make: about(newBooking),
      expected: { ...everyParty, admin: '403 forbidden' },
    },
    {
      of: 'a charter that its captain has left',
      make: about(bookingWithoutCaptain),
      expected: { ...everyParty, captain: '404 booking_not_found', admin: '403 forbidden' },
      tells: ['owner', 'renter'],
    },
    {
      of: 'a canceled booking',
      make: about(canceledBooking),
      expected: { ...everyParty, admin: '403 forbidden' },
    },
  ],
  'GET /api/bookings/:id/contacts/:party': [
    {
      of: 'the owner of the confirmed booking',
      make: aboutParty(confirmedBooking, 'owner'),
      expected: { ...everyParty, owner: '404 booking_not_found', admin: '403 forbidden' },
      tells: ['owner'],
    },
    {
      of: 'the renter of a charter that its captain has left',
      make: aboutParty(bookingWithoutCaptain, 'renter'),
      expected: {
        ...everyParty,
        renter: '404 booking_not_found',
        captain: '404 booking_not_found',
        admin: '403 forbidden',
      },
      tells: ['renter'],
    },
    {
      of: 'the owner of a reservation',
      make: aboutParty(newBooking, 'owner'),
      expected: {
        ...everyParty,
        ...{ renter: '409 booking_not_confirmed', owner: '409 booking_not_confirmed' },
        ...{ captain: '409 booking_not_confirmed', admin: '403 forbidden' },
      },
    },
    {
      of: 'the owner of a canceled booking',
      make: aboutParty(canceledBooking, 'owner'),
      expected: {
        ...everyParty,
        ...{ renter: '409 booking_not_confirmed', owner: '409 booking_not_confirmed' },
        ...{ captain: '409 booking_not_confirmed', admin: '403 forbidden' },
      },
    },
  ],
  'GET /api/bookings/:id/receipt': [
    {
      of: 'the reservation of renter, owner and captain',
      make: about(newBooking),
      expected: parties({ renter: '200', admin: '200' }),
    },
  ],
};

const ADMIN_ROWS: Rows = {
  'POST /api/admin/bookings': [
    {
      of: 'a booking for the renter',
      make: (world) => () => ({
        body: { ...newWish(world), renterId: world.people.renter.id, status: 'confirmed', depositAmount: null },
      }),
      expected: roles(['admin'], '201'),
    },
  ],
  'POST /api/admin/bookings/export': [
    { of: 'all bookings', make: () => () => ({ body: {} }), expected: roles(['admin'], '200') },
  ],
  'PATCH /api/admin/bookings/:id': [
    {
      of: 'the reservation of renter and owner',
      make: about(newBooking, () => ({ guestCount: 6 })),
      expected: roles(['admin'], '200'),
    },
  ],
};

/** A day far from those of the reservations. */
function someDay({ nextDay }: World): { startDate: string; endDate: string } {
  const startDate = addHours(new Date(), (200 + nextDay()) * 24);
  return { startDate: startDate.toISOString(), endDate: addHours(startDate, 8).toISOString() };
}

const CALENDAR_ROWS: Rows = {
  'GET /api/calendar-blocks': [
    { of: "one's own time", expected: { ...roles(['owner', 'captain', 'admin'], '200') } },
    {
      of: "the owner's boat",
      make:
        ({ boat }) =>
        () => ({ query: { boatId: boat.id } }),
      expected: { ...roles(['owner', 'captain', 'admin'], '404 boat_not_found'), owner: '200', admin: '200' },
    },
    {
      of: "the captain's time",
      make:
        ({ people }) =>
        () => ({ query: { captainId: people.captain.id } }),
      expected: { ...roles(['owner', 'captain', 'admin'], '404 user_not_found'), captain: '200', admin: '200' },
    },
  ],
  'POST /api/calendar-blocks': [
    {
      of: "the owner's boat",
      make: (world) => {
        const body = { boatId: world.boat.id, ...someDay(world) };
        return () => ({ body: { ...body, ...someDay(world) } });
      },
      expected: { ...roles(['owner', 'captain', 'admin'], '404 boat_not_found'), owner: '201', admin: '201' },
    },
    {
      of: "the captain's time",
      make: (world) => () => ({ body: { captainId: world.people.captain.id, ...someDay(world) } }),
      expected: { ...roles(['owner', 'captain', 'admin'], '404 user_not_found'), captain: '201', admin: '201' },
    },
  ],
  'DELETE /api/calendar-blocks/:id': [
    {
      of: "the owner's boat",
      make: async (world) => {
        const body = { boatId: world.boat.id, ...someDay(world) };
        const { id } = await world.people.owner.client.call<CalendarBlock>('POST', '/api/calendar-blocks', body);
        return () => ({ params: { id } });
      },
      expected: { ...roles(['owner', 'captain', 'admin'], '404 block_not_found'), owner: '204', admin: '204' },
    },
  ],
};

/** Actions on a reservation, its views, and time that is kept free. */
export const BOOKING_LIFE_ROWS: Rows = {
  ...ACTION_ROWS,
  ...CHANGE_ROWS,
  ...LOOK_ROWS,
  ...ADMIN_ROWS,
  ...CALENDAR_ROWS,
};
