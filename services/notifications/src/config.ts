import { refuseDevelopmentSecrets, serviceConfig } from '@harbourline/service-kit';
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
      .describe('the mail server, with user and password if it wants them; smtps for TLS from the first byte'),
    MAIL_FROM: mailbox.describe('name and address of the sender'),
    PUBLIC_ORIGIN: z.url().describe('where browsers see the product; the buttons in messages lead there'),
  }),
  ['INTERNAL_SECRET', 'SMTP_URL', 'MAIL_FROM'],
);

export type NotificationsConfig = z.infer<typeof configSchema>;
