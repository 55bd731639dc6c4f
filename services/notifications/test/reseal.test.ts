import { readConfig, sealing } from '@harbourline/service-kit';
import { operateService } from '@harbourline/service-kit/operate-service';
import { notificationsService } from '../src/app';
import { configSchema } from '../src/config';
import { enterEmail, enterSms } from './support/enter-settings';
import { openDb } from './support/open-db';
import { SETTINGS_SECRET, startSurroundings, type Surroundings } from './support/start-surroundings';

const NEW_SECRET = 'another-secret-for-the-settings';

let surroundings: Surroundings;
let database: ReturnType<typeof openDb>;
beforeAll(async () => {
  surroundings = await startSurroundings({ SMTP_URL: 'smtp://127.0.0.1:9' });
  database = openDb(surroundings);
  await operate(SETTINGS_SECRET, 'migrate');
});
beforeEach(async () => {
  await database.client.emailConfig.deleteMany();
  await database.client.smsConfig.deleteMany();
});
afterAll(async () => {
  await database?.close();
  await surroundings?.stop();
});

/** Runs the operator's command with these secrets in the environment. @returns what it said. */
async function operate(secrets: string, operation: string): Promise<string[]> {
  const said: string[] = [];
  const config = readConfig(configSchema, { ...surroundings.environment, SETTINGS_SECRET: secrets });
  await operateService(notificationsService(config), [operation], (line) => said.push(line));
  return said;
}

const open = (secret: string, sealed: string | null | undefined) =>
  sealing({ secret, purpose: 'settings' }).unseal(sealed ?? '');
const emailKey = async () => (await database.client.emailConfig.findUnique({ where: { id: 1 } }))?.sealedApiKey;
const smsToken = async () => (await database.client.smsConfig.findUnique({ where: { id: 1 } }))?.sealedAuthToken;

it('seals what administrators have entered with the newest secret, so that the one before can go', async () => {
  await enterEmail(database.client, { apiKey: 'SG.the-key' });
  await enterSms(database.client, { authToken: 'the-token' });

  expect(await operate(`${NEW_SECRET},${SETTINGS_SECRET}`, 'reseal')).toEqual(['Secrets sealed again: 2']);
  expect(open(NEW_SECRET, await emailKey())).toBe('SG.the-key');
  expect(open(NEW_SECRET, await smsToken())).toBe('the-token');
});

it('has nothing to do where nobody has entered any', async () => {
  expect(await operate(`${NEW_SECRET},${SETTINGS_SECRET}`, 'reseal')).toEqual(['Secrets sealed again: 0']);
  await enterEmail(database.client, {});
  expect(await operate(NEW_SECRET, 'reseal')).toEqual(['Secrets sealed again: 0']);
});

it('names what no secret opens, leaves it as it is, and seals the rest', async () => {
  await enterEmail(database.client, { apiKey: 'SG.the-key' });
  await enterSms(database.client, { authToken: 'the-token' });
  await operate(`${NEW_SECRET},${SETTINGS_SECRET}`, 'reseal');
  await enterSms(database.client, { authToken: 'sealed with the old one' });
  const before = await smsToken();

  await expect(operate(NEW_SECRET, 'reseal')).rejects.toThrow(/does not open the token for SMS;/);
  expect(await smsToken()).toBe(before);
  expect(open(NEW_SECRET, await emailKey())).toBe('SG.the-key');
});
