import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, hours, readConfig, refuseDevelopmentSecrets, secret, serviceConfig } from '../src/config';
import { testEnvironment } from '@harbourline/test-kit/test-environment';

const schema = refuseDevelopmentSecrets(
  serviceConfig.extend({ STRIPE_SECRET_KEY: secret, HOLD_HOURS: hours.default(0.25) }),
  ['INTERNAL_SECRET', 'STRIPE_SECRET_KEY'],
);

const complete = testEnvironment({
  DATABASE_URL: 'postgresql://user:password@127.0.0.1:5432/booking',
  STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef',
});
const inProduction: Record<string, string> = {
  ...complete,
  NODE_ENV: 'production',
  INTERNAL_SECRET: 'pq7Zr0mJc2Vx9Lw4',
};

function refusal(environment: Record<string, string>): string {
  try {
    readConfig(schema, environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the configuration was taken');
}

it('reads numbers and durations, and knows what need not be said', () => {
  expect(readConfig(schema, { ...complete, PORT: '8123', HOLD_HOURS: '0.002' })).toMatchObject({
    PORT: 8123,
    HOST: '127.0.0.1',
    HOLD_HOURS: 0.002,
    DATABASE_POOL: 10,
  });
});

it('names every variable that is missing, all at once', () => {
  const message = refusal({});
  for (const name of [
    'PORT',
    'DATABASE_URL',
    'INTERNAL_SECRET',
    'IDENTITY_URL',
    'CATALOG_URL',
    'BOOKING_URL',
    'PAYMENTS_URL',
    'NOTIFICATIONS_URL',
    'STRIPE_SECRET_KEY',
  ])
    expect(message).toContain(`  ${name}: `);
});

it('names what is wrong beside what is missing', () => {
  const { DATABASE_URL: _, ...rest } = complete;
  const message = refusal({ ...rest, PORT: 'eighty', IDENTITY_URL: 'identity', HOLD_HOURS: '0', LOG_LEVEL: 'loud' });
  for (const name of ['DATABASE_URL', 'PORT', 'IDENTITY_URL', 'HOLD_HOURS', 'LOG_LEVEL'])
    expect(message).toContain(`  ${name}: `);
});

it('refuses a secret that is too short to be one', () => {
  expect(refusal({ ...complete, INTERNAL_SECRET: 'short' })).toContain('INTERNAL_SECRET');
});

it('refuses to forget that an event was handled before every outbox and broker has let it go', () => {
  expect(refusal({ ...complete, OUTBOX_DAYS: '61', INBOX_DAYS: '100' })).toMatch(/OUTBOX_DAYS.*\n.*INBOX_DAYS/);
});

it('never repeats a secret', () => {
  const message = refusal({
    ...inProduction,
    PORT: 'x',
    INTERNAL_SECRET: 'changeme-changeme',
    STRIPE_SECRET_KEY: 'shh',
  });
  expect(message).not.toMatch(/changeme|shh/);
});

it('starts in production with secrets of its own', () => {
  expect(readConfig(schema, inProduction).NODE_ENV).toBe('production');
});

it.each([
  ['INTERNAL_SECRET', 'only-an-example-secret'],
  ['INTERNAL_SECRET', 'sandbox-internal-secret'],
  ['INTERNAL_SECRET', 'ChangeMe-ChangeMe-ChangeMe'],
  ['STRIPE_SECRET_KEY', 'sk_test_0123456789abcdef'],
])('refuses in production that %s is %s, and takes it elsewhere', (name, value) => {
  expect(refusal({ ...inProduction, [name]: value })).toContain(name);
  expect(readConfig(schema, { ...complete, [name]: value })).toMatchObject({ [name]: value });
});

it('names development secrets and missing variables together', () => {
  const { DATABASE_URL: _, ...rest } = inProduction;
  const message = refusal({
    ...rest,
    INTERNAL_SECRET: 'sandbox-internal-secret',
    STRIPE_SECRET_KEY: 'sk_test_0123456789ab',
  });
  for (const name of ['DATABASE_URL', 'INTERNAL_SECRET', 'STRIPE_SECRET_KEY']) expect(message).toContain(`  ${name}: `);
});

describe('a variable whose value is in a file', () => {
  let folder: string;
  const fileWith = (content: string): string => {
    const path = join(folder, 'secret');
    writeFileSync(path, content);
    return path;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'config-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is read without the line break at the end, and judged like any other', () => {
    const { INTERNAL_SECRET: _, ...rest } = inProduction;
    const good = fileWith('first line\nsecond line\n');
    expect(readConfig(schema, { ...rest, INTERNAL_SECRET_FILE: good }).INTERNAL_SECRET).toBe('first line\nsecond line');
    expect(refusal({ ...rest, INTERNAL_SECRET_FILE: fileWith('changeme-changeme') })).toContain('  INTERNAL_SECRET: ');
  });

  it('is taken beside an empty variable, and an empty file name is none', () => {
    const path = fileWith('an-internal-secret');
    const fromFile = readConfig(schema, { ...complete, INTERNAL_SECRET: '', INTERNAL_SECRET_FILE: path });
    expect(fromFile.INTERNAL_SECRET).toBe('an-internal-secret');
    expect(readConfig(schema, { ...complete, INTERNAL_SECRET_FILE: '' })).toEqual(readConfig(schema, complete));
  });

  it('is refused when the file cannot be read, together with whatever else is wrong', () => {
    const { INTERNAL_SECRET: _, ...rest } = inProduction;
    const message = refusal({ ...rest, PORT: 'eighty', INTERNAL_SECRET_FILE: join(folder, 'nothing') });
    expect(message).toContain('  INTERNAL_SECRET_FILE: names a file that cannot be read');
    expect(message).toContain('  PORT: ');
    expect(message).not.toContain('  INTERNAL_SECRET: ');
  });

  it('is refused beside the variable itself, because one of them would be forgotten', () => {
    expect(refusal({ ...complete, INTERNAL_SECRET_FILE: fileWith('another-internal-secret') })).toContain(
      '  INTERNAL_SECRET_FILE: is set beside INTERNAL_SECRET',
    );
  });

  it('is nothing to variables that the schema does not know', () => {
    expect(() => readConfig(schema, { ...complete, SSL_CERT_FILE: '/nowhere' })).not.toThrow();
  });
});
