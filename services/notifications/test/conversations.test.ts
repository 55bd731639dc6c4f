import type {
  AuditEntry,
  ConversationMessage,
  ConversationReport,
  ConversationView,
  SavedReply,
  UserState,
} from '@harbourline/contracts';
import * as events from '@harbourline/contracts';
import type { BookingState } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { TestClock } from '@harbourline/test-kit/test-clock';
import { expectGolden } from './support/golden';
import { asReadOf, emptyInbox, startInbox, type Inbox } from './support/inbox';
import { ADMIN, BOOKING, CAPTAIN, changedFrom, CONFIRMED, NEW_CAPTAIN, OWNER, RENTER } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';

const PLACED = new Date('2026-06-28T15:00:00.000Z');
const DAY = 24;
const clock = new TestClock(PLACED);
const STRANGER: UserState = { ...RENTER, id: 55, email: 'stranger@example.com', phone: '+14165550155' };
const OTHER_OWNER: UserState = { ...OWNER, id: 33, email: 'other@example.com', phone: '+14165550133' };

let inbox: Inbox;
let notifications: TestNotifications;
let nextId = 500;

beforeAll(async () => {
  inbox = await startInbox();
  notifications = await startNotifications({
    smtpUrl: inbox.smtpUrl,
    clock,
    environment: { MESSAGES_PER_HOUR: '20', MESSAGES_PER_CONVERSATION: '30' },
  });
  await notifications.startReplica();
  await notifications.register(RENTER, OWNER, CAPTAIN, NEW_CAPTAIN, ADMIN, STRANGER, OTHER_OWNER);
});
afterAll(async () => {
  await notifications.stop();
  await inbox.stop();
});
beforeEach(async () => {
  await emptyInbox(inbox, notifications);
  clock.set(PLACED);
  const { conversation, conversationMessage, conversationReader, delivery } = notifications.db();
  await conversationReader.deleteMany();
  await conversationMessage.deleteMany();
  await conversation.deleteMany();
  await delivery.deleteMany();
});

async function tell(state: BookingState, event: typeof events.bookingUpdated = events.bookingUpdated) {
  const kept = { ...state, id: state.id === BOOKING.id ? (nextId += 1) : state.id };
  const version = async () => (await notifications.db().booking.findUnique({ where: { id: kept.id } }))?.state;
  const before = JSON.stringify(await version());
  await notifications.booking.publish(event, kept.id, kept);
  await eventuallyFinds(async () => {
    const now = JSON.stringify(await version());
    return now !== undefined && now !== before;
  });
  return kept;
}

const at = (id: number, rest = '') => `/api/bookings/${id}/conversation${rest}`;
const read = async ({ id }: BookingState, user: UserState, query = '') =>
  notifications.as(user).get<ConversationView>(at(id, query));
const textsFor = async (booking: BookingState, user: UserState) =>
  (await read(booking, user)).body.messages.map(({ text }) => text);
const write = ({ id }: BookingState, user: UserState, text: string, key?: string) =>
  notifications
    .as(user)
    .post<ConversationMessage>(at(id, '/messages'), { text }, key === undefined ? {} : { 'idempotency-key': key });
const noteRead = ({ id }: BookingState, user: UserState, upTo: number) =>
  notifications.as(user).post<{ readUpTo: number; unread: number }>(at(id, '/read'), { upTo });
const unreadOf = async (user: UserState) =>
  (await notifications.as(user).get<{ bookingId: number; unread: number }[]>('/api/conversations/unread')).body;

const newMessageMails = async () =>
  (await notifications.deliveries()).filter(({ template }) => template === 'new-messages');
const untilSent = (count: number) =>
  eventuallyFinds(async () => {
    const mails = await newMessageMails();
    return mails.length === count && mails.every(({ status }) => status !== 'waiting') && mails;
  });

