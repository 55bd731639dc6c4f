import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/config';

const ENVIRONMENT = {
  SANDBOX_PORT: '8086',
  SANDBOX_DATA_DIR: '/data',
  STRIPE_WEBHOOK_URL: 'http://gateway:8080/api/payment/webhook',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'token',
};

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sandbox-config-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function file(content: string): string {
  writeFileSync(join(folder, 'secret'), content);
  return join(folder, 'secret');
}

it('takes any variable from a file as the services do: all that it holds but the line break at its end', () => {
  const { STRIPE_SECRET_KEY: _, ...others } = ENVIRONMENT;
  const key = { ...others, STRIPE_SECRET_KEY_FILE: file(' sk_test_of_a_file \n') };
  expect(readConfig(key).stripeSecretKey).toBe(' sk_test_of_a_file ');
  expect(readConfig({ ...ENVIRONMENT, SANDBOX_PROCESSING_MS_FILE: file('250\n') }).processingDelayMs).toBe(250);
});

it('names everything that is missing or wrong at once, a file among it that is not there or not alone', () => {
  const wrong = {
    ...ENVIRONMENT,
    SANDBOX_PORT: 'http',
    STRIPE_SECRET_KEY: '',
    STRIPE_SECRET_KEY_FILE: join(folder, 'nothing'),
    STRIPE_WEBHOOK_SECRET_FILE: file('another'),
    TWILIO_AUTH_TOKEN: '',
  };
  expect(() => readConfig(wrong)).toThrow(
    'The sandbox cannot start: STRIPE_WEBHOOK_SECRET_FILE is set beside STRIPE_WEBHOOK_SECRET; one of them has to go; ' +
      'STRIPE_SECRET_KEY_FILE names a file that cannot be read; SANDBOX_PORT has to be a whole number; TWILIO_AUTH_TOKEN is missing.',
  );
});
