import {
  bookingConfirmed,
  bookingRequested,
  emailConfirmationRequested,
  phoneCodeRequested,
  SEALED_FOR,
  userUpdated,
  type BookingState,
  type DeliveryView,
  type UserState,
} from '@harbourline/contracts';
import { sealing } from '@harbourline/service-kit';
import type { ServiceClient } from '@harbourline/test-kit/service-client';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { expectGolden } from './support/golden';
import { startInbox, type Inbox } from './support/inbox';
import { ADMIN, BOOKING, OWNER, RENTER } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';
import { startSmsProvider, type SmsProvider } from './support/start-sms-provider';

let inbox: Inbox;
let provider: SmsProvider;
let notifications: TestNotifications;
let admin: ServiceClient;
beforeAll(async () => {
  [inbox, provider] = await Promise.all([startInbox(), startSmsProvider()]);
  notifications = await startNotifications({
    smtpUrl: inbox.smtpUrl,
    environment: {
      ...provider.environment,
      SMS_PER_NUMBER: '3',
      SMS_PER_BLOCK: '4',
      SMS_PER_DAY: '9',
      CONFIRMATION_MAILS_PER_HOUR: '3',
      TEST_MESSAGES_PER_HOUR: '2',
      CONTACT_MESSAGES_PER_HOUR: '2',
      NOTIFICATIONS_PER_HOUR: '2',
    },
  });
  await notifications.startReplica();
  admin = notifications.as(ADMIN);
  // The others of every booking here.
  await notifications.register(RENTER, { ...OWNER, id: BOOKING.captainId ?? 0 });
  await eventuallyFinds(async () => {
    const welcomes = await notifications.deliveries();
    return welcomes.length === 4 && welcomes.every(({ status }) => status !== 'waiting');
  });
  await notifications.db().delivery.deleteMany();
});
afterAll(async () => {
  await notifications?.stop();
  await Promise.all([provider?.stop(), inbox?.stop()]);
});
afterEach(() => notifications.db().delivery.deleteMany());

let nextId = 500;
function newPerson(changes: Partial<UserState> = {}): UserState {
  const id = (nextId += 1);
  const stranger = { phoneConfirmed: false, smsEnabled: false };
  return { ...RENTER, id, phone: `+1416${200 + id}0000`, email: `p${id}@example.com`, ...stranger, ...changes };
}
const smsOf = ({ id }: UserState) =>
  notifications.db().delivery.findMany({
    where: { recipientId: id, channel: 'sms' },
    orderBy: { createdAt: 'asc' },
  });
/** How the newest SMS of somebody fared, once none of theirs waits. */
const faredSms = (person: UserState, count = 1) =>
  eventuallyFinds(async () => {
    const rows = await smsOf(person);
    return rows.length >= count && rows.every(({ status }) => status !== 'waiting') && rows.at(-1);
  });
/** Registers people, and waits for what becomes of their welcome: what they are told next is the newest then. */
async function welcomed(...people: UserState[]): Promise<void> {
  await notifications.register(...people);
  await Promise.all(people.map((person) => faredSms(person)));
}
const textsTo = async (phone: string) => (await provider.messages()).filter(({ to }) => to === phone);
const confirm = (renter: UserState, changes: Partial<BookingState> = {}) => {
  const id = (nextId += 1);
  const confirmed = { ...BOOKING, id, status: 'confirmed', confirmedAt: BOOKING.startDate, respondBy: null } as const;
  return notifications.booking.publish(bookingConfirmed, id, {
    ...confirmed,
    renterId: renter.id,
    ownerId: RENTER.id,
    ...changes,
  });
};
const reserve = (person: UserState, changes: Partial<BookingState> = {}) => {
  const id = (nextId += 1);
  return notifications.booking.publish(bookingRequested, id, { ...BOOKING, id, ownerId: person.id, ...changes });
};

it('an SMS does not go to a number that nobody has proven, and the log says why', async () => {
  const stranger = newPerson();
  await notifications.register(stranger);
  expect(await faredSms(stranger)).toMatchObject({
    status: 'skipped',
    heldBackBy: 'unproven',
    ...{ lastError: null, obstacle: { code: 'unproven' } },
  });
  expect(await textsTo(stranger.phone)).toEqual([]);
  const { body } = await admin.get<DeliveryView[]>('/api/admin/deliveries?channel=sms&status=skipped');
  expect(body.map(({ obstacle }) => obstacle)).toContainEqual({ code: 'unproven' });
});

