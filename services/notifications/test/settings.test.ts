import type { EmailConfig, SmsConfig } from '@harbourline/contracts';
import type { ServiceClient } from '@harbourline/test-kit/service-client';
import { TestClock } from '@harbourline/test-kit/test-clock';
import { ADMIN } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';
import { ACCOUNT_SID, AUTH_TOKEN, SMS_FROM } from './support/start-sms-provider';

const EMAIL = '/api/email/config';
const SMS = '/api/sms/config';
const FORM = {
  fromEmail: 'hello@example.com',
  fromName: 'Boats',
  replyTo: 'ask@example.com',
  ccEmails: ['cc@example.com'],
};

let notifications: TestNotifications;
let admin: ServiceClient;
const clock = new TestClock('2026-06-28T15:00:00.000Z');

beforeAll(async () => {
  const environment = {
    TWILIO_ACCOUNT_SID: ACCOUNT_SID,
    TWILIO_AUTH_TOKEN: AUTH_TOKEN,
    TWILIO_PHONE_NUMBER: SMS_FROM,
  };
  notifications = await startNotifications({ smtpUrl: 'smtp://127.0.0.1:9', clock, environment });
  admin = notifications.as(ADMIN);
});
beforeEach(async () => {
  await notifications.db().emailConfig.deleteMany();
  await notifications.db().smsConfig.deleteMany();
});
afterAll(() => notifications.stop());

const sealedKey = async () => (await notifications.db().emailConfig.findUnique({ where: { id: 1 } }))?.sealedApiKey;
const sealedToken = async () => (await notifications.db().smsConfig.findUnique({ where: { id: 1 } }))?.sealedAuthToken;

describe('who emails come from', () => {
  it('is what the installation came with, until somebody changes it', async () => {
    const came = {
      fromEmail: 'bookings@harbourline.example',
      fromName: 'Harbourline',
      replyTo: null,
      ccEmails: [],
      apiKeySet: false,
      updatedAt: null,
    };
    expect((await admin.get(EMAIL)).body).toEqual(came);
    const saved = { ...FORM, apiKeySet: false, updatedAt: '2026-06-28T15:00:00.000Z' };
    expect(await admin.post(EMAIL, FORM)).toMatchObject({ status: 200, body: saved });
    expect((await admin.get(EMAIL)).body).toEqual(saved);
    expect((await admin.post<EmailConfig>(EMAIL, { ...FORM, replyTo: '', ccEmails: [] })).body).toMatchObject({
      replyTo: null,
      ccEmails: [],
    });
  });

  it('keeps a key that is not sent, and forgets one that is null', async () => {
    expect((await admin.post(EMAIL, { ...FORM, apiKey: 'SG.secret' })).body).toMatchObject({ apiKeySet: true });
    expect((await admin.post(EMAIL, { ...FORM, fromName: 'More boats' })).body).toMatchObject({ apiKeySet: true });
    expect(await sealedKey()).toMatch(/^v1\./);
    expect((await admin.post(EMAIL, { ...FORM, apiKey: null })).body).toMatchObject({ apiKeySet: false });
    expect(await sealedKey()).toBeNull();
  });

  it.each([
    ['fromEmail', { fromEmail: 'nobody' }, 'Please enter a valid email address'],
    ['fromName', { fromName: ' ' }, 'Please enter a sender name'],
    ['ccEmails.1', { ccEmails: ['a@example.com', 'b'] }, 'Please enter a valid email address'],
    ['ccEmails.1', { ccEmails: ['a@example.com', 'A@example.com'] }, 'This address is in the list already'],
  ])('is refused with a message at %s', async (field, wrong, message) => {
    const answer = await admin.post(EMAIL, { ...FORM, ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', fields: { [field]: message } } });
  });

  it('is first changed by several at once, of whom one enters the key', async () => {
    for (let round = 0; round < 5; round += 1) {
      await notifications.db().emailConfig.deleteMany();
      const forms = [FORM, { ...FORM, apiKey: 'SG.secret' }, FORM, FORM];
      const answers = await Promise.all(forms.map((form) => admin.post(EMAIL, form)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect((await admin.get(EMAIL)).body).toMatchObject({ apiKeySet: true });
    }
  });
});

describe('the account that SMS are sent with', () => {
  const came = {
    twilioAccountSid: ACCOUNT_SID,
    twilioPhoneNumber: SMS_FROM,
    ccPhoneNumbers: [],
    authTokenSet: true,
    configured: true,
    updatedAt: null,
  };

  it('is what the installation came with, of which everything stays that is not sent', async () => {
    expect((await admin.get(SMS)).body).toEqual(came);
    const saved = { ...came, ccPhoneNumbers: ['+14165550111'], updatedAt: '2026-06-28T15:00:00.000Z' };
    expect(await admin.post(SMS, { ccPhoneNumbers: ['(416) 555-0111'] })).toMatchObject({ status: 200, body: saved });
    expect((await admin.post(SMS, {})).body).toEqual(saved);
  });

  it('keeps a token that is not sent, and forgets one that is null', async () => {
    await admin.post(SMS, { twilioAuthToken: 'another-token' });
    const first = await sealedToken();
    expect(first).toMatch(/^v1\./);
    expect((await admin.post(SMS, { twilioPhoneNumber: '647-555-0100' })).body).toMatchObject({
      twilioPhoneNumber: '+16475550100',
      authTokenSet: true,
    });
    expect((await admin.post<SmsConfig>(SMS, { twilioAuthToken: null })).body).toMatchObject({
      authTokenSet: false,
      configured: false,
    });
    expect((await admin.post<SmsConfig>(SMS, { twilioAuthToken: 'x', twilioPhoneNumber: '' })).body).toMatchObject({
      authTokenSet: true,
      configured: false,
    });
  });

  it.each([
    ['twilioAccountSid', { twilioAccountSid: 'SK1' }, 'An account id is AC and 32 digits or letters from a to f'],
    ['twilioPhoneNumber', { twilioPhoneNumber: '12345' }, 'Phone number must be at least 10 digits'],
    ['twilioPhoneNumber', { twilioPhoneNumber: '0000000000' }, 'Please enter a valid phone number'],
    ['ccPhoneNumbers.1', { ccPhoneNumbers: ['+14165550111', 'no number at all'] }, 'Please enter a valid phone number'],
    ['ccPhoneNumbers.1', { ccPhoneNumbers: ['+14165550111', '416-555-0111'] }, 'This number is in the list already'],
  ])('is refused with a message at %s', async (field, wrong, message) => {
    const answer = await admin.post(SMS, wrong);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', message, fields: { [field]: message } },
    });
    expect((await admin.get(SMS)).body).toEqual(came);
  });

  it('is first changed by several at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.post(SMS, { twilioAuthToken: 'x' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

it('counts a secret that was sealed with another key as none, so that it can be entered anew', async () => {
  await admin.post(EMAIL, { ...FORM, apiKey: 'SG.secret' });
  await notifications.db().emailConfig.update({ where: { id: 1 }, data: { sealedApiKey: 'v1.AAAA' } });
  expect(await admin.get(EMAIL)).toMatchObject({ status: 200, body: { apiKeySet: false } });
  expect(await admin.post(EMAIL, { ...FORM, apiKey: 'SG.new' })).toMatchObject({
    status: 200,
    body: { apiKeySet: true },
  });
});
