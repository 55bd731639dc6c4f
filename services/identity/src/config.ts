import { createPrivateKey, type KeyObject } from 'node:crypto';
import { refuseDevelopmentSecrets, serviceConfig } from '@harbourline/service-kit';
import { z } from 'zod';

const rsaPrivateKey = z.string().transform((pem, context): KeyObject => {
  try {
    const key = createPrivateKey(pem.replaceAll('\\n', '\n'));
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    if (key.asymmetricKeyType === 'rsa' && bits >= 2048) return key;
  } catch {
    // said below
  }
  context.addIssue({ code: 'custom', message: 'must be an RSA private key of at least 2048 bits, as PEM' });
  return z.NEVER;
});

export const configSchema = refuseDevelopmentSecrets(
  serviceConfig.extend({
    JWT_PRIVATE_KEY: rsaPrivateKey.describe('signs access tokens (RS256); line breaks may be written as \\n'),
    PUBLIC_ORIGIN: z
      .url()
      .describe('where browsers see the product; decides the names of cookies and whether they are secure'),
  }),
  ['INTERNAL_SECRET'],
);

export type IdentityConfig = z.infer<typeof configSchema>;
