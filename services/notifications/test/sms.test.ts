import { bookingConfirmed, userUpdated, type UserState } from '@harbourline/contracts';
import { freePort } from '@harbourline/servers/free-ports';
import { RunningClock } from '@harbourline/test-kit/running-clock';
import { eventuallyFinds, eventuallyHolds } from '@harbourline/test-kit/eventually';
import { CHANGED, enterSms } from './support/enter-settings';
import { eventuallyLater } from './support/eventually-later';
import { BOOKING, IN_TIME, OWNER, RENTER } from './support/people';
import { startScriptedSmtp, type ScriptedSmtp } from './support/scripted-smtp';
import { SMS_FROM, startSmsProvider, type SmsProvider } from './support/start-sms-provider';
import { startNotifications, type TestNotifications } from './support/start-notifications';

const clock = new RunningClock(IN_TIME);
let smtp: ScriptedSmtp;
let provider: SmsProvider;
let notifications: TestNotifications;
beforeAll(async () => {
  const port = await freePort();
  smtp = await startScriptedSmtp(port);
  provider = await startSmsProvider();
  notifications = await startNotifications({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    clock,
    // The provider's own test numbers are personal ones.
    environment: { ...provider.environment, SMS_NUMBER_TYPES: 'mobile,fixed-or-mobile,personal' },
  });
  await notifications.startReplica();
});
afterAll(async () => {
  await notifications.stop();
  await provider.stop();
  await smtp.stop();
});
afterEach(async () => {
  await provider.setFaults();
  await notifications.db().smsConfig.deleteMany();
  await notifications.db().smsTemplate.deleteMany();
});

let nextId = 100;
function newOwner(phone?: string): UserState {
  const id = (nextId += 1);
  return { ...OWNER, id, phone: phone ?? `+1416555${String(id).padStart(4, '0')}` };
}
const rowOf = ({ id }: UserState) =>
  notifications.db().delivery.findFirst({ where: { recipientId: id, channel: 'sms', copyTo: '' } });
const sentRow = (user: UserState) =>
  eventuallyLater({ ...notifications, clock }, async () => {
    const row = await rowOf(user);
    return row?.status === 'sent' && row;
  });
const receivedBy = async (phone: string) => (await provider.messages()).filter(({ to }) => to === phone);

it('arrives once at the number of its recipient, beside the email', async () => {
  const owner = newOwner();
  await notifications.register(owner);
  const row = await sentRow(owner);
  const [sms, ...more] = await receivedBy(owner.phone);
  expect(more).toEqual([]);
  expect(sms).toMatchObject({ from: SMS_FROM, sid: row.providerId });
  expect(sms?.body).toMatch(/^Welcome to Harbourline, James MacDonald! List your boat/);
  expect(row).toMatchObject({ address: owner.phone, subject: sms?.body, attempts: 1, lastError: null });
});

it.each([429, 500])('arrives once after the provider has answered %i for a while', async (status) => {
  await provider.setFaults({ effect: 'fail', status, times: 2 });
  const owner = newOwner();
  await notifications.register(owner);
  const row = await sentRow(owner);
  expect(row.attempts).toBeGreaterThan(1);
  expect(row.lastError).toContain(`Twilio answered ${status}`);
  expect(await receivedBy(owner.phone)).toHaveLength(1);
});

it('is not sent twice when the provider has accepted it although its answer got lost', async () => {
  await provider.setFaults({ method: 'POST', effect: 'lose-answer', times: 1 });
  const owner = newOwner();
  await notifications.register(owner);
  const row = await sentRow(owner);
  expect(row.attempts).toBe(2);
  const received = await receivedBy(owner.phone);
  expect(received.map(({ sid }) => sid)).toEqual([row.providerId]);
});

it.each([-24, 0.05, 1, 24, 30 * 24])('is sent once although our clock is %d hours ahead', async (hours) => {
  clock.advance({ hours });
  try {
    await provider.setFaults({ method: 'POST', effect: 'lose-answer', times: 2 });
    const owner = newOwner();
    await notifications.register(owner);
    const row = await sentRow(owner);
    expect((await receivedBy(owner.phone)).map(({ sid }) => sid)).toEqual([row.providerId]);
  } finally {
    clock.advance({ hours: -hours });
  }
});

