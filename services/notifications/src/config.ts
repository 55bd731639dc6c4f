import { hours, refuseDevelopmentSecrets, secret, serviceConfig } from '@harbourline/service-kit';
import { z } from 'zod';

const mailbox = z
  .string()
  .regex(
    /^([^<>@]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an address, such as Harbourline <bookings@harbourline.ca>',
  );

export const configSchema = refuseDevelopmentSecrets(
  serviceConfig.extend({
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .describe(
        'the mail server, with user and password if it wants them; smtps for TLS from the first byte. With smtp a ' +
          'password goes to servers elsewhere only once the connection is encrypted, unless it ends in ?requireTLS=false',
      ),
    MAIL_FROM: mailbox.describe('name and address of the sender'),
    PUBLIC_ORIGIN: z.url().describe('where browsers see the product; the buttons in messages lead there'),
    SETTINGS_SECRET: secret.describe('seals the providers’ secrets that administrators enter'),
    SUPPORT_EMAIL: z.email().describe('where messages of the contact form go'),
    TWILIO_ACCOUNT_SID: z
      .string()
      .default('')
      .describe('the account that SMS are sent with until an administrator enters one; empty: none are sent'),
    TWILIO_AUTH_TOKEN: z.string().default('').describe('the secret of that account'),
    TWILIO_PHONE_NUMBER: z.string().default('').describe('the number that SMS come from, such as +16475550100'),
    TWILIO_API_URL: z
      .union([z.url(), z.literal('')])
      .default('')
      .describe('where the SMS provider’s API is, when it is not Twilio itself'),
    OWNER_REMINDER_HOURS: hours.default(4).describe('how long before their time to answer ends owners are reminded'),
    TRIP_REMINDER_HOURS: hours.default(24).describe('how long before a charter renter and captain are reminded'),
  }),
  ['INTERNAL_SECRET', 'SETTINGS_SECRET', 'SMTP_URL', 'MAIL_FROM', 'TWILIO_AUTH_TOKEN'],
);

export type NotificationsConfig = z.infer<typeof configSchema>;
