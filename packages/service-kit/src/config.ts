import { z } from 'zod';

/** Every variable that is missing or wrong, in one message. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the environment once, at the start.
 * @throws ConfigError that names every variable which is missing or wrong.
 */
export function readConfig<S extends z.ZodType>(schema: S, env: NodeJS.ProcessEnv = process.env): z.output<S> {
  const result = schema.safeParse(env);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.') || '(all)'}: ${issue.message}`);
  throw new ConfigError(`The configuration is not usable:\n${lines.join('\n')}`);
}

const insecure = /sandbox|changeme|example|default|sk_test_|pk_test_/i;

/** A secret, which production refuses while it still has a value that was made for development. */
export const secret = z.string().min(16);

/** A duration in hours, fractions allowed. */
export const hours = z.coerce.number().positive();

/** What every service needs to know; each service's own schema extends it. */
export const serviceConfig = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('production refuses development secrets'),
  PORT: z.coerce.number().int().min(0).describe('where this service listens'),
  HOST: z.string().default('127.0.0.1').describe('the address this service listens on'),
  DATABASE_URL: z.url().describe("this service's own PostgreSQL database"),
  DATABASE_POOL: z.coerce.number().int().min(2).default(10).describe('connections of one replica'),
  INTERNAL_SECRET: secret.describe('signs the calls of services to each other'),
  IDENTITY_URL: z.url().describe('where the public keys of access tokens are'),
  CATALOG_URL: z.url(),
  BOOKING_URL: z.url(),
  PAYMENTS_URL: z.url(),
  NOTIFICATIONS_URL: z.url(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
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
    { when: () => true }, // beside whatever else is wrong, so that all of it is said at once
  );
}
