import { SELF_SIGNED, startSelfSignedServer } from '@harbourline/test-kit/self-signed-server';
import { openMailer } from '../src/smtp/open-mailer';
import { openTexter } from '../src/twilio/open-texter';

let server: Awaited<ReturnType<typeof startSelfSignedServer>>;
beforeEach(async () => (server = await startSelfSignedServer()));
afterEach(() => server.stop());

const SENDER = { fromName: 'Harbourline', fromEmail: 'bookings@harbourline.example', replyTo: null };
const SIGN_IN = 'mailer:a-password';
const COMMON = { copies: [], updatedAt: null };

it('no mail server is told its password that signed its own certificate', async () => {
  const mailer = openMailer({
    url: `smtps://${SIGN_IN}@127.0.0.1:${server.port}`,
    messageIdsOf: SENDER.fromEmail,
  });
  const mail = {
    id: '9c2f1d6e-6e0e-4a7b-9a55-0f2f6a6c1f00',
    to: { name: 'Amélie Fournier', address: 'amelie@example.com' },
    ...{ subject: 'Welcome', html: '<p>Welcome</p>', text: 'Welcome' },
  };
  await expect(mailer.send(mail, { ...SENDER, ...COMMON, apiKey: null })).rejects.toThrow(SELF_SIGNED);
});

it('no SMS provider is told our token that signed its own certificate', async () => {
  const settings = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'a-token', phoneNumber: '+16475550100', ...COMMON };
  const sms = { to: '+14165550101', text: 'Hello', since: new Date() };
  await expect(openTexter({ apiUrl: server.url }).send(sms, settings)).rejects.toThrow(SELF_SIGNED);
  expect(server.requests()).toBe(0);
});