describe('the people of a confirmed booking', () => {
  it('write to each other, in one order, and read what was sent as it was sent', async () => {
    const booking = await tell(CONFIRMED);
    const text = '  Hello <b>there</b>!\n\nWhere do we {{meet}}?\nhttps://maps.example/pier  ';
    const first = await write(booking, RENTER, text);
    expect(first).toMatchObject({
      status: 201,
      body: { number: 1, party: 'renter', authorId: RENTER.id, authorName: RENTER.fullName, text },
    });
    expect((await write(booking, OWNER, 'At pier 4.')).body.number).toBe(2);
    expect((await write(booking, CAPTAIN, 'I bring coffee.')).body.number).toBe(3);
    for (const user of [RENTER, OWNER, CAPTAIN]) {
      expect(await textsFor(booking, user)).toEqual([text, 'At pier 4.', 'I bring coffee.']);
    }
    const { body } = await read(booking, OWNER);
    expect(body).toMatchObject({
      ...{ standing: 'open', party: 'owner', unread: 2, readUpTo: 0, hasEarlier: false, reported: false },
      closesAt: addHours(new Date(booking.endDate), 14 * DAY).toISOString(),
      people: [{ fullName: RENTER.fullName }, { fullName: OWNER.fullName }, { fullName: CAPTAIN.fullName }],
    });
    // The boat's name is for those who see the booking; here it is of no use.
    expect(JSON.stringify(body)).not.toContain(booking.boat.boatName);
    for (const user of [RENTER, OWNER, CAPTAIN]) expect(JSON.stringify(body)).not.toContain(user.phone);
  });

  it('are the only ones: everybody else is told that there is no such booking', async () => {
    const booking = await tell(CONFIRMED);
    for (const user of [STRANGER, OTHER_OWNER, NEW_CAPTAIN]) {
      const answers = [
        await read(booking, user),
        await write(booking, user, 'Hello'),
        await noteRead(booking, user, 1),
        await notifications.as(user).post(at(booking.id, '/reports'), { reason: 'I would like to read this.' }),
      ];
      for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
    }
    expect((await notifications.as(ADMIN).get(at(booking.id))).status).toBe(403);
    expect((await notifications.as(null).get(at(booking.id))).status).toBe(401);
    expect(await notifications.db().conversation.count()).toBe(0);
  });

  it('get the pages of a long conversation from the newest on', async () => {
    const booking = await tell(CONFIRMED);
    for (let n = 1; n <= 5; n += 1) await write(booking, RENTER, `Message ${n}`);
    const newest = (await read(booking, OWNER, '?limit=2')).body;
    expect(newest.messages.map(({ number }) => number)).toEqual([4, 5]);
    expect(newest.hasEarlier).toBe(true);
    const earlier = (await read(booking, OWNER, '?limit=3&before=4')).body;
    expect(earlier.messages.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(earlier.hasEarlier).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '  \n '],
    ['what cannot be seen', '\u200b'],
    ['too much', 'x'.repeat(2001)],
  ])('cannot write %s', async (_, text) => {
    const booking = await tell(CONFIRMED);
    expect(await write(booking, RENTER, text)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await textsFor(booking, OWNER)).toEqual([]);
  });
});

