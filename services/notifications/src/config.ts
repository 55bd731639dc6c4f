import { hours, refuseDevelopmentSecrets, secret, serviceConfig } from '@harbourline/service-kit';
import { phoneReachConfig } from '@harbourline/service-kit/phone-reach';
import { termsConfig } from '@harbourline/policy/terms-config';
import { z } from 'zod';
import type { Budgets } from './domain/deliveries/budgets';

const mailbox = z
  .string()
  .regex(
    /^([^<>@]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an address, such as Harbourline <bookings@harbourline.ca>',
  );

const budget = z.coerce.number<string>().int().min(1);

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
    COMPANY_NAME: z.string().default('Harbourline').describe('who keeps the charters in calendars up to date'),
    COMPANY_EMAIL: z
      .string()
      .default('hello@harbourline.example')
      .describe('the email address that calendars answer to'),
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
    ...phoneReachConfig,
    SMS_PER_PAYER: budget.default(20).describe('how many SMS about the bookings of one renter go out in 24 hours'),
    SMS_PER_NUMBER: budget.default(50).describe('how many SMS go to one number in 24 hours'),
    SMS_PER_ACCOUNT: budget.default(50).describe('how many SMS go to one account in 24 hours, whatever its number'),
    SMS_PER_BLOCK: budget.default(200).describe('how many SMS go to one block of ten thousand numbers in 24 hours'),
    SMS_PER_DAY: budget.default(2000).describe('how many SMS go out in all in 24 hours; codes are counted apart'),
    CONFIRMATION_MAILS_PER_HOUR: budget
      .default(3)
      .describe('how many mails that confirm an address go to one address, and for one account, in an hour'),
    MAILS_PER_SENDER: budget
      .default(100)
      .describe('how many emails about what one account did go to one address in 24 hours'),
    MAILS_PER_ADDRESS: budget
      .default(500)
      .describe(
        'how many emails go to one address in 24 hours; those about the account, new requests with the reminders to answer them and what was agreed to in a renter’s name at the dock, visitors’ messages, and questions about boats with their answers are counted apart',
      ),
    CHANGE_MAIL_MINUTES: z.coerce
      .number<string>()
      .min(0)
      .default(3)
      .describe(
        'how long a message about a change waits for further changes of the booking, which it tells of as well',
      ),
    CONTACT_MESSAGES_PER_HOUR: budget
      .default(5)
      .describe('how many messages of the contact form are taken from one email address in an hour'),
    CONTACT_MESSAGES_PER_NETWORK: budget
      .default(10)
      .describe('how many messages of the contact form are taken from one internet address in an hour'),
    TEST_MESSAGES_PER_HOUR: budget
      .default(20)
      .describe('how many test messages an administrator sends, and one address or number gets, in an hour'),
    NOTIFICATIONS_PER_HOUR: budget
      .default(5)
      .describe('how often administrators tell one party of a booking its status in an hour'),
    MESSAGES_PER_HOUR: budget
      .default(120)
      .describe('how many messages an account writes to the others of its bookings in an hour'),
    MESSAGES_PER_CONVERSATION: budget.default(1000).describe('how many messages a booking’s conversation has at most'),
    ...termsConfig,
    OWNER_REMINDER_HOURS: hours.default(4).describe('how long before their time to answer ends owners are reminded'),
    TRIP_REMINDER_HOURS: hours.default(24).describe('how long before a charter renter and captain are reminded'),
  }),
  ['INTERNAL_SECRET', 'SETTINGS_SECRET', 'SMTP_URL', 'MAIL_FROM', 'TWILIO_AUTH_TOKEN'],
);

export type NotificationsConfig = z.infer<typeof configSchema>;

export function budgetsOf(config: NotificationsConfig): Budgets {
  return {
    smsPerPayer: config.SMS_PER_PAYER,
    smsPerNumber: config.SMS_PER_NUMBER,
    smsPerAccount: config.SMS_PER_ACCOUNT,
    smsPerBlock: config.SMS_PER_BLOCK,
    smsPerDay: config.SMS_PER_DAY,
    confirmationMailsPerHour: config.CONFIRMATION_MAILS_PER_HOUR,
    mailsPerSender: config.MAILS_PER_SENDER,
    mailsPerAddress: config.MAILS_PER_ADDRESS,
    contactMessagesPerHour: config.CONTACT_MESSAGES_PER_HOUR,
    contactMessagesPerNetwork: config.CONTACT_MESSAGES_PER_NETWORK,
    testMessagesPerHour: config.TEST_MESSAGES_PER_HOUR,
    notificationsPerHour: config.NOTIFICATIONS_PER_HOUR,
    messagesPerHour: config.MESSAGES_PER_HOUR,
    messagesPerConversation: config.MESSAGES_PER_CONVERSATION,
  };
}
