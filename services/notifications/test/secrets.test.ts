import { join } from 'node:path';
import { freePort } from '@harbourline/servers/free-ports';
import { bundleService, replica, type Bundle } from '@harbourline/test-kit/service-process';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { enterEmail, enterSms } from './support/enter-settings';
import { openDb } from './support/open-db';
import { OWNER } from './support/people';
import { queueDeliveries } from './support/queue-deliveries';
import { startScriptedSmtp, type ScriptedSmtp } from './support/scripted-smtp';
import { ACCOUNT_SID, startSmsProvider, type SmsProvider } from './support/start-sms-provider';
import { startSurroundings, type Surroundings } from './support/start-surroundings';

const API_KEY = 'SG.an-api-key/that+must=not-be-seen';
const AUTH_TOKEN = 'an-auth-token-that-must-not-be-seen';
const MAIL_PASSWORD = 'a-password-that-must-not-be-seen';
const SECRETS = [
  ...formsOf('mailer', API_KEY),
  ...formsOf('mailer', MAIL_PASSWORD),
  ...formsOf(ACCOUNT_SID, AUTH_TOKEN),
];

function formsOf(user: string, secret: string): string[] {
  const encoded = [secret, `${user}:${secret}`, `\0${user}\0${secret}`].map((text) =>
    Buffer.from(text).toString('base64'),
  );
  return [secret, encodeURIComponent(secret), ...encoded];
}

/** Otherwise no SMS goes out that is not about a paid booking. */
const PROVEN = { phoneConfirmed: true, smsEnabled: true };

let surroundings: Surroundings;
let provider: SmsProvider;
let smtp: ScriptedSmtp;
let bundle: Bundle;
let service: ReturnType<typeof replica>;
let database: ReturnType<typeof openDb>;
beforeAll(async () => {
  const port = await freePort();
  // It quotes what it was sent when it refuses, as servers do that somebody is about to debug.
  const refusal = (line: string) => {
    const [, , sent = ''] = line.split(' ');
    return `535 5.7.8 This is nobody: ${line} ${Buffer.from(sent, 'base64').toString().split('\0').join(' ')}`;
  };
  smtp = await startScriptedSmtp(port, { answers: { EHLO: '250-hello\r\n250 AUTH PLAIN', AUTH: refusal } });
  provider = await startSmsProvider();
  surroundings = await startSurroundings({
    ...provider.environment,
    PORT: String(await freePort()),
    SMTP_URL: `smtp://mailer:${MAIL_PASSWORD}@127.0.0.1:${port}`,
    LOG_LEVEL: 'debug',
  });
  bundle = await bundleService(join(__dirname, '..'));
  service = replica(bundle.main, surroundings.environment);
  await service.start();
  database = openDb(surroundings);
  const { id, role, fullName, email, phone } = OWNER;
  await database.client.user.create({ data: { id, role, fullName, email, phone, ...PROVEN } });
});
afterAll(async () => {
  await service?.kill();
  await database?.close();
  await bundle?.remove();
  await surroundings?.stop();
  await Promise.all([provider?.stop(), smtp?.stop()]);
});

async function expectToFail(channel: 'email' | 'sms', reason: string): Promise<void> {
  const [id = ''] = await queueDeliveries(database.client, [
    { recipientId: OWNER.id, template: 'welcome-owner', channel },
  ]);
  await eventuallyFinds(async () => {
    const row = await database.client.delivery.findUnique({ where: { id } });
    return row?.lastError?.includes(reason) && row;
  });
}

it('says nowhere what providers are signed in with, whatever goes wrong', async () => {
  const db = database.client;
  await expectToFail('email', '535 5.7.8 This is nobody: AUTH PLAIN [hidden]');
  await enterEmail(db, { apiKey: API_KEY });
  await expectToFail('email', 'AUTH PLAIN [hidden]');
  await enterSms(db, { authToken: AUTH_TOKEN });
  await expectToFail('sms', 'Twilio answered 401 (20003): Authenticate');
  await provider.setFaults({ effect: 'close' });
  await expectToFail('sms', 'Twilio: socket hang up');
  await smtp.stop();
  await expectToFail('email', 'ECONNREFUSED');

  const tables = await db.$queryRaw<{ row: string }[]>`
    SELECT deliveries::text AS row FROM deliveries UNION ALL SELECT email_config::text FROM email_config
    UNION ALL SELECT sms_config::text FROM sms_config UNION ALL SELECT dead_letters::text FROM kit.dead_letters`;
  const told = [service.output(), ...tables.map(({ row }) => row)];
  expect(told[0]?.match(/a message could not be sent yet/g)?.length).toBeGreaterThanOrEqual(5);
  expect(SECRETS.filter((secret) => told.some((text) => text.includes(secret)))).toEqual([]);
});
