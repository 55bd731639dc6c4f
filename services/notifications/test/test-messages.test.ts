import { freePort } from '@harbourline/servers/free-ports';
import type { ServiceClient } from '@harbourline/test-kit/service-client';
import { enterSms } from './support/enter-settings';
import { ADMIN } from './support/people';
import { startScriptedSmtp, type ScriptedSmtp } from './support/scripted-smtp';
import { startNotifications, type TestNotifications } from './support/start-notifications';
import { SMS_FROM, startSmsProvider, type SmsProvider } from './support/start-sms-provider';

const EMAIL = '/api/email/test';
const SMS = '/api/sms/test';

let smtp: ScriptedSmtp;
let provider: SmsProvider;
let notifications: TestNotifications;
let admin: ServiceClient;

beforeAll(async () => {
  const port = await freePort();
  const refusal = (line: string) => (line.includes('refused@') ? '550 5.1.1 There is nobody of that name' : '250 ok');
  smtp = await startScriptedSmtp(port, { answers: { RCPT: refusal } });
  provider = await startSmsProvider();
  notifications = await startNotifications({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    environment: provider.environment,
  });
  admin = notifications.as(ADMIN);
});
afterAll(async () => {
  await notifications.stop();
  await Promise.all([provider.stop(), smtp.stop()]);
});

describe('a test email', () => {
  it('goes out at once as the template is kept, under a subject that says so', async () => {
    await admin.put('/api/email/templates/welcome-renter', {
      subject: 'Hello',
      content: 'Ahoy, {{renterName}}!',
      enabled: false,
    });
    const answer = await admin.post(EMAIL, { templateId: 'welcome-renter', email: 'me@example.com' });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Test email sent successfully' } });
    expect(smtp.messages).toHaveLength(1);
    expect(smtp.messages[0]).toMatch(/^To: .*<me@example\.com>$/m);
    expect(smtp.messages[0]).toMatch(/^Subject: \[Test\] Hello$/m);
    expect(smtp.messages[0]).toContain('Ahoy, ');
    expect(await notifications.deliveries()).toEqual([]);
  });

  it('that the mail server refuses says its words', async () => {
    const answer = await admin.post(EMAIL, { templateId: 'welcome-owner', email: 'refused@example.com' });
    expect(answer).toMatchObject({
      status: 502,
      body: { code: 'mail_server_failed', message: expect.stringContaining('550 5.1.1 There is nobody of that name') },
    });
  });

  it.each([
    ['', 'Please enter a test email address'],
    ['nobody', 'Please enter a valid email address'],
  ])('to %j is refused', async (email, message) => {
    const answer = await admin.post(EMAIL, { templateId: 'welcome-owner', email });
    expect(answer).toMatchObject({ status: 400, body: { message, fields: { email: message } } });
  });

  it('of no template is not sent', async () => {
    const answer = await admin.post(EMAIL, { templateId: 'nothing', email: 'me@example.com' });
    expect(answer).toMatchObject({ status: 404, body: { code: 'template_not_found' } });
  });
});

describe('a test SMS', () => {
  it('goes out at once, to the number however it is written', async () => {
    const answer = await admin.post(SMS, { templateId: 'confirmed-booking-renter', phoneNumber: '(416) 555-0123' });
    expect(answer).toMatchObject({ status: 200, body: { message: 'SMS sent to +14165550123' } });
    const [sms, ...more] = await provider.messages();
    expect(more).toEqual([]);
    expect(sms).toMatchObject({ to: '+14165550123', from: SMS_FROM });
    expect(sms?.body).toMatch(/^Harbourline: Northern Light is confirmed for /);
  });

  it('that the provider refuses says its words', async () => {
    await provider.setFaults({ method: 'POST', effect: 'fail', status: 429 });
    const answer = await admin.post(SMS, { templateId: 'welcome-owner', phoneNumber: '4165550123' });
    expect(answer).toMatchObject({
      status: 502,
      body: { code: 'sms_provider_failed', message: expect.stringContaining('Twilio answered 429') },
    });
    await provider.setFaults();
  });

  it.each([
    ['', 'Please enter a test phone number'],
    ['0000000000', 'Please enter a valid phone number'],
  ])('to %j is refused', async (phoneNumber, message) => {
    const answer = await admin.post(SMS, { templateId: 'welcome-owner', phoneNumber });
    expect(answer).toMatchObject({ status: 400, body: { message, fields: { phoneNumber: message } } });
  });

  it('is refused while SMS are not set up', async () => {
    await enterSms(notifications.db(), { phoneNumber: '' });
    const answer = await admin.post(SMS, { templateId: 'welcome-owner', phoneNumber: '4165550123' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'sms_not_configured' } });
  });
});
