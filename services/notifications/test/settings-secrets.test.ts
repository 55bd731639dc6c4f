import { join } from 'node:path';
import { freePort } from '@harbourline/servers/free-ports';
import { clientsOf } from '@harbourline/test-kit/service-client';
import { bundleService, replica, type Bundle } from '@harbourline/test-kit/service-process';
import { openDb } from './support/open-db';
import { ADMIN } from './support/people';
import { startScriptedSmtp, type ScriptedSmtp } from './support/scripted-smtp';
import { ACCOUNT_SID, SMS_FROM, startSmsProvider, type SmsProvider } from './support/start-sms-provider';
import { startSurroundings, type Surroundings } from './support/start-surroundings';

const API_KEY = 'SG.an-api-key/that+must=not-be-seen';
const AUTH_TOKEN = 'an-auth-token-that-must-not-be-seen';
const SECRETS = [API_KEY, AUTH_TOKEN].flatMap((secret) => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  ...['', ':', `${ACCOUNT_SID}:`, '\0apikey\0'].map((before) => Buffer.from(`${before}${secret}`).toString('base64')),
]);

let surroundings: Surroundings;
let provider: SmsProvider;
let smtp: ScriptedSmtp;
let bundle: Bundle;
let service: ReturnType<typeof replica>;
let database: ReturnType<typeof openDb>;
const port = freePort();
beforeAll(async () => {
  const smtpPort = await freePort();
  const refusal = (line: string) => `535 5.7.8 This is nobody: ${line} ${API_KEY}`;
  smtp = await startScriptedSmtp(smtpPort, { answers: { EHLO: '250-hello\r\n250 AUTH PLAIN', AUTH: refusal } });
  provider = await startSmsProvider();
  surroundings = await startSurroundings({
    ...provider.environment,
    PORT: String(await port),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    LOG_LEVEL: 'debug',
  });
  bundle = await bundleService(join(__dirname, '..'));
  service = replica(bundle.main, surroundings.environment);
  await service.start();
  database = openDb(surroundings);
});
afterAll(async () => {
  await service?.kill();
  await database?.close();
  await bundle?.remove();
  await surroundings?.stop();
  await Promise.all([provider?.stop(), smtp?.stop()]);
});

/** Every row of every table, as text. */
async function dump(): Promise<string[]> {
  const { client } = database;
  const tables = await client.$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'kit') AND table_type = 'BASE TABLE'`;
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await client.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM ${name} t`);
    rows.push(...found.map(({ row }) => row));
  }
  return rows;
}

it('what an administrator has entered is in no answer, log line or row, whatever goes wrong with it', async () => {
  const url = `http://127.0.0.1:${await port}`;
  const admin = clientsOf(() => url, surroundings.identity)(ADMIN);
  const email = { fromEmail: 'a@example.com', fromName: 'A', ccEmails: [], apiKey: API_KEY };
  const sms = { twilioAccountSid: ACCOUNT_SID, twilioPhoneNumber: SMS_FROM, twilioAuthToken: AUTH_TOKEN };
  const test = { templateId: 'welcome-owner', email: 'me@example.com', phoneNumber: '4165550123' };
  const answers = [
    await admin.post('/api/email/config', email),
    await admin.post('/api/sms/config', sms),
    await admin.post('/api/email/config', { ...email, fromEmail: 'x' }),
    await admin.post('/api/sms/config', { ...sms, twilioPhoneNumber: '0000000000' }),
    await admin.get('/api/email/config'),
    await admin.get('/api/sms/config'),
    await admin.post('/api/email/test', test),
    await admin.post('/api/sms/test', test),
    await admin.post('/api/email/config', { ...email, apiKey: null, fromName: API_KEY.repeat(40) }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 400, 200, 200, 502, 502, 400]);
  expect(answers[6]?.body.message).toContain('535 5.7.8 This is nobody: AUTH PLAIN [hidden]');
  expect(answers[7]?.body.message).toContain('Twilio answered 401');

  const rows = await dump();
  expect(rows.filter((row) => row.includes('v1.'))).toHaveLength(2);
  expect(service.output()).toContain('a request failed');
  for (const text of [...answers.map((answer) => answer.text), ...rows, service.output()]) {
    for (const secret of SECRETS) expect(text).not.toContain(secret);
  }
});