it('an SMS about a request does not go there, whatever was paid; about a confirmed charter it does, without the boat’s name', async () => {
  const [owner, renter] = [newPerson({ role: 'owner' }), newPerson()];
  await welcomed(owner, renter);
  await reserve(owner);
  expect(await faredSms(owner, 2)).toMatchObject({ status: 'skipped', heldBackBy: 'unproven' });
  expect(await textsTo(owner.phone)).toEqual([]);

  await confirm(renter, { depositCents: 0, paymentIntentId: null });
  expect(await faredSms(renter, 2)).toMatchObject({ status: 'skipped', heldBackBy: 'unproven' });
  await confirm(renter, { totalCents: 400, depositCents: 100 });
  expect(await faredSms(renter, 3)).toMatchObject({ status: 'skipped', heldBackBy: 'unproven' });
  await confirm(renter);
  expect(await faredSms(renter, 4)).toMatchObject({ status: 'sent' });
  const texts = (await textsTo(renter.phone)).map(({ body }) => body);
  expect(texts).toEqual([expect.stringContaining('your charter is confirmed')]);
  expect(texts.join()).not.toContain(BOOKING.boat.boatName);
});

it('an SMS names the boat to whoever has proven the number', async () => {
  const owner = newPerson({ role: 'owner', phoneConfirmed: true, smsEnabled: true });
  await welcomed(owner);
  await reserve(owner);
  expect(await faredSms(owner, 2)).toMatchObject({ status: 'sent', causedBy: BOOKING.renterId });
  expect((await textsTo(owner.phone)).map(({ body }) => body)).toContainEqual(
    expect.stringContaining(`${BOOKING.boat.boatName} is requested`),
  );
});

it('an SMS does not go to somebody who has proven the number and does not want any', async () => {
  const rosa = newPerson({ phoneConfirmed: true });
  await notifications.register(rosa);
  expect(await faredSms(rosa)).toMatchObject({ status: 'skipped', heldBackBy: 'unwanted' });
  expect(await textsTo(rosa.phone)).toEqual([]);
});

it('who has proven a number is written to once they want it, and then welcomed after all, once', async () => {
  const rosa = newPerson();
  await notifications.register(rosa);
  await faredSms(rosa);
  const publish = (state: UserState) => notifications.identity.publish(userUpdated, rosa.id, state);
  await publish({ ...rosa, phoneConfirmed: true });
  await publish({ ...rosa, phoneConfirmed: true, smsEnabled: true });
  await eventuallyFinds(async () => (await textsTo(rosa.phone)).length === 1);
  await publish({ ...rosa, phoneConfirmed: true, smsEnabled: true });
  expect(await faredSms(rosa)).toMatchObject({ status: 'sent', heldBackBy: null });
  expect((await textsTo(rosa.phone)).map(({ body }) => body)).toEqual([expect.stringMatching(/^Welcome aboard/)]);
});

it.each([
  ['+19005550199', 'premium'],
  ['+18765550123', 'another country with our code'],
  ['+881612345678', 'satellite'],
])('no SMS goes to %s (%s), whatever it is about', async (phone) => {
  const owner = newPerson({ phone, role: 'owner', phoneConfirmed: true, smsEnabled: true });
  await welcomed(owner);
  await reserve(owner);
  const obstacle = { code: 'out_of_reach', countries: ['CA', 'US', 'MX'] };
  expect(await faredSms(owner, 2)).toMatchObject({ status: 'skipped', heldBackBy: 'out_of_reach', obstacle });
  expect(await textsTo(phone)).toEqual([]);
});

describe('the code that proves a phone', () => {
  const ask = (person: UserState, code: string, phone = person.phone) =>
    notifications.identity.publish(phoneCodeRequested, person.id, {
      userId: person.id,
      phone,
      sealedCode: sealing({ secret: TEST_INTERNAL_SECRET, purpose: SEALED_FOR.phoneCode }).seal(code),
      expiresAt: new Date(Date.now() + 600_000).toISOString(),
    });

  it('goes to the number by SMS alone, once, and is shown to nobody else', async () => {
    const rosa = newPerson();
    await notifications.register(rosa);
    await faredSms(rosa);
    await provider.setFaults({ method: 'POST', effect: 'lose-answer', times: 1 });
    await ask(rosa, '918273');
    const row = await faredSms(rosa, 2);
    await provider.setFaults();
    const [sms, ...more] = await textsTo(rosa.phone);
    expect(more).toEqual([]);
    expectGolden('sms.phone-code', `${sms?.body}\n`);
    expect(row).toMatchObject({ template: 'phone-code', status: 'sent', providerId: sms?.sid });
    expect(JSON.stringify(await notifications.db().delivery.findMany())).not.toContain('918273');
    expect(await notifications.db().delivery.count({ where: { template: 'phone-code', channel: 'email' } })).toBe(0);
  });

  it('does not go to a number that is no longer the user’s, and cannot be switched off', async () => {
    const rosa = newPerson();
    await welcomed(rosa);
    await ask(rosa, '111111', '+14165550000');
    expect(await faredSms(rosa, 2)).toMatchObject({ status: 'skipped', obstacle: { code: 'number_changed' } });
    const off = await admin.put('/api/sms/templates/phone-code', { content: '{{phoneCode}}', enabled: false });
    expect(off).toMatchObject({ status: 409, body: { code: 'template_required' } });
    const without = await admin.put('/api/sms/templates/phone-code', { content: 'Hello' });
    expect(without).toMatchObject({ status: 422 });
  });
});