describe('the time to write', () => {
  it('begins with the confirmation: before it, nobody is named, and nothing is kept', async () => {
    const booking = await tell(BOOKING);
    expect((await read(booking, RENTER)).body).toMatchObject({ standing: 'before', people: [], closesAt: null });
    expect(await write(booking, RENTER, 'Hello')).toMatchObject({
      status: 409,
      body: { code: 'conversation_not_open' },
    });
    await tell({ ...CONFIRMED, id: booking.id }, events.bookingConfirmed);
    expect((await write(booking, RENTER, 'Hello')).status).toBe(201);
  });

  it('ends 14 days after the charter; what was written can still be read', async () => {
    const booking = await tell(CONFIRMED);
    await write(booking, RENTER, 'Hello');
    const end = addHours(new Date(booking.endDate), 14 * DAY);
    clock.set(end);
    expect((await write(booking, OWNER, 'In time')).status).toBe(201);
    clock.set(addHours(end, 0.001));
    expect(await write(booking, OWNER, 'Late')).toMatchObject({ status: 409, body: { code: 'conversation_over' } });
    expect((await read(booking, OWNER)).body).toMatchObject({ standing: 'over' });
    expect(await textsFor(booking, OWNER)).toEqual(['Hello', 'In time']);
  });

  it('goes on for 14 days after a confirmed booking was cancelled, and never comes for one that was declined', async () => {
    const confirmed = await tell(CONFIRMED);
    await write(confirmed, RENTER, 'Hello');
    expect((await read(confirmed, OWNER)).body).toMatchObject({ standing: 'open', takesPhotos: true });
    const cancelled: BookingState = {
      ...CONFIRMED,
      id: confirmed.id,
      status: 'cancelled',
      outcome: 'renter_cancelled',
      cancelledBy: 'renter',
      cancelledAt: PLACED.toISOString(),
    };
    await tell(changedFrom({ status: 'confirmed' }, cancelled), events.bookingCancelled);
    // Catalog takes no photos of a charter that will not be.
    expect((await read(confirmed, OWNER)).body).toMatchObject({ standing: 'open', takesPhotos: false });
    expect((await write(confirmed, OWNER, 'What a pity')).status).toBe(201);
    clock.set(addHours(PLACED, 14 * DAY + 1));
    expect(await write(confirmed, OWNER, 'Late')).toMatchObject({ body: { code: 'conversation_over' } });

    const declined = { ...BOOKING, status: 'cancelled', outcome: 'owner_declined' } as const;
    const never = await tell(changedFrom({ status: 'pending' }, declined), events.bookingDeclined);
    expect((await read(never, RENTER)).body).toMatchObject({ standing: 'never', people: [] });
    expect(await write(never, OWNER, 'Sorry')).toMatchObject({ body: { code: 'conversation_not_open' } });
  });
});

describe('a captain', () => {
  it('who was replaced reads and writes no more, and the new one reads what is written from then on', async () => {
    const booking = await tell(CONFIRMED);
    await write(booking, RENTER, 'To the first captain');
    await tell(
      changedFrom({ status: 'confirmed' }, { ...CONFIRMED, id: booking.id, captainId: NEW_CAPTAIN.id }),
      events.bookingCaptainReplaced,
    );
    expect((await read(booking, CAPTAIN)).status).toBe(404);
    expect((await write(booking, CAPTAIN, 'Still me')).status).toBe(404);
    expect(await unreadOf(CAPTAIN)).toEqual([]);
    expect(await textsFor(booking, NEW_CAPTAIN)).toEqual([]);
    expect((await noteRead(booking, NEW_CAPTAIN, 1)).body).toEqual({ readUpTo: 1, unread: 0 });
    await write(booking, RENTER, 'To the second captain');
    expect(await textsFor(booking, NEW_CAPTAIN)).toEqual(['To the second captain']);
    expect(await unreadOf(NEW_CAPTAIN)).toMatchObject([{ bookingId: booking.id, unread: 1 }]);
    expect(await textsFor(booking, OWNER)).toEqual(['To the first captain', 'To the second captain']);
  });

  it('who is replaced while somebody is waiting to write gets none of it, and the new one does', async () => {
    const booking = await tell(CONFIRMED);
    await write(booking, RENTER, 'To the first captain');
    const db = notifications.db();
    const waiting = () => db.$queryRaw<object[]>`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const writing = await db.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM conversations WHERE booking_id = ${booking.id} FOR UPDATE`;
        const begun = write(booking, RENTER, 'To whoever is the captain');
        await eventuallyFinds(async () => (await waiting()).length > 0);
        await tell(
          changedFrom({ status: 'confirmed' }, { ...CONFIRMED, id: booking.id, captainId: NEW_CAPTAIN.id }),
          events.bookingCaptainReplaced,
        );
        return { begun };
      },
      { timeout: 300_000 },
    );
    expect((await writing.begun).status).toBe(201);
    const readers = await db.conversationReader.findMany({ where: { bookingId: booking.id, hasLeft: false } });
    expect(readers.map(({ userId }) => userId).sort()).toEqual([RENTER.id, OWNER.id, NEW_CAPTAIN.id].sort());
  });

  it('who comes back reads from when they came back', async () => {
    const booking = await tell(CONFIRMED);
    const left = { ...CONFIRMED, id: booking.id, captainId: null, captainWanted: true };
    await write(booking, RENTER, 'One');
    await tell(changedFrom({ status: 'confirmed' }, left), events.bookingCaptainLeft);
    await write(booking, RENTER, 'Two');
    await tell(changedFrom({ captainId: null }, { ...CONFIRMED, id: booking.id }), events.bookingCaptainReplaced);
    expect(await textsFor(booking, CAPTAIN)).toEqual([]);
    await write(booking, RENTER, 'Three');
    expect(await textsFor(booking, CAPTAIN)).toEqual(['Three']);
  });
});

