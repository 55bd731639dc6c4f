import type { ConversationView } from '@harbourline/contracts';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { roles, type Expected } from './expected';
import { confirmedBooking, leave, newBooking } from './objects';
import type { Rows, Situation } from './situation';
import type { World } from './cast';

const NOBODYS = 2_000_000_000;
const NOT_FOUND = '404 booking_not_found';

/** Renter, owner and captain of a booking; nobody else finds it, and administrators read no messages of people. */
const parties = (answers: Partial<Record<'renter' | 'owner' | 'captain', string>>): Expected => ({
  ...roles(['renter', 'owner', 'captain'], NOT_FOUND),
  ...answers,
});
const everyParty = (answer: string) => parties({ renter: answer, owner: answer, captain: answer });

const conversationOf = (world: World, id: number) =>
  world.people.renter.client.send<ConversationView>('GET', `/api/bookings/${id}/conversation`);

/** A booking, once notifications knows it as it is. */
async function known(world: World, id: number, isAsItIs: (view: ConversationView) => boolean): Promise<number> {
  await eventuallyHolds(
    () => conversationOf(world, id),
    ({ status, body }) => status === 200 && isAsItIs(body),
  );
  return id;
}

async function openBooking(world: World): Promise<number> {
  return known(world, await confirmedBooking(world), ({ standing }) => standing === 'open');
}

/** The renter has written, and renter, owner and captain may read it. */
async function writtenBooking(world: World): Promise<number> {
  const id = await openBooking(world);
  await world.people.renter.client.call('POST', `/api/bookings/${id}/conversation/messages`, { text: 'Hello' });
  return id;
}

async function leftBooking(world: World): Promise<number> {
  const id = await writtenBooking(world);
  await leave(world, id);
  return known(world, id, ({ people }) => people.every(({ party }) => party !== 'captain'));
}

async function pendingBooking(world: World): Promise<number> {
  return known(world, await newBooking(world), ({ standing }) => standing === 'before');
}

type Make = (world: World) => Promise<number>;
const of = (what: string, make: Make, expected: Expected, body?: object): Situation => ({
  of: what,
  make: async (_world, having) => {
    const id = await having(make);
    return () => ({ params: { id }, ...(body && { body }) });
  },
  expected,
  repeatable: true,
});

const OPEN = 'the confirmed booking of renter, owner and captain';
const LEFT = 'the booking that the captain has left';
const BEFORE = 'the reservation that is not confirmed yet';
const withoutCaptain = (answer: string) => parties({ renter: answer, owner: answer });

const missing = (body?: object) => () => () => ({ params: { id: NOBODYS }, ...(body && { body }) });
const REPLY = { title: 'How to find the dock', text: 'Pier 4, behind the blue gate.' };
const TEXT = { text: 'Where do we meet?' };
const REASON = { reason: 'They asked me to pay in cash.' };

/** What the people of a booking write to each other. */
export const CONVERSATION_ROWS: Rows = {
  'GET /api/conversations/unread': [
    { of: 'one’s own unread messages', expected: roles(['renter', 'owner', 'captain'], '200') },
  ],
  'GET /api/bookings/:id/conversation': [
    of(OPEN, writtenBooking, everyParty('200')),
    of(LEFT, leftBooking, withoutCaptain('200')),
    of(BEFORE, pendingBooking, everyParty('200')),
  ],
  'POST /api/bookings/:id/conversation/messages': [
    of(OPEN, openBooking, everyParty('201'), TEXT),
    of(LEFT, leftBooking, withoutCaptain('201'), TEXT),
    of(BEFORE, pendingBooking, everyParty('409 conversation_not_open'), TEXT),
  ],
  'POST /api/bookings/:id/conversation/read': [
    of(OPEN, writtenBooking, everyParty('200'), { upTo: 1 }),
    of(LEFT, leftBooking, withoutCaptain('200'), { upTo: 1 }),
  ],
  'POST /api/bookings/:id/conversation/reports': [
    of(OPEN, writtenBooking, everyParty('201'), REASON),
    of(LEFT, leftBooking, withoutCaptain('201'), REASON),
    of(BEFORE, pendingBooking, everyParty('409 conversation_empty'), REASON),
  ],
  'GET /api/saved-replies': [{ of: 'one’s own saved replies', expected: roles(['owner'], '200') }],
  'POST /api/saved-replies': [
    { of: 'a saved reply', make: () => () => ({ body: REPLY }), expected: roles(['owner'], '201'), repeatable: true },
  ],
  'PUT /api/saved-replies/:id': [
    {
      of: 'the owner’s saved reply',
      make: async ({ people }) => {
        const { id } = await people.owner.client.call<{ id: number }>('POST', '/api/saved-replies', REPLY);
        return () => ({ params: { id }, body: REPLY });
      },
      expected: { ...roles(['owner'], '404 saved_reply_not_found'), owner: '200' },
      repeatable: true,
    },
  ],
  'DELETE /api/saved-replies/:id': [
    {
      of: 'the owner’s saved reply',
      make: async ({ people }) => {
        const { id } = await people.owner.client.call<{ id: number }>('POST', '/api/saved-replies', REPLY);
        return () => ({ params: { id } });
      },
      expected: { ...roles(['owner'], '404 saved_reply_not_found'), owner: '204' },
    },
  ],
  'GET /api/admin/conversation-reports': [{ of: 'all reports', expected: roles(['admin'], '200') }],
  'POST /api/admin/conversation-reports/:id/read': [
    { of: 'a report that there is not', make: missing(), expected: roles(['admin'], '404 report_not_found') },
  ],
  'PATCH /api/admin/conversation-reports/:id': [
    {
      of: 'a report that there is not',
      make: missing({ closed: true, outcome: 'Nothing was wrong.' }),
      expected: roles(['admin'], '404 report_not_found'),
    },
  ],
};