it('is sent again when the connection broke before the provider had it', async () => {
  await provider.setFaults({ method: 'POST', effect: 'close', times: 1 });
  const owner = newOwner();
  await notifications.register(owner);
  expect((await sentRow(owner)).attempts).toBe(2);
  expect(await receivedBy(owner.phone)).toHaveLength(1);
});

it('takes no other message with the same words for itself', async () => {
  await provider.setFaults({ method: 'POST', effect: 'lose-answer', times: 2 });
  const one = newOwner('+14165559901');
  const other = { ...newOwner(), phone: one.phone };
  await notifications.register(one, other);
  const sids = [(await sentRow(one)).providerId, (await sentRow(other)).providerId];
  expect(new Set(sids).size).toBe(2);
  expect((await receivedBy(one.phone)).map(({ sid }) => sid).sort()).toEqual(sids.sort());
});

it('to a number that is none has failed, with the provider’s reason, and is not tried again', async () => {
  const owner = newOwner('+15005550001');
  await notifications.register(owner);
  const failed = await eventuallyFinds(async () => {
    const row = await rowOf(owner);
    return row?.status === 'failed' && row;
  });
  expect(failed).toMatchObject({ attempts: 1, dueAt: null, address: owner.phone });
  expect(failed.lastError).toBe("Twilio answered 400 (21211): Invalid 'To' Phone Number: +15005550001");
});

it.each([
  ['our number is no number', { phoneNumber: 'none of ours' }, '21212'],
  ['our token is wrong', { authToken: 'another' }, '20003'],
  ['SMS are not set up any more', { accountSid: '' }, 'SMS are not set up'],
])('waits while %s, and goes to the number that its recipient has then', async (_, change, reason) => {
  const db = notifications.db();
  const owner = newOwner();
  // It is noted while all is well, and turned against us before it is sent.
  await provider.setFaults({ effect: 'fail', status: 503 });
  await notifications.register(owner);
  await eventuallyFinds(async () => (await rowOf(owner))?.lastError?.includes('503'));
  await enterSms(db, change);
  await provider.setFaults();
  const waiting = await eventuallyLater({ ...notifications, clock }, async () => {
    const row = await rowOf(owner);
    return row?.lastError?.includes(reason) && row;
  });
  expect(waiting).toMatchObject({ status: 'waiting', sentAt: null });

  const moved = { ...owner, phone: `+1647555${String(owner.id).padStart(4, '0')}` };
  await notifications.identity.publish(userUpdated, owner.id, moved);
  await eventuallyFinds(async () => (await db.user.findUnique({ where: { id: owner.id } }))?.phone === moved.phone);
  await db.smsConfig.deleteMany();
  expect(await sentRow(owner)).toMatchObject({ address: moved.phone });
  expect(await receivedBy(owner.phone)).toEqual([]);
  expect(await receivedBy(moved.phone)).toHaveLength(1);
});

it('about a booking also goes to everyone on the list of copies', async () => {
  await enterSms(notifications.db(), { ccPhoneNumbers: ['+14165557777'] });
  const captain = { ...OWNER, id: BOOKING.captainId ?? 0 };
  await notifications.register(RENTER, OWNER, captain);
  const confirmed = { ...BOOKING, status: 'confirmed' as const, respondBy: null };
  await notifications.booking.publish(bookingConfirmed, BOOKING.id, confirmed);
  const [copy, ...more] = await eventuallyFinds(async () => {
    const received = await receivedBy('+14165557777');
    return received.length > 0 && received;
  });
  expect(more).toEqual([]);
  await eventuallyHolds(
    () => receivedBy(RENTER.phone),
    (received) => received.some(({ body }) => body === copy?.body),
  );
});

it('whose template is switched off is skipped when its turn comes', async () => {
  const content = 'Welcome, {{ownerName}}';
  await notifications.db().smsTemplate.create({ data: { id: 'welcome-owner', content, enabled: false, ...CHANGED } });
  const owner = newOwner();
  await notifications.register(owner);
  const skipped = await eventuallyFinds(async () => {
    const row = await rowOf(owner);
    return row?.status === 'skipped' && row;
  });
  expect(skipped).toMatchObject({ obstacle: { code: 'template_off' }, sentAt: null, dueAt: null });
  expect(await receivedBy(owner.phone)).toEqual([]);
});
