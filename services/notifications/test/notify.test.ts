import {
  bookingAdjusted,
  bookingCalledOff,
  bookingCancelled,
  bookingCaptainAwaited,
  bookingCaptainDeclined,
  bookingCaptainLeft,
  bookingChangeProposed,
  bookingCompleted,
  bookingConfirmed,
  bookingRefundChosen,
  bookingRequested,
  type BookingState,
  type NotificationPreview,
} from '@harbourline/contracts';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import type { ServiceClient } from '@harbourline/test-kit/service-client';
import { EMAIL_TEMPLATES } from '../src/templates/built-in';
import { enterEmail } from './support/enter-settings';
import { emptyInbox, startInbox, type Inbox } from './support/inbox';
import { ADMIN, BOOKING, CAPTAIN, ended, OWNER, RENTER } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';
import { startSmsProvider, type SmsProvider } from './support/start-sms-provider';

let inbox: Inbox;
let provider: SmsProvider;
let notifications: TestNotifications;
let admin: ServiceClient;
let nextId = 100;

beforeAll(async () => {
  [inbox, provider] = await Promise.all([startInbox(), startSmsProvider()]);
  notifications = await startNotifications({ smtpUrl: inbox.smtpUrl, environment: provider.environment });
  admin = notifications.as(ADMIN);
  await notifications.register(OWNER, RENTER, CAPTAIN);
});
afterAll(async () => {
  await notifications.stop();
  await Promise.all([inbox.stop(), provider.stop()]);
});

/** To come, whenever this is run. */
const REQUEST: BookingState = {
  ...BOOKING,
  ...{ startDate: '2099-07-04T18:00:00.000Z', endDate: '2099-07-04T22:00:00.000Z' },
  respondBy: '2099-06-28T15:00:00.000Z',
};
const confirmed: BookingState = { ...REQUEST, status: 'confirmed', respondBy: null };
const awaiting: BookingState = { ...REQUEST, captainAnswer: 'awaited', ownerAcceptedAt: '2099-06-27T16:00:00.000Z' };
const withoutCaptain = (state: BookingState): BookingState => ({
  ...state,
  ...{ captainId: null, captainWanted: true, respondBy: REQUEST.respondBy },
});
const calledOff: BookingState = {
  ...confirmed,
  calledOff: { cause: 'weather', by: 'owner', chooseBy: '2099-07-08T15:00:00.000Z' },
};
const proposedBy = (by: 'renter' | 'owner') => ({
  ...(bookingChangeProposed.sample.proposedChange as NonNullable<BookingState['proposedChange']>),
  ...{ by, respondBy: '2099-07-01T15:00:00.000Z', startDate: '2099-07-05T18:00:00.000Z' },
});
const STANDS = ['booking-standing-renter', 'booking-standing-owner'] as const;
const CHOOSE = ['booking-standing-renter', 'choose-captain-owner'] as const;
const before = { ...REQUEST, status: 'confirmed' } as const;
const cancelled: BookingState = {
  ...ended('owner_cancelled', 'The engine needs a repair.'),
  cancelledAt: '2026-06-28T10:00:00.000Z',
  previous: before,
  settlement: {
    rule: 'R6',
    refundCents: REQUEST.depositCents,
    creditInstead: true,
    ownerKeepsCents: 0,
    platformKeepsCents: 0,
    taxCents: 0,
    policyVersion: 1,
  },
};

/** Publishes an event of a booking, and waits until everybody was told. @returns the booking's id. */
async function known(event: typeof bookingRequested, state: BookingState): Promise<number> {
  const id = (nextId += 1);
  await notifications.booking.publish(event, id, { ...state, id });
  await eventuallyFinds(async () => (await notifications.db().booking.count({ where: { id } })) === 1);
  const told = () => notifications.db().delivery.count({ where: { bookingId: id } });
  await eventuallyFinds(async () => state.status === 'completed' || (await told()) > 0);
  await everybodyTold();
  await emptyInbox(inbox, notifications);
  return id;
}
async function everybodyTold(): Promise<void> {
  await eventuallyFinds(async () => (await notifications.deliveries()).every(({ status }) => status !== 'waiting'));
}
const path = (party: string, id: number) => `/api/admin/notify-${party}/${id}`;

