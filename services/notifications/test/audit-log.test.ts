import { randomUUID } from 'node:crypto';
import { bookingConfirmed } from '@harbourline/contracts';
import { auditLogContract, type AuditedWrite } from '@harbourline/test-kit/audit-log';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { TestClock } from '@harbourline/test-kit/test-clock';
import { startInbox, type Inbox } from './support/inbox';
import { ADMIN, CONFIRMED, OWNER, RENTER } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';
import { ACCOUNT_SID, SMS_FROM, startSmsProvider, type SmsProvider } from './support/start-sms-provider';

const API_KEY = 'SG.an-api-key-that-must-not-be-seen';
const AUTH_TOKEN = 'an-auth-token-that-must-not-be-seen';
const EMAIL = { subject: 'Hello', content: 'Ahoy, {{renterName}}!' };

/** Before the charter: there is something to tell of it. */
const clock = new TestClock('2026-06-28T15:00:00.000Z');

let inbox: Inbox;
let provider: SmsProvider;
let notifications: TestNotifications;
beforeAll(async () => {
  [inbox, provider] = await Promise.all([startInbox(), startSmsProvider()]);
  notifications = await startNotifications({ smtpUrl: inbox.smtpUrl, environment: provider.environment, clock });
  await notifications.register(OWNER, RENTER);
  await notifications.booking.publish(bookingConfirmed, CONFIRMED.id, CONFIRMED);
  await eventuallyFinds(async () => (await notifications.db().booking.count()) === 1);
});
afterAll(async () => {
  await notifications?.stop();
  await Promise.all([inbox?.stop(), provider?.stop()]);
});

/** A call that needs nothing before it. */
const plainly = (changes: string, method: string, path: string, body: object = {}): AuditedWrite => ({
  changes,
  prepare: async (send) => () => send(method, path, body),
});

/** A report that is open. @returns its id. */
async function report(reporterId: number): Promise<number> {
  const { id } = await notifications.db().conversationReport.create({
    data: {
      ...{ bookingId: CONFIRMED.id, reporterId, party: 'renter' },
      ...{ reason: 'They asked me to pay in cash.', createdAt: new Date() },
    },
  });
  return id;
}

/** A question that waits. @returns its id. */
async function question(): Promise<number> {
  const boat = { id: 12, ownerId: OWNER.id, title: '45ft Sea Ray Sundancer', available: true };
  await notifications.db().boat.upsert({ where: { id: boat.id }, create: boat, update: {} });
  const { id } = await notifications.db().contactSubmission.create({
    data: {
      ...{ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '4165550199' },
      ...{ destination: 'About a boat', message: 'May we bring a dog?', createdAt: new Date() },
      question: { create: { boatId: boat.id, ownerId: OWNER.id } },
    },
  });
  return id;
}

describe('the audit log of notifications', () => {
  auditLogContract('notifications', {
    url: () => notifications.url(),
    token: () => notifications.identity.tokenFor(ADMIN),
    administrator: () => ADMIN.id,
    sql: (statement) => notifications.db().$executeRawUnsafe(statement),
    secrets: /must-not-be-seen/,
    writes: {
      'PATCH /api/admin/contact-messages/:id': {
        changes: 'contact_submissions',
        async prepare(send) {
          const { id } = await notifications.db().contactSubmission.create({
            data: {
              ...{ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '4165550199' },
              ...{ destination: 'Toronto', message: 'Is it free?', createdAt: new Date() },
            },
          });
          return () => send('PATCH', `/api/admin/contact-messages/${id}`, { handled: true });
        },
      },
      'POST /api/admin/conversation-reports/:id/read': {
        changes: null,
        async prepare(send) {
          const id = await report(RENTER.id);
          return () => send('POST', `/api/admin/conversation-reports/${id}/read`);
        },
      },
      'POST /api/questions/:id/answer supportAnswers': {
        changes: 'boat_questions',
        async prepare(send) {
          const id = await question();
          return () => send('POST', `/api/questions/${id}/answer`, { text: 'With pleasure.' });
        },
      },
      'PATCH /api/admin/questions/:id hide': {
        changes: 'boat_questions',
        async prepare(send) {
          const id = await question();
          return () => send('PATCH', `/api/admin/questions/${id}`, { hidden: true, reason: 'It insults somebody' });
        },
      },
      'PATCH /api/admin/questions/:id letStand': {
        changes: 'boat_questions',
        async prepare(send) {
          const id = await question();
          return () => send('PATCH', `/api/admin/questions/${id}`, { hidden: false });
        },
      },
      'PATCH /api/admin/conversation-reports/:id': {
        changes: 'conversation_reports',
        async prepare(send) {
          const id = await report(OWNER.id);
          const closing = { closed: true, outcome: 'The owner was warned.' };
          return () => send('PATCH', `/api/admin/conversation-reports/${id}`, closing);
        },
      },
      'POST /api/admin/deliveries/:id/send-again': {
        changes: 'deliveries',
        async prepare(send) {
          const id = randomUUID();
          await notifications.db().delivery.create({
            data: {
              ...{ id, eventId: randomUUID(), recipientId: OWNER.id, userIds: [OWNER.id], channel: 'email' },
              ...{ template: 'welcome-owner', about: { kind: 'account' }, status: 'failed', attempts: 3 },
              ...{ lastError: '550 There is nobody of that name', createdAt: new Date() },
            },
          });
          return () => send('POST', `/api/admin/deliveries/${id}/send-again`);
        },
      },
      'POST /api/email/config': plainly('email_config', 'POST', '/api/email/config', {
        ...{ fromEmail: 'crew@harbourline.example', fromName: 'Crew', ccEmails: [], apiKey: API_KEY },
      }),
      'PUT /api/email/templates/:id': plainly('email_templates', 'PUT', '/api/email/templates/welcome-renter', EMAIL),
      'POST /api/email/templates/:id/reset': plainly(
        'email_templates',
        'POST',
        '/api/email/templates/welcome-renter/reset',
      ),
      'POST /api/email/test': plainly('test_messages', 'POST', '/api/email/test', {
        ...{ templateId: 'welcome-renter', email: 'me@example.com' },
      }),
      'POST /api/admin/notify-renter/:bookingId': plainly(
        'deliveries',
        'POST',
        `/api/admin/notify-renter/${CONFIRMED.id}`,
      ),
      'POST /api/admin/notify-owner/:bookingId': plainly(
        'deliveries',
        'POST',
        `/api/admin/notify-owner/${CONFIRMED.id}`,
      ),
      'PUT /api/sms/templates/:id': plainly('sms_templates', 'PUT', '/api/sms/templates/welcome-owner', {
        content: 'Ahoy!',
      }),
      'POST /api/sms/templates/:id/reset': plainly('sms_templates', 'POST', '/api/sms/templates/welcome-owner/reset'),
      'POST /api/sms/test': plainly('test_messages', 'POST', '/api/sms/test', {
        ...{ templateId: 'welcome-owner', phoneNumber: '4165550123' },
      }),
      'POST /api/sms/config': plainly('sms_config', 'POST', '/api/sms/config', {
        ...{ twilioAccountSid: ACCOUNT_SID, twilioPhoneNumber: SMS_FROM, ccPhoneNumbers: [] },
        twilioAuthToken: AUTH_TOKEN,
      }),
    },
  });
});
