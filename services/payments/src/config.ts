import { hours, refuseDevelopmentSecrets, serviceConfig } from '@harbourline/service-kit';
import { termsConfig } from '@harbourline/policy/terms-config';
import { z } from 'zod';

/** Empty counts as not set. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

const schema = serviceConfig
  .extend({
    STRIPE_SECRET_KEY: optional(z.string()).describe("the card provider's secret key; without it nobody can pay"),
    STRIPE_PUBLISHABLE_KEY: optional(z.string()).describe('what the browser shows the card provider'),
    STRIPE_WEBHOOK_SECRET: optional(z.string()).describe("signs the card provider's events"),
    STRIPE_API_URL: optional(z.url()).describe('where the sandbox is; empty for the card provider itself'),
    STRIPE_BROWSER_URL: optional(z.url()).describe('where browsers reach the sandbox, if elsewhere than this service'),
    RECONCILE_AFTER_SECONDS: z.coerce
      .number()
      .positive()
      .default(60)
      .describe('how old an unfinished payment is when the card provider is asked about it'),
    RATE_LIMIT: z
      .enum(['on', 'off'])
      .default('on')
      .describe('how many payments may be begun and how many cards may fail; off is for load tests'),
    UNCLAIMED_PAYMENT_HOURS: hours.default(1).describe('when a payment without hold or booking is refunded'),
    COMPARE_EVERY_HOURS: hours
      .default(6)
      .describe("how often paid deposits are compared with the card provider's own record"),
    OWNER_PAYOUT_DAYS: termsConfig.OWNER_PAYOUT_DAYS,
  })
  .superRefine((config, context) => {
    const production = config.NODE_ENV === 'production';
    if (production || KEYS.some((name) => config[name])) {
      for (const name of KEYS) {
        if (!config[name]) context.addIssue({ code: 'custom', path: [name], message: 'is missing' });
      }
    }
    if (production && config.RATE_LIMIT === 'off') {
      context.addIssue({ code: 'custom', path: ['RATE_LIMIT'], message: 'cannot be off in production' });
    }
    if (production && config.STRIPE_API_URL) {
      context.addIssue({ code: 'custom', path: ['STRIPE_API_URL'], message: 'points to a sandbox' });
    }
  });

export const configSchema = refuseDevelopmentSecrets(schema, ['INTERNAL_SECRET', ...KEYS]);

export type PaymentsConfig = z.infer<typeof configSchema>;