describe('what an administrator tells of a booking', () => {
  it.each<[string, typeof bookingRequested, BookingState, string, string]>([
    ['pending', bookingRequested, REQUEST, 'new-reservation-renter', 'new-reservation-owner'],
    [
      'adjusted',
      bookingAdjusted,
      { ...REQUEST, adjusted: bookingAdjusted.sample.adjusted ?? null },
      'reservation-adjusted-renter',
      'booking-standing-owner',
    ],
    ['accepted by its owner, and not by its captain', bookingCaptainAwaited, awaiting, ...STANDS],
    ['without the captain who was asked', bookingCaptainDeclined, withoutCaptain(REQUEST), ...CHOOSE],
    ['confirmed, and left by its captain', bookingCaptainLeft, withoutCaptain(confirmed), ...CHOOSE],
    ['called off', bookingCalledOff, calledOff, 'called-off-renter', 'called-off-owner'],
    [
      'called off, with a new time that its renter proposes',
      bookingChangeProposed,
      { ...calledOff, proposedChange: proposedBy('renter') },
      'booking-standing-renter',
      'new-time-proposed-owner',
    ],
    ['called off, and left by its captain', bookingCaptainLeft, withoutCaptain(calledOff), ...CHOOSE],
    [
      'confirmed, with a change that its owner proposes',
      bookingChangeProposed,
      { ...confirmed, proposedChange: proposedBy('owner') },
      'change-proposed-renter',
      'booking-standing-owner',
    ],
    ['confirmed', bookingConfirmed, confirmed, 'confirmed-booking-renter', 'confirmed-booking-owner'],
    ['declined', bookingCancelled, ended('owner_declined'), 'reservation-canceled-renter', 'cancellation-notice-owner'],
    ['cancelled', bookingCancelled, cancelled, 'booking-canceled-renter', 'cancellation-notice-owner'],
    [
      'canceled, with a refund chosen',
      bookingRefundChosen,
      { ...cancelled, refundChoice: 'credit', previous: { ...before, status: 'cancelled' } },
      'booking-canceled-renter',
      'cancellation-notice-owner',
    ],
  ])('that is %s is what was previewed', async (_, event, state, toRenter, toOwner) => {
    const id = await known(event, state);
    for (const [party, user, template] of [
      ['renter', RENTER, toRenter],
      ['owner', OWNER, toOwner],
    ] as const) {
      const { status, body } = await admin.get<NotificationPreview>(path(party, id));
      expect(status).toBe(200);
      const { fullName, email, phone } = user;
      expect(body).toMatchObject({ template, to: { fullName, email, phone } });

      const sent = await admin.post(path(party, id));
      const channels = body.sms ? ['email', 'sms'] : ['email'];
      const whom = party === 'renter' ? 'Renter' : 'Owner';
      expect(sent).toMatchObject({
        status: 200,
        body: { message: `${whom} notification sent successfully`, channels },
      });
      const mail = await inbox.mail(user, /./);
      expect(mail.subject).toBe(body.email.subject);
      expect(mail.text.trim()).toBe(body.email.text.trim());
      expect(mail.html.replace('"utf-8"/>', '"utf-8">').trim()).toBe(body.email.html.trim());
      await everybodyTold();
      const [sms] = await provider.messages();
      if (body.sms) expect(sms).toMatchObject({ to: phone, body: body.sms.text });
    }
  });

  it('of a booking that ended with its listing says so to the owner, and calls no time free', async () => {
    const withdrawn = { ...cancelled, ...ended('boat_withdrawn') };
    const id = await known(bookingCancelled, { ...withdrawn, previous: { ...before, status: 'confirmed' } });
    const { body } = await admin.get<NotificationPreview>(path('owner', id));
    expect(body.email.text).toContain('Your boat is no longer offered, so the booking had to end.');
    expect(body.email.text).not.toMatch(/free/i);
  });

  it.each<[string, typeof bookingRequested, BookingState]>([
    ['whose time to answer is over', bookingRequested, { ...REQUEST, respondBy: '2026-01-01T12:00:00.000Z' }],
    ['that is under way', bookingConfirmed, { ...confirmed, startDate: '2026-01-01T12:00:00.000Z' }],
  ])('is nothing of one %s', async (_, event, state) => {
    const id = await known(event, state);
    const refused = { status: 409, body: { code: 'nothing_to_tell' } };
    for (const party of ['renter', 'owner']) expect(await admin.get(path(party, id))).toMatchObject(refused);
  });

  it('is refused while its message is switched off', async () => {
    const id = await known(bookingConfirmed, confirmed);
    const { subject, content } = EMAIL_TEMPLATES['confirmed-booking-renter'];
    const off = { id: 'confirmed-booking-renter', subject, content, enabled: false };
    await notifications.db().emailTemplate.create({ data: { ...off, updatedAt: new Date(), updatedBy: 1 } });
    const refused = { status: 409, body: { code: 'template_switched_off' } };
    expect(await admin.get(path('renter', id))).toMatchObject(refused);
    expect(await admin.post(path('renter', id))).toMatchObject(refused);
    await notifications.db().emailTemplate.deleteMany();
  });

  it('goes by SMS too where there is one, and to those who get copies', async () => {
    const id = await known(bookingConfirmed, confirmed);
    const preview = await admin.get<NotificationPreview>(path('renter', id));
    expect(preview.body.sms?.parts).toBeGreaterThan(0);
    expect((await admin.get<NotificationPreview>(path('owner', id))).body.sms).toBeNull();
    await enterEmail(notifications.db(), { ccEmails: ['copy@example.com'] });
    await admin.post(path('renter', id));
    const told = await notifications
      .db()
      .delivery.findMany({ where: { bookingId: id }, orderBy: { createdAt: 'desc' }, take: 3 });
    expect(told.map(({ channel, copyTo }) => `${channel} ${copyTo}`).sort()).toEqual([
      'email ',
      'email copy@example.com',
      'sms ',
    ]);
    expect(new Set(told.map(({ eventId }) => eventId)).size).toBe(1);
    await notifications.db().emailConfig.deleteMany();
  });

  it('is told once however often the same request comes, and anew with another', async () => {
    const id = await known(bookingRequested, REQUEST);
    const count = () =>
      notifications.db().delivery.count({ where: { bookingId: id, template: 'new-reservation-renter' } });
    const first = await count();
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.post(path('renter', id), {}, { 'idempotency-key': `key-of-${id}` })),
    );
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [200, answers[0]?.text]));
    expect(await count()).toBe(first + 1);
    await admin.post(path('renter', id), {}, { 'idempotency-key': `another-key-of-${id}` });
    expect(await count()).toBe(first + 2);
  });

  it('is nothing once the charter is over, or when there is no such booking', async () => {
    const id = await known(bookingCompleted, { ...bookingCompleted.sample });
    for (const party of ['renter', 'owner']) {
      for (const call of [admin.get, admin.post]) {
        expect(await call(path(party, id))).toMatchObject({ status: 409, body: { code: 'nothing_to_tell' } });
        expect(await call(path(party, 9_999))).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
      }
    }
  });

  it('is for administrators to tell', async () => {
    const owner = notifications.as(OWNER);
    expect((await owner.get(path('renter', 1))).status).toBe(403);
    expect((await owner.post(path('renter', 1))).status).toBe(403);
  });
});
