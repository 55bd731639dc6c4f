import {
  bookingAdjusted,
  bookingAdjustmentWithdrawn,
  bookingCancelled,
  bookingChanged,
  bookingRecordedAtTheDock,
  bookingRequested,
  passwordResetRequested,
  SEALED_FOR,
  type BookingState,
} from '@harbourline/contracts';
import { sealing } from '@harbourline/service-kit';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { startInbox, type Inbox } from './support/inbox';
import { BOOKING, CAPTAIN, OWNER, RENTER } from './support/people';
import { startSmsProvider, type SmsProvider } from './support/start-sms-provider';
import { startNotifications, type TestNotifications } from './support/start-notifications';

const OTHER_RENTER = { ...RENTER, id: 77, email: 'other-renter@example.com' };
const TEXTED = [81, 82, 83].map((id) => ({
  ...{ ...OWNER, id, email: `owner-${id}@example.com`, phone: `+14165550${id}0` },
  ...{ phoneConfirmed: true, smsEnabled: true },
}));

let inbox: Inbox;
let provider: SmsProvider;
let notifications: TestNotifications;
beforeAll(async () => {
  [inbox, provider] = await Promise.all([startInbox(), startSmsProvider()]);
  notifications = await startNotifications({
    smtpUrl: inbox.smtpUrl,
    environment: {
      ...provider.environment,
      SMS_PER_PAYER: '2',
      MAILS_PER_SENDER: '4',
      MAILS_PER_ADDRESS: '6',
      CONTACT_MESSAGES_PER_NETWORK: '3',
    },
  });
  await notifications.startReplica();
  await notifications.register(RENTER, OWNER, CAPTAIN, OTHER_RENTER, ...TEXTED);
  await allTried(14);
  await notifications.db().delivery.deleteMany();
});
afterAll(async () => {
  await notifications?.stop();
  await Promise.all([inbox?.stop(), provider?.stop()]);
});
afterEach(() => notifications.db().delivery.deleteMany());

/** All messages that there are, once so many have been sent or held back. */
function allTried(count: number) {
  return eventuallyFinds(async () => {
    const rows = await notifications.deliveries();
    return rows.length >= count && rows.every(({ status }) => status !== 'waiting') && rows;
  });
}

let nextId = 900;
const sentTo = async (recipientId: number, template: string) =>
  (await notifications.deliveries()).filter(
    (row) =>
      row.recipientId === recipientId && row.template === template && row.channel === 'email' && row.status === 'sent',
  );

/** One renter changes one request again and again. */
async function change(times: number, state: Partial<BookingState> = {}): Promise<void> {
  const id = (nextId += 1);
  for (let each = 0; each < times; each += 1) {
    await notifications.booking.publish(bookingChanged, id, { ...BOOKING, id, guestCount: each + 1, ...state });
  }
}

it('what one person does uses up a part of a mailbox’s budget only; what others do still arrives', async () => {
  await change(10);
  const rows = (await allTried(20)).filter(({ recipientId }) => recipientId === OWNER.id);
  expect(rows.filter(({ status }) => status === 'sent')).toHaveLength(4);
  expect(rows.find(({ status }) => status === 'skipped')).toMatchObject({
    heldBackBy: 'over_budget',
    obstacle: { code: 'over_budget', budget: 'mailsPerSender', most: 4 },
  });
  await change(1, { renterId: OTHER_RENTER.id });
  await allTried(22);
  expect(await sentTo(OWNER.id, 'booking-changed-owner')).toHaveLength(5);
});

it('what is told of an account, and new requests, arrive where all else is used up', async () => {
  await change(5);
  await change(5, { renterId: OTHER_RENTER.id });
  await allTried(20);
  expect(await sentTo(OWNER.id, 'booking-changed-owner')).toHaveLength(6);

  const id = (nextId += 1);
  await notifications.booking.publish(bookingRequested, id, { ...BOOKING, id, renterId: OTHER_RENTER.id });
  const sealedToken = sealing({ secret: TEST_INTERNAL_SECRET, purpose: SEALED_FOR.reset }).seal('token');
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  await notifications.identity.publish(passwordResetRequested, OWNER.id, { userId: OWNER.id, sealedToken, expiresAt });
  await allTried(24);
  expect(await sentTo(OWNER.id, 'new-reservation-owner')).toHaveLength(1);
  expect(await sentTo(OWNER.id, 'password-reset')).toHaveLength(1);
});

