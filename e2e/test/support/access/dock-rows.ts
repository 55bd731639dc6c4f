import { randomUUID } from 'node:crypto';
import type { BookingView, DockView } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { roles, type Expected } from './expected';
import { bookingWithoutCaptain, canceledBooking, confirmedBooking, newBooking } from './objects';
import type { Rows, Situation } from './situation';
import type { World } from './cast';

const NOT_FOUND = '404 booking_not_found';
const HOURS_APART = 4;
const NOT_YOURS = '403 dock_not_yours';

/** Renter, owner and captain of a charter; their peers do not find it. Administrators look on, and record nothing. */
function parties(answers: Partial<Record<'renter' | 'owner' | 'captain' | 'admin', string>>): Expected {
  return { ...roles(['renter', 'owner', 'captain'], NOT_FOUND), ...answers };
}
const everyParty = (answer: string) => parties({ renter: answer, owner: answer, captain: answer });

const started = new WeakMap<World, number>();

/** A charter that has just taken place, or did a few hours ago. @returns its id. */
async function charterOfToday(world: World): Promise<number> {
  const turn = (started.get(world) ?? 0) + 1;
  started.set(world, turn);
  const startDate = addHours(new Date(), -HOURS_APART * turn);
  const { id } = await world.people.admin.client.call<BookingView>('POST', '/api/admin/bookings', {
    ...{ boatId: world.boat.id, renterId: world.people.renter.id, captainId: world.people.captain.id },
    ...{ startDate: startDate.toISOString(), endDate: addHours(startDate, 2).toISOString() },
    despite: ['outside_hours', 'duration_not_allowed'],
  });
  return id;
}

const act = (what: object) => ({ id: randomUUID(), at: new Date().toISOString(), ...what });
const CHECK_IN = { act: 'check-in', identitySeen: true, peopleOnBoard: 4, pictures: [] };

/** Something that each asker does at the dock, with an id of their own. */
const doing = (of: string, make: (world: World) => Promise<number>, expected: Expected): Situation => ({
  of,
  make: async (_world, having) => {
    const id = await having(make);
    return () => ({ params: { id }, body: act(CHECK_IN) });
  },
  expected,
  repeatable: true,
});
/** What the renter alone answers, of a check-in that the owner has recorded. */
const answering = (of: string, { agreedHere, answer }: { agreedHere: boolean; answer: object }): Situation => ({
  of,
  make: async (world) => {
    const id = await charterOfToday(world);
    const yes = { renterAgreed: { name: world.people.renter.fullName, at: new Date().toISOString() } };
    const path = `/api/bookings/${id}/dock`;
    const record = act({ ...CHECK_IN, ...(agreedHere && yes) });
    const { checkIn } = await world.people.owner.client.call<DockView>('POST', path, record);
    return () => ({ params: { id }, body: act({ ...answer, recordId: checkIn?.id }) });
  },
  expected: parties({ renter: '201', owner: NOT_YOURS, captain: NOT_YOURS }),
  repeatable: true,
});
const looking = (of: string, make: (world: World) => Promise<number>, expected: Expected): Situation => ({
  of,
  make: async (_world, having) => {
    const id = await having(make);
    return () => ({ params: { id } });
  },
  expected,
  repeatable: true,
});

const TODAY = 'the charter of today, of renter, owner and captain';
const TO_COME = 'the charter of renter, owner and captain that is still to come';
const LEFT = 'the charter that the captain has left';
const OVER = 'the charter of renter, owner and captain that is canceled';
const [EARLY, OFF] = ['409 dock_not_open', '409 booking_not_confirmed'];

/** What is recorded at the dock: by owner and captain, agreed or objected to by the renter. */
export const DOCK_ROWS: Rows = {
  'GET /api/bookings/:id/dock': [
    looking(TODAY, charterOfToday, { ...everyParty('200'), admin: '200' }),
    looking(LEFT, bookingWithoutCaptain, parties({ renter: '200', owner: '200', admin: '200' })),
    looking(OVER, canceledBooking, { ...everyParty(OFF), admin: '200' }),
    looking('the reservation that is not confirmed', newBooking, { ...everyParty(OFF), admin: '200' }),
  ],
  'POST /api/bookings/:id/dock': [
    doing(TODAY, charterOfToday, parties({ renter: NOT_YOURS, owner: '201', captain: '201' })),
    doing(TO_COME, confirmedBooking, parties({ renter: NOT_YOURS, owner: EARLY, captain: EARLY })),
    doing(LEFT, bookingWithoutCaptain, parties({ renter: NOT_YOURS, owner: EARLY })),
    doing(OVER, canceledBooking, everyParty(OFF)),
    answering('the check-in of today’s charter', { agreedHere: false, answer: { act: 'agree', name: 'Rory Renter' } }),
    answering('the yes in the renter’s name on the owner’s phone', {
      ...{ agreedHere: true, answer: { act: 'object', reason: 'I did not agree to this.' } },
    }),
  ],
};