describe('sending', () => {
  it('again with the same key, because the answer was lost, is done once', async () => {
    const booking = await tell(CONFIRMED);
    const answers = await Promise.all([1, 2, 3].map(() => write(booking, RENTER, 'Hello', 'this-message')));
    const again = await write(booking, RENTER, 'Hello', 'this-message');
    for (const answer of [...answers, again]) expect(answer).toMatchObject({ status: 201, body: { number: 1 } });
    expect(await textsFor(booking, OWNER)).toEqual(['Hello']);
    expect((await write(booking, RENTER, 'Other', 'this-message')).body).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('by several at once leaves no gap and nothing out', async () => {
    const booking = await tell(CONFIRMED);
    await Promise.all([RENTER, OWNER, CAPTAIN].flatMap((user) => [1, 2, 3].map((n) => write(booking, user, `${n}`))));
    const { messages, unread } = (await read(booking, OWNER)).body;
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(unread).toBe(6);
  });

  it('ends for an hour after so many of an account, and for good after so many of a conversation', async () => {
    const booking = await tell(CONFIRMED);
    const other = await tell(CONFIRMED);
    for (let n = 0; n < 15; n += 1) await write(booking, RENTER, 'Hello');
    const rest = await Promise.all(Array.from({ length: 8 }, () => write(other, RENTER, 'Hello')));
    expect(rest.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = await write(booking, RENTER, 'Hello');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_messages' } });
    expect(refused.headers.get('retry-after')).toBe('3600');
    clock.set(addHours(PLACED, 1));
    for (let n = 0; n < 15; n += 1) expect((await write(booking, RENTER, 'Hello')).status).toBe(201);
    expect(await write(booking, OWNER, 'Hello')).toMatchObject({ status: 409, body: { code: 'conversation_full' } });
  });
});

describe('what has been read', () => {
  it('is counted for each reader, and never taken back', async () => {
    const booking = await tell(CONFIRMED);
    for (const text of ['One', 'Two', 'Three']) await write(booking, RENTER, text);
    expect(await unreadOf(RENTER)).toEqual([]);
    expect(await unreadOf(OWNER)).toEqual([
      { bookingId: booking.id, unread: 3, status: 'confirmed', endDate: booking.endDate },
    ]);
    expect((await noteRead(booking, OWNER, 2)).body).toEqual({ readUpTo: 2, unread: 1 });
    expect((await noteRead(booking, OWNER, 1)).body).toEqual({ readUpTo: 2, unread: 1 });
    expect((await noteRead(booking, OWNER, 99)).body).toEqual({ readUpTo: 3, unread: 0 });
    expect(await unreadOf(OWNER)).toEqual([]);
    expect(await unreadOf(CAPTAIN)).toMatchObject([{ unread: 3 }]);
    const { people } = (await read(booking, RENTER)).body;
    expect(people.map(({ readUpTo }) => readUpTo)).toEqual([0, 3, 0]);
  });
});

describe('a mail', () => {
  const afterMinutes = (minutes: number) => clock.set(addHours(PLACED, minutes / 60));

  it('tells of all that waited for two minutes, once, whoever looks', async () => {
    const booking = await tell({ ...CONFIRMED, captainId: null });
    await write(booking, OWNER, 'You find us at pier 4.\nPlease ring twice: https://maps.example/pier');
    afterMinutes(1);
    await write(booking, OWNER, 'And bring a jacket.');
    afterMinutes(1.9);
    await notifications.untilNothingIsDue();
    expect(await newMessageMails()).toEqual([]);
    afterMinutes(2);
    const [mail] = await untilSent(1);
    expect(mail).toMatchObject({ recipientId: RENTER.id, status: 'sent', bookingId: booking.id, copyTo: '' });
    expectGolden(
      'new-messages',
      asReadOf(booking.id, await inbox.mail(RENTER, /wrote/)).replaceAll(`/bookings/${booking.id}/`, '/bookings/31/'),
    );
    afterMinutes(10);
    await notifications.untilNothingIsDue();
    expect(await newMessageMails()).toHaveLength(1);
  });

  it('does not go out when all was read meanwhile', async () => {
    const booking = await tell({ ...CONFIRMED, captainId: null });
    await write(booking, OWNER, 'Hello');
    await noteRead(booking, RENTER, 1);
    afterMinutes(5);
    await notifications.untilNothingIsDue();
    expect(await newMessageMails()).toEqual([]);
  });

  it('follows later while an earlier one has brought nobody, and soon again once they have read', async () => {
    const booking = await tell({ ...CONFIRMED, captainId: null });
    await write(booking, OWNER, 'One');
    afterMinutes(2);
    await untilSent(1);
    await write(booking, OWNER, 'Two');
    afterMinutes(16);
    await notifications.untilNothingIsDue();
    expect(await newMessageMails()).toHaveLength(1);
    afterMinutes(17);
    await untilSent(2);
    await noteRead(booking, RENTER, 2);
    await write(booking, OWNER, 'Three');
    afterMinutes(19);
    await untilSent(3);
    const texts = (await inbox.all()).filter(({ subject }) => /wrote/.test(subject)).map(({ text }) => text);
    expect(texts.map((text) => ['One', 'Two', 'Three'].filter((each) => text.includes(each)))).toEqual(
      expect.arrayContaining([['One'], ['Two'], ['Three']]),
    );
  });

  it('that had to wait is skipped when its reader has read, or has left', async () => {
    const booking = await tell(CONFIRMED);
    await notifications.db().user.deleteMany({ where: { id: OWNER.id } });
    await write(booking, OWNER, 'Hello');
    afterMinutes(2);
    await eventuallyFinds(async () => (await newMessageMails()).length === 2);
    await noteRead(booking, RENTER, 1);
    const left = { ...CONFIRMED, id: booking.id, captainId: null, captainWanted: true };
    await tell(changedFrom({ status: 'confirmed' }, left), events.bookingCaptainLeft);
    const { id, role, fullName, email, phone } = OWNER;
    await notifications.db().user.create({ data: { id, role, fullName, email, phone } });
    const mails = await untilSent(2);
    expect(mails.map(({ status }) => status)).toEqual(['skipped', 'skipped']);
  });
});

describe('a reported conversation', () => {
  const REASON = 'They asked me to pay them directly.';
  const REPORTS = '/api/admin/conversation-reports';
  const report = ({ id }: BookingState, user: UserState) =>
    notifications.as(user).post(at(id, '/reports'), { reason: REASON });

  it('is read by an administrator until the report is closed, and every reading is in the audit log', async () => {
    const booking = await tell(CONFIRMED);
    const admin = notifications.as(ADMIN);
    expect(await report(booking, RENTER)).toMatchObject({ status: 409, body: { code: 'conversation_empty' } });
    await write(booking, OWNER, 'Please pay in cash');
    expect((await report(booking, RENTER)).status).toBe(201);
    expect(await report(booking, RENTER)).toMatchObject({ status: 409, body: { code: 'conversation_reported' } });
    expect((await read(booking, RENTER)).body.reported).toBe(true);
    expect((await read(booking, OWNER)).body.reported).toBe(false);

    const { body: reports } = await admin.get<ConversationReport[]>(`${REPORTS}?closed=false`);
    const [first] = reports;
    expect(first).toMatchObject({
      bookingId: booking.id,
      reporterName: RENTER.fullName,
      party: 'renter',
      reason: REASON,
    });
    expect(JSON.stringify(reports)).not.toContain('Please pay in cash');
    const tasks = async () => (await admin.get<object[]>('/api/admin/support-tasks/notifications')).body;
    expect(await tasks()).toContainEqual(
      expect.objectContaining({ kind: 'conversation_reported', id: String(first?.id), bookingId: booking.id }),
    );
    const path = `${REPORTS}/${first?.id}`;
    expect(await admin.post(`${path}/read`, undefined)).toMatchObject({
      status: 200,
      body: { messages: [{ text: 'Please pay in cash', authorName: OWNER.fullName }] },
    });
    const { body: log } = await admin.get<AuditEntry[]>('/api/admin/audit-log/notifications?limit=1');
    expect(log).toMatchObject([
      { administrator: ADMIN.id, path: `${path}/read`, call: `POST ${REPORTS}/:id/read`, changes: [] },
    ]);
    expect(JSON.stringify(log)).not.toContain('Please pay in cash');

    const closing = { closed: true, outcome: 'The owner was warned.' };
    expect(await admin.patch(path, closing)).toMatchObject({ status: 200, body: { outcome: closing.outcome } });
    expect(await tasks()).not.toContainEqual(expect.objectContaining({ id: String(first?.id) }));
    expect(await admin.patch(path, closing)).toMatchObject({ status: 409, body: { code: 'report_closed' } });
    expect(await admin.post(`${path}/read`, undefined)).toMatchObject({ status: 409, body: { code: 'report_closed' } });
    expect(await admin.post(`${REPORTS}/999999/read`, undefined)).toMatchObject({ status: 404 });
    expect((await notifications.as(OWNER).post(`${path}/read`, undefined)).status).toBe(403);
    expect((await report(booking, RENTER)).status).toBe(201);
  });
});

describe('saved replies', () => {
  const PATH = '/api/saved-replies';
  const DRAFT = { title: 'How to find the dock', text: 'Pier 4.\nBehind the blue gate.' };

  it('are an owner’s own: made, changed, deleted, and nobody else’s', async () => {
    const owner = notifications.as(OWNER);
    const other = notifications.as(OTHER_OWNER);
    const { body: reply } = await owner.post<SavedReply>(PATH, DRAFT);
    expect(reply).toEqual({ id: expect.any(Number), ...DRAFT, updatedAt: expect.any(String) });
    await owner.post(PATH, { title: 'Before you come', text: 'Bring a jacket.' });
    const titles = async () => (await owner.get<SavedReply[]>(PATH)).body.map(({ title }) => title);
    expect(await titles()).toEqual(['Before you come', 'How to find the dock']);
    expect((await other.get(PATH)).body).toEqual([]);

    const one = `${PATH}/${reply.id}`;
    const missing = { status: 404, body: { code: 'saved_reply_not_found' } };
    expect(await other.put(one, DRAFT)).toMatchObject(missing);
    expect(await other.delete(one)).toMatchObject(missing);
    expect((await notifications.as(RENTER).get(PATH)).status).toBe(403);
    expect(await owner.put(one, { title: 'The dock', text: 'Pier 5.' })).toMatchObject({ body: { text: 'Pier 5.' } });
    expect((await owner.delete(one)).status).toBe(204);
    expect(await owner.delete(one)).toMatchObject(missing);
    expect(await titles()).toEqual(['Before you come']);
  });

  it('are changed only as they were read, where that is said', async () => {
    const owner = notifications.as(OWNER);
    const { body: reply } = await owner.post<SavedReply>(PATH, DRAFT);
    const one = `${PATH}/${reply.id}`;
    clock.advance({ seconds: 1 });
    const basedOn = { ...DRAFT, basedOn: reply.updatedAt };
    expect((await owner.put(one, { ...basedOn, text: 'Pier 5.' })).status).toBe(200);
    expect(await owner.put(one, { ...basedOn, text: 'Pier 6.' })).toMatchObject({
      ...{ status: 409, body: { code: 'saved_reply_changed' } },
    });
    expect((await owner.get<SavedReply[]>(PATH)).body).toMatchObject([
      { text: 'Bring a jacket.' },
      { text: 'Pier 5.' },
    ]);
    await owner.delete(one);
  });

  it('are at most fifty, however many are sent at once', async () => {
    const owner = notifications.as(OTHER_OWNER);
    const answers = await Promise.all(Array.from({ length: 55 }, () => owner.post(PATH, DRAFT)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({ body: { code: 'too_many_saved_replies' } });
  });
});
