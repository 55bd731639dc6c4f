import * as events from '@harbourline/contracts';
import type { BookingState, ConversationMessage, ConversationView, HeldPage, UserState } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { AppError, route } from '@harbourline/service-kit';
import { signServiceToken } from '@harbourline/service-kit/auth/service-token';
import { call } from '@harbourline/test-kit/call';
import { eventuallyFinds, eventuallyPasses } from '@harbourline/test-kit/eventually';
import { TestClock } from '@harbourline/test-kit/test-clock';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { expectGolden } from './support/golden';
import { asReadOf, emptyInbox, startInbox, type Inbox } from './support/inbox';
import { ADMIN, CAPTAIN, CONFIRMED, NEW_CAPTAIN, OWNER, RENTER } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';

const PLACED = new Date('2026-06-28T15:00:00.000Z');
const clock = new TestClock(PLACED);
const key = (name: string) => `charter-pictures/${name}.jpg`;
const [ONE, TWO] = [key('one'), key('two')];

/** What catalog was asked to keep; `gone` is no picture of the charter, and `away` is when it does not answer. */
let asked: { charter: number; uploadedBy: number; pictures: string[] }[] = [];
const catalogKeeps = route(events.keepCharterPictures, async ({ params, body }) => {
  if (body.pictures.includes(key('away'))) throw new AppError('unavailable');
  if (body.pictures.includes(key('gone'))) throw new AppError('image_not_found');
  asked.push({ charter: params.id, ...body });
  return { status: 204 };
});

let inbox: Inbox;
let notifications: TestNotifications;
let nextId = 700;
beforeAll(async () => {
  inbox = await startInbox();
  notifications = await startNotifications({ smtpUrl: inbox.smtpUrl, clock, routesOfCatalog: [catalogKeeps] });
  await notifications.register(RENTER, OWNER, CAPTAIN, NEW_CAPTAIN, ADMIN);
});
afterAll(async () => {
  await notifications.stop();
  await inbox.stop();
});
beforeEach(async () => {
  asked = [];
  clock.set(PLACED);
  // Nobody is to get a mail about the messages of the test before.
  await notifications.untilNothingIsDue();
  await notifications.db().conversationReader.updateMany({ data: { mailDueAt: null } });
});

async function booked(changes: Partial<BookingState> = {}): Promise<number> {
  const id = (nextId += 1);
  await notifications.booking.publish(events.bookingConfirmed, id, { ...CONFIRMED, ...changes, id });
  // What is told of it is told by the clock of now: a later one would have it wait when the clock is set back.
  await eventuallyFinds(async () => {
    const told = await notifications.db().delivery.findMany({ where: { bookingId: id } });
    return told.length > 0 && told.every(({ status }) => status !== 'waiting');
  });
  return id;
}
const write = (id: number, user: UserState, body: object, headers: Record<string, string> = {}) =>
  notifications.as(user).post<ConversationMessage>(`/api/bookings/${id}/conversation/messages`, body, headers);
const messagesFor = async (id: number, user: UserState) =>
  (await notifications.as(user).get<ConversationView>(`/api/bookings/${id}/conversation`)).body.messages;

it('shows pictures with a text or without one, once catalog keeps them', async () => {
  const id = await booked();
  const both = await write(id, OWNER, { text: 'At this gate', pictures: [ONE, TWO, ONE] });
  expect(both).toMatchObject({ status: 201, body: { text: 'At this gate', pictures: [ONE, TWO] } });
  expect(asked).toEqual([{ charter: id, uploadedBy: OWNER.id, pictures: [ONE, TWO] }]);
  expect((await write(id, RENTER, { text: '', pictures: [TWO] })).status).toBe(201);
  expect((await write(id, RENTER, { text: 'Thanks' })).status).toBe(201);
  expect(asked).toHaveLength(2);
  for (const user of [RENTER, OWNER, CAPTAIN]) {
    expect((await messagesFor(id, user)).map(({ text, pictures }) => [text, pictures])).toEqual([
      ['At this gate', [ONE, TWO]],
      ['', [TWO]],
      ['Thanks', []],
    ]);
  }
});