it('what an owner agrees to in a renter’s name is told to them, whatever else that owner has caused', async () => {
  const id = (nextId += 1);
  for (let cycle = 0; cycle < 3; cycle += 1) {
    await notifications.booking.publish(bookingAdjusted, id, { ...BOOKING, id });
    await notifications.booking.publish(bookingAdjustmentWithdrawn, id, { ...BOOKING, id });
  }
  await allTried(12);
  expect((await notifications.deliveries()).some(({ heldBackBy }) => heldBackBy === 'over_budget')).toBe(true);
  await notifications.booking.publish(bookingRecordedAtTheDock, id, {
    ...{ ...BOOKING, id, status: 'confirmed', respondBy: null },
    atTheDock: { act: 'check-in', by: 'owner', amountCents: null, objectBy: '2026-07-06T18:00:00.000Z' },
  });
  await eventuallyFinds(async () => (await sentTo(RENTER.id, 'agreed-at-dock-renter')).length === 1);
});

it('an owner who adjusts and withdraws is counted for the renter’s mailbox, and their own acts not for their own', async () => {
  const id = (nextId += 1);
  for (let cycle = 0; cycle < 4; cycle += 1) {
    await notifications.booking.publish(bookingAdjusted, id, { ...BOOKING, id });
    await notifications.booking.publish(bookingAdjustmentWithdrawn, id, { ...BOOKING, id });
  }
  const rows = (await allTried(16)).filter(({ recipientId }) => recipientId === RENTER.id);
  expect(rows.filter(({ status }) => status === 'sent')).toHaveLength(4);
  expect(new Set(rows.map(({ causedBy }) => causedBy))).toEqual(new Set([OWNER.id]));

  const cancelled = { ...BOOKING, status: 'cancelled', outcome: 'renter_cancelled', cancelledBy: 'renter' } as const;
  await notifications.booking.publish(bookingCancelled, (nextId += 1), { ...cancelled, id: nextId });
  const all = await allTried(18);
  const causes = all.filter(({ bookingId }) => bookingId === nextId).map((row) => [row.recipientId, row.causedBy]);
  expect(new Map(causes as [number, number | null][])).toEqual(
    new Map([
      [RENTER.id, null],
      [OWNER.id, RENTER.id],
    ]),
  );
});

it('the contact form takes three messages an hour from one internet address, whoever they say they are', async () => {
  const visitor = notifications.as(null);
  const write = (n: number, address: string) =>
    visitor.post(
      '/api/contact',
      {
        ...{ firstName: 'Ada', lastName: 'Roy', phone: '4165550199', destination: 'toronto' },
        ...{ email: `ada${n}@example.com`, message: 'Hello over there' },
      },
      { 'x-forwarded-for': address },
    );
  const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => write(n, '2001:db8::1')));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429]);
  // The same network of one subscriber, and another one.
  expect((await write(6, '2001:db8::2')).status).toBe(429);
  expect((await write(7, '203.0.113.9')).status).toBe(201);
  const kept = await notifications.db().contactSubmission.findMany();
  expect(JSON.stringify(kept)).not.toMatch(/2001|203\.0/);
  await allTried(4);
});

it('text messages are counted for the renter who pays, before the numbers they go to', async () => {
  for (const { id: ownerId } of TEXTED) {
    const id = (nextId += 1);
    await notifications.booking.publish(bookingRequested, id, { ...BOOKING, id, ownerId });
  }
  // A mail to each owner and three to the renter, and a text message to each owner.
  const rows = (await allTried(9)).filter(({ channel }) => channel === 'sms');
  expect(rows.map(({ status, causedBy }) => [status, causedBy]).sort()).toEqual([
    ['sent', RENTER.id],
    ['sent', RENTER.id],
    ['skipped', RENTER.id],
  ]);
  expect(rows.find(({ status }) => status === 'skipped')).toMatchObject({
    heldBackBy: 'over_budget',
    obstacle: { code: 'over_budget', budget: 'smsPerPayer', most: 2 },
  });
});
