import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { roles, type Expected } from './expected';
import { confirmedBooking, keep, leave, newBooking, pictureForm } from './objects';
import type { Rows, Situation } from './situation';
import type { World } from './cast';

const NOT_FOUND = '404 booking_not_found';
const CLOSED = '409 pictures_closed';
const NO_IMAGE = '404 image_not_found';

type Answers = Partial<Record<'renter' | 'owner' | 'captain', string>>;
/** Renter, owner and captain of a charter; nobody else finds it. */
const parties = (answers: Answers): Expected => ({ ...roles(['renter', 'owner', 'captain'], NOT_FOUND), ...answers });
const everyParty = (answer: string) => parties({ renter: answer, owner: answer, captain: answer });
const withoutCaptain = (answer: string) => parties({ renter: answer, owner: answer });

interface Shown {
  id: number;
  path: string;
}
type Make = (world: World) => Promise<Shown>;

/** What an upload of the renter's is answered, once catalog knows so much of the booking. */
async function uploaded({ people: { renter } }: World, id: number, expected: number): Promise<string> {
  const { body } = await eventuallyHolds(
    async () =>
      renter.client.send<{ pictures?: string[] }>('POST', `/api/bookings/${id}/pictures`, await pictureForm(1)),
    ({ status }) => status === expected,
  );
  return body.pictures?.[0] ?? 'charter-pictures/none.jpg';
}

async function openCharter(world: World): Promise<Shown> {
  const id = await confirmedBooking(world);
  return { id, path: await uploaded(world, id, 201) };
}

async function completedCharter(world: World): Promise<Shown> {
  const charter = await openCharter(world);
  const done = { status: 'completed', despite: ['charter_not_over'] };
  await world.people.admin.client.call('PATCH', `/api/bookings/${charter.id}`, done);
  return charter;
}

/** Once catalog has heard that the captain is none of its people any more. */
async function leftCharter(world: World): Promise<Shown> {
  const charter = await openCharter(world);
  await leave(world, charter.id);
  await eventuallyHolds(
    () => world.people.captain.client.send('GET', `/api/bookings/${charter.id}/pictures/${charter.path}`),
    ({ status }) => status === 404,
  );
  return charter;
}

async function cancelledCharter(world: World): Promise<Shown> {
  const charter = await openCharter(world);
  await world.people.renter.client.call('PATCH', `/api/bookings/${charter.id}`, { status: 'cancelled' });
  await uploaded(world, charter.id, 409);
  return charter;
}

async function pendingCharter(world: World): Promise<Shown> {
  const id = await newBooking(world);
  return { id, path: await uploaded(world, id, 409) };
}

/** A picture of one charter, asked for as one of another charter of the same people. */
async function elsewhere(world: World): Promise<Shown> {
  const { path } = await keep(world, openCharter);
  return { id: (await keep(world, completedCharter)).id, path };
}

const uploading = (what: string, make: Make, expected: Expected): Situation => ({
  of: what,
  make: async (_world, having) => {
    const { id } = await having(make);
    return async () => ({ params: { id }, body: await pictureForm(1) });
  },
  expected,
  repeatable: true,
});
/** Administrators see all of them. */
const looking = (what: string, make: Make, expected: Expected, byAdmin = '200'): Situation => ({
  of: what,
  make: async (_world, having) => {
    const { id, path } = await having(make);
    return () => ({ params: { id, path } });
  },
  expected: { ...expected, admin: byAdmin },
  repeatable: true,
});

const OPEN = 'the confirmed charter of renter, owner and captain';
const OVER = 'the completed charter';
const LEFT = 'the charter that the captain has left';
const CANCELLED = 'the charter that was cancelled';

/** Pictures that the people of a charter show each other. */
export const CHARTER_PICTURE_ROWS: Rows = {
  'POST /api/bookings/:id/pictures': [
    uploading(OPEN, openCharter, everyParty('201')),
    uploading(OVER, completedCharter, everyParty('201')),
    uploading(LEFT, leftCharter, withoutCaptain('201')),
    uploading(CANCELLED, cancelledCharter, everyParty(CLOSED)),
    uploading('the reservation that is not confirmed yet', pendingCharter, everyParty(CLOSED)),
  ],
  'GET /api/bookings/:id/pictures/*path': [
    looking(OPEN, openCharter, everyParty('200')),
    looking(OVER, completedCharter, everyParty('200')),
    looking(LEFT, leftCharter, withoutCaptain('200')),
    looking(CANCELLED, cancelledCharter, everyParty('200')),
    looking('a picture of another charter of theirs', elsewhere, everyParty(NO_IMAGE), NO_IMAGE),
  ],
};
