import { SEALED_FOR, userRegistered } from '@harbourline/contracts';
import { freePort } from '@harbourline/servers/free-ports';
import { sealing } from '@harbourline/service-kit';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { CHANGED, enterEmail } from './support/enter-settings';
import { BOOKING, CAPTAIN, OWNER, RENTER } from './support/people';
import { queueDeliveries } from './support/queue-deliveries';
import { headOf, messageIdOf, startScriptedSmtp, type ScriptedSmtp } from './support/scripted-smtp';
import { startNotifications, type TestNotifications } from './support/start-notifications';

const SIGN_IN = { EHLO: '250-hello\r\n250 AUTH PLAIN' };
const plain = (user: string, password: string) =>
  `AUTH PLAIN ${Buffer.from(`\0${user}\0${password}`).toString('base64')}`;

let smtp: ScriptedSmtp;
let port: number;
let notifications: TestNotifications;
beforeAll(async () => {
  port = await freePort();
  smtp = await startScriptedSmtp(port, { answers: SIGN_IN });
  notifications = await startNotifications({ smtpUrl: `smtp://mailer:of-the-url@127.0.0.1:${port}` });
});
beforeEach(async () => {
  await notifications.db().delivery.deleteMany();
  smtp.messages.length = 0;
  smtp.commands.length = 0;
});
afterAll(async () => {
  await notifications.stop();
  await smtp.stop();
});

let nextId = 100;
const registerSomebody = () => notifications.register({ ...OWNER, id: (nextId += 1) });
const allDone = () =>
  eventuallyFinds(async () => {
    const rows = await notifications.deliveries();
    return rows.length > 0 && rows.every(({ status }) => status !== 'waiting') && rows;
  });

it('signs in as the installation says, until an administrator has entered a key', async () => {
  await registerSomebody();
  await allDone();
  expect(smtp.commands).toContain(plain('mailer', 'of-the-url'));

  await enterEmail(notifications.db(), { apiKey: 'SG.entered-key' });
  await registerSomebody();
  await eventuallyFinds(async () => smtp.messages.length === 2);
  expect(smtp.commands).toContain(plain('mailer', 'SG.entered-key'));
});

it('sends in the name that was entered, with the same kind of Message-ID as before', async () => {
  await enterEmail(notifications.db(), {
    fromEmail: 'hello@charters.example',
    fromName: 'Charters & Co',
    replyTo: 'answers@charters.example',
  });
  await registerSomebody();
  const [row] = await allDone();
  const [message] = smtp.messages;
  expect(headOf(message, 'From')).toBe('"Charters & Co" <hello@charters.example>');
  expect(headOf(message, 'Reply-To')).toBe('answers@charters.example');
  expect(smtp.commands).toContain('MAIL FROM:<hello@charters.example>');
  expect(message && messageIdOf(message)).toBe(`<${row?.id}@harbourline.example>`);
});

it('gives those on the list a copy of what is about a booking, which names its recipient alone', async () => {
  await enterEmail(notifications.db(), { ccEmails: ['desk@charters.example', 'log@charters.example'] });
  await notifications.register(RENTER, OWNER, CAPTAIN, { ...CAPTAIN, id: BOOKING.captainId ?? 0 });
  await eventuallyFinds(async () => (await notifications.db().user.count()) >= 4);
  await allDone();
  await notifications.db().delivery.deleteMany();
  smtp.messages.length = smtp.commands.length = 0;

  await notifications.request(BOOKING);
  const rows = (await allDone()).filter(({ template }) => template === 'new-reservation-renter');
  expect(rows.map(({ address }) => address).sort()).toEqual([
    'amelie@example.com',
    'desk@charters.example',
    'log@charters.example',
  ]);
  for (const { id, address } of rows) {
    const message = smtp.messages.find((each) => messageIdOf(each) === `<${id}@harbourline.example>`);
    expect(headOf(message, 'To')).toContain('<amelie@example.com>');
    expect(message).not.toContain('charters.example');
    expect(smtp.commands).toContain(`RCPT TO:<${address}>`);
  }
});

it('copies nothing that is about an account, and forgets the token of a link that was sent', async () => {
  await enterEmail(notifications.db(), { ccEmails: ['desk@charters.example'] });
  const sealedConfirmation = sealing({ secret: TEST_INTERNAL_SECRET, purpose: SEALED_FOR.confirmation }).seal('token');
  const user = { ...RENTER, id: (nextId += 1) };
  await notifications.identity.publish(userRegistered, user.id, { ...user, sealedConfirmation });
  const rows = await allDone();
  expect(rows).toMatchObject([{ address: RENTER.email, status: 'sent', about: { kind: 'account' } }]);
  expect(JSON.stringify(rows)).not.toContain('sealed');
  expect(smtp.messages[0]).toContain('/confirm-email?token=3Dtoken');
});

it('skips a message whose template is switched off, unless somebody waits for it', async () => {
  const off = { subject: 'Hi', content: 'Hello', enabled: false, ...CHANGED };
  await notifications.db().emailTemplate.createMany({
    data: [
      { id: 'welcome-owner', ...off },
      { id: 'account-changed', ...off },
    ],
  });
  await registerSomebody();
  await queueDeliveries(notifications.db(), [
    {
      recipientId: nextId,
      template: 'account-changed',
      about: {
        kind: 'account-changed',
        userId: nextId,
        fullName: 'James',
        email: 'old@example.com',
        changed: ['password'],
        at: '2026-06-28T15:00:00.000Z',
      },
    },
  ]);
  await eventuallyFinds(async () => (await notifications.deliveries()).length === 2);
  const rows = new Map((await allDone()).map((row) => [row.template, row]));
  expect(rows.get('welcome-owner')).toMatchObject({
    status: 'skipped',
    ...{ lastError: null, obstacle: { code: 'template_off' } },
    sentAt: null,
  });
  expect(rows.get('account-changed')).toMatchObject({ status: 'sent', address: 'old@example.com' });
  expect(smtp.messages).toHaveLength(1);
});

it('gives our support what a visitor wrote, to be answered to the visitor', async () => {
  await queueDeliveries(notifications.db(), [
    {
      recipientId: null,
      template: 'contact-message',
      about: {
        kind: 'contact',
        submissionId: 1,
        firstName: 'Noor',
        lastName: 'Haddad\r\nBcc: everyone@example.com',
        email: 'noor@example.com',
        phone: '+14165550166',
        subject: 'Toronto',
        message: 'Do you have a boat for forty?',
      },
    },
  ]);
  expect(await allDone()).toMatchObject([{ status: 'sent', address: 'support@harbourline.example', lastError: null }]);
  const [message] = smtp.messages;
  expect(headOf(message, 'To')).toBe('Harbourline <support@harbourline.example>');
  expect(headOf(message, 'Reply-To')).toContain('<noor@example.com>');
  expect(headOf(message, 'Bcc')).toBeUndefined();
  expect(smtp.commands.filter((command) => command.startsWith('RCPT'))).toEqual([
    'RCPT TO:<support@harbourline.example>',
  ]);
});
