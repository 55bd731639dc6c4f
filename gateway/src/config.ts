import { serviceConfig } from '@harbourline/service-kit';
import { termsConfig } from '@harbourline/policy/terms-config';
import { z } from 'zod';

const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const configSchema = serviceConfig
  .pick({
    NODE_ENV: true,
    PORT: true,
    HOST: true,
    DRAIN_SECONDS: true,
    IDENTITY_URL: true,
    CATALOG_URL: true,
    BOOKING_URL: true,
    PAYMENTS_URL: true,
    NOTIFICATIONS_URL: true,
    LOG_LEVEL: true,
    PATIENCE: true,
    OTEL_EXPORTER_OTLP_ENDPOINT: true,
    OTEL_TRACES_SAMPLER_ARG: true,
    SERVICE_VERSION: true,
  })
  .extend({
    PUBLIC_ORIGIN: z
      .url()
      .transform((url) => new URL(url).origin)
      .describe('where browsers see the product; writes that come from another origin are refused'),
    ...termsConfig,
    WEB_DIST: optional(z.string()).describe('the folder of the built web app; without it only the API is served'),
    PAYMENT_PROVIDER_ORIGIN: optional(z.url().transform((url) => new URL(url).origin)).describe(
      "the card provider's stand-in, which the web app may talk to beside Stripe",
    ),
    RATE_LIMIT: z.enum(['on', 'off']).default('on').describe('off is for load tests'),
    CALLS_PER_SERVICE: z.coerce
      .number()
      .int()
      .positive()
      .default(32)
      .describe('how many calls each service is given at once; a few more wait for a moment, the rest are turned away'),
    CALLS_PER_ADDRESS: z.coerce
      .number()
      .int()
      .positive()
      .default(64)
      .describe('how many requests of one address are under way at once, be they still sent or not read yet'),
    CALLS_PER_ACCOUNT: z.coerce
      .number()
      .int()
      .positive()
      .default(32)
      .describe('how many calls of one account are under way at once'),
    CONNECTIONS: z.coerce
      .number()
      .int()
      .positive()
      .default(8192)
      .describe(
        'how many connections the gateway has at once; where no proxy stands in front, one address has a sixteenth',
      ),
    LIVE_CONNECTIONS: z.coerce
      .number()
      .int()
      .positive()
      .default(4096)
      .describe(
        'how many browsers are told of changes at once, of CONNECTIONS; one address has a sixteenth, and more browsers look by themselves',
      ),
    SLOW_CLIENT_SECONDS: z.coerce
      .number()
      .positive()
      .default(10)
      .describe('for how long a client may send or read less than 8 KB a second'),
    TRUSTED_PROXIES: z.coerce
      .number()
      .int()
      .min(0)
      .default(0)
      .describe('how many proxies of our own stand in front and add to X-Forwarded-For'),
    TRACES_SAMPLER_KEY: z
      .union([z.literal(''), z.string().min(16)])
      .default('')
      .describe(
        'decides, with the id, which traces of browsers are recorded; the same for all gateways, or each decides for itself',
      ),
    ADDRESS_KEY: z
      .union([z.literal(''), z.string().min(16)])
      .default('')
      .describe(
        'under which logs name the addresses of clients; the same for all gateways, or each makes one up at its start',
      ),
    METRICS_PORT: optional(z.coerce.number().int().min(0)).describe(
      'where /metrics is served: a port of its own, to which nothing leads from outside; without it it is not served',
    ),
    UPSTREAM_TIMEOUT_SECONDS: z.coerce
      .number()
      .positive()
      .default(30)
      .describe('how long a service may take to answer'),
  })
  .refine((config) => config.NODE_ENV !== 'production' || config.RATE_LIMIT === 'on', {
    path: ['RATE_LIMIT'],
    message: 'cannot be off in production',
  });

export type GatewayConfig = z.infer<typeof configSchema>;
