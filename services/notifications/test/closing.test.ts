import * as events from '@harbourline/contracts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closedIdentity } from '@harbourline/policy';
import { sealing } from '@harbourline/service-kit/sealing';
import { eventuallyFinds, eventuallyPasses } from '@harbourline/test-kit/eventually';
import { rowsWithText } from '@harbourline/test-kit/rows-with-text';
import { TestClock } from '@harbourline/test-kit/test-clock';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { startInbox, type Inbox } from './support/inbox';
import { ADMIN, CAPTAIN, CONFIRMED, NEW_CAPTAIN, OWNER, RENTER } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';

const MIGRATION = join(__dirname, '../prisma/migrations/20261127172000_erased_words/migration.sql');

let inbox: Inbox;
let notifications: TestNotifications;
beforeAll(async () => {
  inbox = await startInbox();
  const clock = new TestClock(new Date('2026-06-28T15:00:00.000Z'));
  notifications = await startNotifications({ smtpUrl: inbox.smtpUrl, clock });
  await notifications.register(RENTER, OWNER, CAPTAIN, NEW_CAPTAIN, ADMIN);
});
afterAll(async () => {
  await notifications.stop();
  await inbox.stop();
});

const WORDS = ['Amélie', 'Fournier', RENTER.email, RENTER.phone, 'cooler on board', 'birthday', 'lost my hat'];
const traces = () => rowsWithText(notifications.db(), WORDS);

it('erases a renter from every table, after a last mail to the address that they had', async () => {
  const { id } = CONFIRMED;
  await notifications.booking.publish(events.bookingConfirmed, id, CONFIRMED);
  await eventuallyFinds(() => notifications.db().booking.findUnique({ where: { id } }));
  await notifications.as(RENTER).post(`/api/bookings/${id}/conversation/messages`, { text: 'A cooler on board?' });
  await notifications.db().contactSubmission.create({
    data: {
      ...{ firstName: 'Amélie', lastName: 'Fournier', email: RENTER.email.toUpperCase(), phone: RENTER.phone },
      ...{ destination: 'Toronto', message: 'I lost my hat', createdAt: new Date() },
    },
  });
  await eventuallyPasses(async () => {
    expect(await notifications.db().delivery.count({ where: { status: 'waiting' } })).toBe(0);
  });
  expect((await traces()).length).toBeGreaterThan(4);

  const closed = { ...RENTER, ...closedIdentity(RENTER.id), active: false };
  const sealedEmail = sealing({ secret: TEST_INTERNAL_SECRET, purpose: events.SEALED_FOR.closedAccount }).seal(
    RENTER.email,
  );
  await notifications.identity.publish(events.userUpdated, RENTER.id, closed);
  await notifications.identity.publish(events.accountClosed, RENTER.id, {
    ...{ userId: RENTER.id, sealedEmail, emailIsTheirs: true },
  });
  await eventuallyPasses(async () => {
    expect(await notifications.db().delivery.findFirst({ where: { template: 'account-closed' } })).toMatchObject({
      status: 'sent',
      address: RENTER.email,
    });
  });
  // The last mail alone may still say where it went.
  await eventuallyPasses(async () => expect(await traces()).toEqual([`public.deliveries: ${RENTER.email}`]));

  await notifications.identity.publish(events.accountClosed, RENTER.id, { userId: RENTER.id });
  await eventuallyPasses(async () => expect(await traces()).toEqual([]));
  expect((await rowsWithText(notifications.db(), [OWNER.email])).length).toBeGreaterThan(0);
  expect(await notifications.db().conversationMessage.findFirst({ where: { bookingId: id } })).toMatchObject({
    text: '',
  });
});

it('leaves what a stranger wrote to our support, where the account has only claimed their address', async () => {
  const email = 'stranger@example.com';
  await notifications.db().contactSubmission.create({
    data: {
      ...{ firstName: 'A', lastName: 'Stranger', email, phone: '', destination: 'Toronto' },
      ...{ message: 'Do you have sailboats?', createdAt: new Date() },
    },
  });
  const { id } = NEW_CAPTAIN;
  const sealedEmail = sealing({ secret: TEST_INTERNAL_SECRET, purpose: events.SEALED_FOR.closedAccount }).seal(email);
  await notifications.identity.publish(events.accountClosed, id, { userId: id, sealedEmail, emailIsTheirs: false });
  await eventuallyPasses(async () => {
    expect(
      await notifications.db().delivery.findFirst({ where: { template: 'account-closed', recipientId: id } }),
    ).toMatchObject({ status: 'sent' });
  });
  expect(await notifications.db().contactSubmission.count({ where: { email } })).toBe(1);
});

it('leaves nothing of the sentences that the release before put in the place of what was erased', async () => {
  const id = 907;
  const cancelled = { ...CONFIRMED, id, status: 'cancelled' as const, outcome: 'owner_cancelled' as const };
  await notifications.booking.publish(events.bookingConfirmed, id, { ...CONFIRMED, id });
  await eventuallyFinds(() => notifications.db().booking.findUnique({ where: { id } }));
  await notifications.as(OWNER).post(`/api/bookings/${id}/conversation/messages`, { text: 'At pier 4' });
  await notifications.db().conversationMessage.updateMany({
    where: { bookingId: id },
    data: { text: 'This message was erased with its writer’s account.' },
  });
  await notifications.booking.publish(events.bookingCancelled, id, {
    ...cancelled,
    cancellationReason: 'Erased with the account',
  });
  const sentences = () => rowsWithText(notifications.db(), ['erased with']);
  await eventuallyPasses(async () => {
    const told = ['public.bookings', 'public.conversation_messages', 'public.deliveries'];
    expect(await sentences()).toEqual(expect.arrayContaining(told.map((table) => `${table}: erased with`)));
  });
  await eventuallyPasses(async () => {
    expect(await notifications.db().delivery.count({ where: { status: 'waiting' } })).toBe(0);
  });
  for (const statement of (await readFile(MIGRATION, 'utf8')).split(/;\n/).filter((each) => each.trim() !== '')) {
    await notifications.db().$executeRawUnsafe(statement);
  }
  const inTables = (await sentences()).filter((place) => /^public\.(bookings|conversation_|deliveries)/.test(place));
  expect(inTables).toEqual([]);
});
