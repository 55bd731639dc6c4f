import { refuseDevelopmentSecrets, serviceConfig } from '@harbourline/service-kit';
import { COMPLETION_HOURS } from '@harbourline/policy';
import { termsConfig } from '@harbourline/policy/terms-config';
import { z } from 'zod';

export const configSchema = refuseDevelopmentSecrets(
  serviceConfig.extend({
    ...termsConfig,
    COMPLETION_HOURS: z.coerce
      .number()
      .nonnegative()
      .default(COMPLETION_HOURS)
      .describe('how long after its end a confirmed booking counts as completed'),
    TAX_PERCENT: z.coerce
      .number()
      .min(0)
      .max(100)
      .default(0)
      .describe("taxes on the owner's share of a deposit, in percent"),
    RATE_LIMIT: z
      .enum(['on', 'off'])
      .default('on')
      .describe('how much people may hold, and for how long they wait; off is for load tests'),
    PUBLIC_ORIGIN: z.url().describe('where browsers see the product; entries in calendars lead there'),
    COMPANY_NAME: z.string().default('Harbourline').describe('who issues agreements and confirmations'),
    COMPANY_PHONE: z.string().default('+1 800 555 0142').describe('the phone in their letterhead'),
    COMPANY_EMAIL: z.string().default('hello@harbourline.example').describe('the email address in it'),
    COMPANY_ADDRESS: z
      .string()
      .default('100 Harbour Street, Toronto, ON M5J 0A1, Canada')
      .describe('the postal address in it'),
  }),
  ['INTERNAL_SECRET'],
).refine((config) => config.NODE_ENV !== 'production' || config.RATE_LIMIT === 'on', {
  path: ['RATE_LIMIT'],
  message: 'cannot be off in production',
});

export type BookingConfig = z.infer<typeof configSchema>;
