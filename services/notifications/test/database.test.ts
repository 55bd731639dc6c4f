import { join } from 'node:path';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { ConfigError, readConfig } from '@harbourline/service-kit';
import { diffMigrations } from '@harbourline/service-kit/migrations/diff-migrations';
import { testEnvironment } from '@harbourline/test-kit/test-environment';
import { configSchema } from '../src/config';

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
    databaseUrl: await postgres.urlForNewDatabase('notifications'),
  });
  expect(difference).toBe('');
});

const good = {
  DATABASE_URL: 'postgresql://localhost/notifications',
  SMTP_URL: 'smtps://user:pass@mail.harbourline.ca',
  MAIL_FROM: 'Harbourline <bookings@harbourline.ca>',
  PUBLIC_ORIGIN: 'https://harbourline.ca',
  SETTINGS_SECRET: 'a-secret-for-the-settings',
  SUPPORT_EMAIL: 'support@harbourline.ca',
};

it.each([
  ['SMTP_URL', 'https://mail.harbourline.ca'],
  ['MAIL_FROM', 'Harbourline'],
  ['MAIL_FROM', 'a@b, c@d'],
  ['PUBLIC_ORIGIN', 'harbourline'],
])('does not start with %s %j', (name, value) => {
  expect(readConfig(configSchema, testEnvironment(good))).toMatchObject(good);
  expect(() => readConfig(configSchema, testEnvironment({ ...good, [name]: value }))).toThrow(ConfigError);
});