it('is not written with a picture that is not theirs to show, or while catalog is away', async () => {
  const id = await booked();
  expect(await write(id, RENTER, { text: 'Look', pictures: [key('gone')] })).toMatchObject({
    status: 404,
    body: { code: 'image_not_found' },
  });
  expect(await write(id, RENTER, { text: 'Look', pictures: [key('away')] })).toMatchObject({ status: 503 });
  expect(await messagesFor(id, RENTER)).toEqual([]);
  expect(await notifications.db().conversationReader.count({ where: { bookingId: id } })).toBe(0);
});

it('asks catalog for nobody who may not write there', async () => {
  const id = await booked();
  const draft = { text: '', pictures: [ONE] };
  expect(await write(id, NEW_CAPTAIN, draft)).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
  clock.set(addHours(new Date(CONFIRMED.endDate), 14 * 24 + 1));
  expect(await write(id, RENTER, draft)).toMatchObject({ status: 409, body: { code: 'conversation_over' } });
  expect(asked).toEqual([]);
});

it.each([
  ['nothing at all', { text: '' }],
  ['nothing with no pictures', { text: ' ', pictures: [] }],
  ['five pictures', { text: 'Look', pictures: ['a', 'b', 'c', 'd', 'e'].map(key) }],
  ['a picture of a boat', { text: 'Look', pictures: ['boat-images/one.jpg'] }],
  ['an address elsewhere', { text: 'Look', pictures: ['https://example.com/one.jpg'] }],
  ['a text that is too long', { text: 'x'.repeat(2001), pictures: [ONE] }],
])('refuses %s', async (_, body) => {
  const id = await booked();
  expect(await write(id, RENTER, body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(asked).toEqual([]);
});

it('is written once, however often it is sent', async () => {
  const id = await booked();
  const send = () => write(id, RENTER, { text: '', pictures: [ONE] }, { 'idempotency-key': `photo ${id}` });
  const answers = [...(await Promise.all([send(), send()])), await send()];
  for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: { number: 1, pictures: [ONE] } });
  expect(await messagesFor(id, OWNER)).toHaveLength(1);
});

it('is told of in a mail, which says that there are photos and shows none', async () => {
  const id = await booked({ captainId: null });
  await emptyInbox(inbox, notifications);
  await write(id, OWNER, { text: '', pictures: [ONE] });
  await write(id, OWNER, { text: 'The gate is blue.', pictures: [ONE, TWO] });
  await write(id, OWNER, { text: 'See you on Saturday.' });
  clock.set(addHours(PLACED, 2 / 60));
  await eventuallyPasses(async () => {
    const mails = await notifications.db().delivery.findMany({ where: { bookingId: id, template: 'new-messages' } });
    expect(mails.map(({ status }) => status)).toEqual(['sent']);
  });
  const mail = asReadOf(id, await inbox.mail(RENTER, /wrote/)).replaceAll(`/bookings/${id}/`, '/bookings/31/');
  expect(mail).not.toContain('charter-pictures');
  expectGolden('new-messages.photos', mail);
});

it('is in the download of who sent it, and shows nothing once their account is closed', async () => {
  const id = await booked();
  await write(id, CAPTAIN, { text: 'My dock', pictures: [ONE] });
  const token = signServiceToken({ from: 'identity', to: 'notifications', secret: TEST_INTERNAL_SECRET });
  const held = await call<HeldPage>(`${notifications.url()}/internal/people/${CAPTAIN.id}/held-by-notifications/1/0`, {
    token,
  });
  expect(held.body.rows).toMatchObject([
    { bookingId: id, text: 'My dock', files: [`/api/bookings/${id}/pictures/${ONE}`] },
  ]);
  await notifications.identity.publish(events.accountClosed, CAPTAIN.id, { userId: CAPTAIN.id });
  await eventuallyPasses(async () => {
    const [message] = await messagesFor(id, OWNER);
    expect(message?.pictures).toEqual([]);
    expect(message?.text).not.toContain('My dock');
  });
});
