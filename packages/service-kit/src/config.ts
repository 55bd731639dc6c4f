import { z } from 'zod';
import { kafkaVariables } from './events/kafka/kafka-config';
import { secretsIn } from './secret-list';
import { readVariables } from './read-variables';
import { trimConfig } from './jobs/trim-config';
import { telemetryConfig } from './telemetry/telemetry-config';

/** Lists every variable that is missing or wrong in one message. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the environment once, at the start. Instead of any variable `X` of the schema, `X_FILE` may name the file that
 * holds its value.
 * @throws ConfigError that names every variable which is missing or wrong.
 */
export function readConfig<S extends z.ZodObject>(schema: S, env: NodeJS.ProcessEnv = process.env): z.output<S> {
  const { values, faults } = readVariables(Object.keys(schema.shape), env);
  const result = schema.safeParse(values);
  if (result.success && faults.size === 0) return result.data;
  const issues = (result.error?.issues ?? []).map(({ path, message }) => ({
    name: path.join('.') || '(all)',
    message,
  }));
  const lines = [
    ...[...faults].map(([name, message]) => `  ${name}_FILE: ${message}`),
    ...issues.filter(({ name }) => !faults.has(name)).map(({ name, message }) => `  ${name}: ${message}`),
  ];
  throw new ConfigError(`The configuration is not usable:\n${lines.join('\n')}`);
}

const insecure = /sandbox|changeme|example|default|sk_test_|pk_test_/i;

/**
 * A secret; production refuses values that were made for development. While it is being changed, it is a
 * comma-separated list: the first is used, the others are still accepted.
 */
export const secret = z
  .string()
  .refine((list) => secretsIn(list).every(({ length }) => length >= 16), 'must have at least 16 characters');

/** A duration in hours, fractions allowed. */
export const hours = z.coerce.number().positive();

/** The settings that every service needs; each service's own schema extends them. */
export const serviceConfig = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('production refuses development secrets'),
  PORT: z.coerce.number().int().min(0).describe('where this service listens'),
  HOST: z.string().default('127.0.0.1').describe('the address this service listens on'),
  DATABASE_URL: z.url().describe("this service's own PostgreSQL database"),
  DATABASE_DIRECT_URL: z
    .url()
    .optional()
    .describe(
      'the same database past a pooler that lends a connection for one transaction only: migrations and leases need a session',
    ),
  MIGRATE_AT_START: z
    .enum(['on', 'off'])
    .default('on')
    .describe('off where a step before the start migrates; a service whose database is not up to date then refuses'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(15)
    .default(0)
    .describe('how long a process that stops still serves its connections; 4 where others take its place'),
  DATABASE_POOL: z.coerce.number().int().min(2).default(10).describe('connections of one replica'),
  PATIENCE: z.coerce
    .number()
    .positive()
    .default(1)
    .describe(
      'how many times longer than usual it waits for its database, its workers, other services and slow clients; more than 1 on a machine that is slow',
    ),
  INTERNAL_SECRET: secret.describe('signs the calls of services to each other'),
  IDENTITY_URL: z.url().describe('where the public keys of access tokens are'),
  CATALOG_URL: z.url(),
  BOOKING_URL: z.url(),
  PAYMENTS_URL: z.url(),
  NOTIFICATIONS_URL: z.url(),
  ...kafkaVariables,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ...telemetryConfig,
  ...trimConfig,
});
export type ServiceConfig = z.infer<typeof serviceConfig>;

/** Adds production's refusal of development secrets to a service's schema; `names` are the variables that hold secrets. */
export function refuseDevelopmentSecrets<S extends z.ZodType<{ NODE_ENV: string }>>(
  schema: S,
  names: readonly string[],
): S {
  return schema.superRefine(
    (config, context) => {
      if (config.NODE_ENV !== 'production') return;
      for (const name of names) {
        const value: unknown = Reflect.get(config, name);
        if (typeof value === 'string' && insecure.test(value)) {
          context.addIssue({ code: 'custom', path: [name], message: 'holds a value made for development' });
        }
      }
    },
    { when: () => true }, // even if other variables are wrong, so that all faults are reported at once
  );
}
