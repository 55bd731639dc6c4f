import { join } from 'node:path';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { ConfigError, readConfig } from '@harbourline/service-kit';
import { diffMigrations } from '@harbourline/service-kit/migrations/diff-migrations';
import { testEnvironment } from '@harbourline/test-kit/test-environment';
import { configSchema } from '../src/config';
import { testKeyPair } from '@harbourline/test-kit/test-keys';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await postgresForTests();
});
afterAll(() => postgres.stop());

it('has migrations that lead to exactly what the schema declares', async () => {
  const prisma = join(__dirname, '..', 'prisma');
  const difference = await diffMigrations({
    schemaPath: join(prisma, 'schema.prisma'),
    migrationsDir: join(prisma, 'migrations'),
    databaseUrl: await postgres.urlForNewDatabase('identity'),
  });
  expect(difference).toBe('');
});

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

it('refuses to go without limits in production', () => {
  const production = { ...environment, NODE_ENV: 'production', INTERNAL_SECRET: 'a'.repeat(32) };
  expect(readConfig(configSchema, { ...production, RATE_LIMIT: 'on' }).RATE_LIMIT).toBe('on');
  expect(readConfig(configSchema, production).RATE_LIMIT).toBe('on');
  expect(() => readConfig(configSchema, { ...production, RATE_LIMIT: 'off' })).toThrow(
    'RATE_LIMIT: cannot be off in production',
  );
});
