import { ConfigError, readConfig } from '@harbourline/service-kit';
import { testEnvironment } from '@harbourline/test-kit/test-environment';
import { configSchema } from '../src/config';

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
