import { createPrivateKey, type KeyObject } from 'node:crypto';
import {
  OBJECT_STORE_SECRETS,
  objectStoreConfig,
  refuseDevelopmentSecrets,
  serviceConfig,
} from '@harbourline/service-kit';
import { z } from 'zod';

const rsaPrivateKeys = z.string().transform((text, context): [KeyObject, ...KeyObject[]] => {
  try {
    const pems = text.replaceAll('\\n', '\n').split(/(?<=-----END [A-Z ]+-----)\s*(?=-----BEGIN)/);
    const [first, ...others] = pems.map((pem) => createPrivateKey(pem));
    if (first && [first, ...others].every(isStrong)) return [first, ...others];
  } catch {
    // said below
  }
  context.addIssue({ code: 'custom', message: 'must be an RSA private key of at least 2048 bits, as PEM' });
  return z.NEVER;
});

function isStrong({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
}

const jwtPrivateKey = rsaPrivateKeys.describe(
  'signs access tokens (RS256); line breaks may be written as \\n; the keys of links and devices are made from it; of several, one after the other, the first signs and all are good',
);

export const configSchema = refuseDevelopmentSecrets(
  serviceConfig.extend({
    JWT_PRIVATE_KEY: jwtPrivateKey,
    PUBLIC_ORIGIN: z
      .url()
      .describe('where browsers see the product; decides the names of cookies and whether they are secure'),
    ...objectStoreConfig,
    RATE_LIMIT: z.enum(['on', 'off']).default('on').describe('off is for load tests'),
  }),
  ['INTERNAL_SECRET', ...OBJECT_STORE_SECRETS],
).refine((config) => config.NODE_ENV !== 'production' || config.RATE_LIMIT === 'on', {
  path: ['RATE_LIMIT'],
  message: 'cannot be off in production',
});

/** What the commands need of it. */
export const commandConfigSchema = serviceConfig
  .pick({ DATABASE_URL: true, DATABASE_POOL: true, INTERNAL_SECRET: true })
  .extend({ JWT_PRIVATE_KEY: jwtPrivateKey });

export type IdentityConfig = z.infer<typeof configSchema>;
