import { hours, refuseDevelopmentSecrets, serviceConfig } from '@harbourline/service-kit';
import {
  COMPLETION_HOURS,
  HOLD_HOURS,
  NOTICE_HOURS,
  OWNER_RESPONSE_HOURS,
  REFUND_CHOICE_HOURS,
  RENTER_RESPONSE_HOURS,
} from '@harbourline/policy';
import { z } from 'zod';

export const configSchema = refuseDevelopmentSecrets(
  serviceConfig.extend({
    HOLD_HOURS: hours.default(HOLD_HOURS).describe('how long a slot is held while the renter pays'),
    OWNER_RESPONSE_HOURS: hours.default(OWNER_RESPONSE_HOURS).describe('how long the owner has to answer'),
    RENTER_RESPONSE_HOURS: hours
      .default(RENTER_RESPONSE_HOURS)
      .describe("how long the renter has to answer an owner's proposal"),
    COMPLETION_HOURS: z.coerce
      .number()
      .nonnegative()
      .default(COMPLETION_HOURS)
      .describe('how long after its end a confirmed booking counts as completed'),
    REFUND_CHOICE_HOURS: hours
      .default(REFUND_CHOICE_HOURS)
      .describe('how long the renter may choose a credit instead of the refund'),
    TAX_PERCENT: z.coerce
      .number()
      .min(0)
      .max(100)
      .default(0)
      .describe("taxes on the owner's share of a deposit, in percent"),
    RATE_LIMIT: z
      .enum(['on', 'off'])
      .default('on')
      .describe('how much people may hold who have never paid; off is for load tests'),
    NOTICE_HOURS: hours.default(NOTICE_HOURS).describe('how far ahead a charter must be reserved'),
    COMPANY_NAME: z.string().default('Harbourline').describe('who issues agreements and confirmations'),
    COMPANY_PHONE: z.string().default('+1 800 555 0142').describe('the phone in their letterhead'),
    COMPANY_EMAIL: z.string().default('hello@harbourline.example').describe('the e-mail address in it'),
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
