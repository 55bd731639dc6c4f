import { ConfigError, readConfig } from '@harbourline/service-kit';
import { testEnvironment } from '@harbourline/test-kit/test-environment';
import { configSchema } from '../src/config';
import { testKeyPair } from '@harbourline/test-kit/test-keys';

const { privateKey } = testKeyPair('identity');
const environment = testEnvironment({
  DATABASE_URL: 'postgresql://localhost/identity',
  PUBLIC_ORIGIN: 'http://localhost:8080',
  S3_ENDPOINT: 'http://localhost:9000',
  S3_ACCESS_KEY: 'identity',
  S3_SECRET_KEY: 'a calm harbour',
  S3_BUCKET: 'licences',
  JWT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
});

it.each(['', 'no key', '-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----'])(
  'does not start with %j as its key',
  (JWT_PRIVATE_KEY) => {
    expect(() => readConfig(configSchema, { ...environment, JWT_PRIVATE_KEY })).toThrow(ConfigError);
  },
);

const production = { ...environment, NODE_ENV: 'production', INTERNAL_SECRET: 'a'.repeat(32) };

it('refuses to keep passwords cheaply in production', () => {
  expect(readConfig(configSchema, { ...environment, PASSWORD_COST: 'least' }).PASSWORD_COST).toBe('least');
  expect(readConfig(configSchema, production).PASSWORD_COST).toBe('full');
  expect(() => readConfig(configSchema, { ...production, PASSWORD_COST: 'least' })).toThrow(
    'PASSWORD_COST: cannot be least in production',
  );
});

it('refuses to go without limits in production', () => {
  expect(readConfig(configSchema, { ...production, RATE_LIMIT: 'on' }).RATE_LIMIT).toBe('on');
  expect(readConfig(configSchema, production).RATE_LIMIT).toBe('on');
  expect(() => readConfig(configSchema, { ...production, RATE_LIMIT: 'off' })).toThrow(
    'RATE_LIMIT: cannot be off in production',
  );
});