it('budgets hold for a number, a block of numbers and the day, over replicas; codes have their own', async () => {
  const renter = newPerson({ phone: '+16475550001' });
  await welcomed(renter);
  await Promise.all(Array.from({ length: 5 }, () => confirm(renter)));
  await faredSms(renter, 6);
  const rows = await smsOf(renter);
  expect(rows.filter(({ status }) => status === 'sent')).toHaveLength(3);
  expect(rows.filter(({ heldBackBy }) => heldBackBy === 'over_budget').map(({ obstacle }) => obstacle)).toEqual(
    Array(2).fill({ code: 'over_budget', budget: 'smsPerNumber', most: 3 }),
  );

  const others = [2, 3].map((n) => newPerson({ phone: `+1647555000${n}` }));
  await welcomed(...others);
  for (const other of others) await confirm(other);
  const inBlock = await Promise.all(others.map((other) => faredSms(other, 2)));
  expect(inBlock.map((row) => row && row.status).sort()).toEqual(['sent', 'skipped']);

  const elsewhere = Array.from({ length: 6 }, () => newPerson());
  await welcomed(...elsewhere);
  for (const other of elsewhere) await confirm(other);
  const fared = await Promise.all(elsewhere.map((other) => faredSms(other, 2)));
  expect(fared.map((row) => row && row.status).sort()).toEqual([...Array(5).fill('sent'), 'skipped']);
  expect(fared.find((row) => row && row.status === 'skipped')).toMatchObject({
    obstacle: { code: 'over_budget', budget: 'smsPerDay', most: 9 },
  });
});

it('three mails an hour confirm an address, the welcome included, however it is written', async () => {
  const [rosa, ana] = [newPerson({ email: 'victim@example.com' }), newPerson()];
  await notifications.register(rosa, ana);
  for (const email of ['victim@example.com', 'Victim+a@example.com', 'victim+b@example.com', 'VICTIM@example.com']) {
    const sealedToken = sealing({ secret: TEST_INTERNAL_SECRET, purpose: SEALED_FOR.confirmation }).seal('token');
    await notifications.identity.publish(emailConfirmationRequested, ana.id, { userId: ana.id, email, sealedToken });
  }
  const rows = await eventuallyFinds(async () => {
    const found = await notifications.db().delivery.findMany({ where: { channel: 'email' } });
    return found.length === 6 && found.every(({ status }) => status !== 'waiting') && found;
  });
  const toVictim = rows.filter(({ address }) => /victim/i.test(address ?? ''));
  expect(toVictim.map(({ status }) => status).sort()).toEqual(['sent', 'sent', 'sent', 'skipped', 'skipped']);
});

it('test messages, what administrators tell and the contact form are bounded, each by whom and to whom', async () => {
  const test = { templateId: 'welcome-owner', phoneNumber: '4165550123' };
  const statuses = [await admin.post('/api/sms/test', test), await admin.post('/api/sms/test', test)];
  expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
  expect((await admin.post('/api/sms/test', { ...test, phoneNumber: '4165550124' })).status).toBe(429);
  const mail = { templateId: 'welcome-owner', email: 'somebody@example.com' };
  expect((await admin.post('/api/email/test', mail)).status).toBe(429);
  await notifications.db().testMessage.deleteMany();
  expect(await admin.post('/api/sms/test', { ...test, phoneNumber: '+19005550199' })).toMatchObject({
    status: 400,
    body: { fields: { phoneNumber: expect.stringContaining('mobile phones') } },
  });

  const renter = newPerson();
  await notifications.register(renter, OWNER);
  const id = (nextId += 1);
  // There is something to tell of a request as long as its owner can answer.
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
  const [respondBy, startDate, endDate] = [inDays(1), inDays(9), inDays(9.25)];
  await notifications.request({ ...BOOKING, id, renterId: renter.id, respondBy, startDate, endDate });
  await eventuallyFinds(async () => (await admin.get(`/api/admin/notify-renter/${id}`)).status === 200);
  const told: number[] = [];
  for (let n = 0; n < 3; n += 1) told.push((await admin.post(`/api/admin/notify-renter/${id}`)).status);
  expect(told).toEqual([200, 200, 429]);

  const letter = { firstName: 'Ada', lastName: 'Roy', phone: '4165550199', destination: 'toronto' };
  const written: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const form = { ...letter, email: 'ada@example.com', message: 'Hello over there' };
    written.push((await admin.post('/api/contact', form)).status);
  }
  expect(written).toEqual([201, 201, 429]);
});
