import { createPrivateKey, type KeyObject } from 'node:crypto';
import {
  OBJECT_STORE_SECRETS,
  objectStoreConfig,
  refuseDevelopmentSecrets,
  serviceConfig,
} from '@harbourline/service-kit';
import { phoneReachConfig } from '@harbourline/service-kit/phone-reach';
import { z } from 'zod';
import type { Budgets } from './domain/budgets';

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

const passwordCost = z
  .enum(['full', 'least'])
  .default('full')
  .describe('how much work a stored password is; least is for tests and load tests');
const isFullInProduction = ({ NODE_ENV, PASSWORD_COST }: { NODE_ENV: string; PASSWORD_COST: string }) =>
  NODE_ENV !== 'production' || PASSWORD_COST === 'full';
const LEAST_IN_PRODUCTION = { path: ['PASSWORD_COST'], message: 'cannot be least in production' };

const budget = z.coerce.number<string>().int().min(1);

export const configSchema = refuseDevelopmentSecrets(
  serviceConfig.extend({
    JWT_PRIVATE_KEY: jwtPrivateKey,
    PUBLIC_ORIGIN: z
      .url()
      .describe('where browsers see the product; decides the names of cookies and whether they are secure'),
    ...objectStoreConfig,
    ...phoneReachConfig,
    CONFIRMATION_MAILS_PER_HOUR: budget
      .default(3)
      .describe('how many mails that confirm an address go to one address, and for one account, in an hour'),
    CONTACT_CHANGES_PER_DAY: budget
      .default(5)
      .describe('how often an account changes its email address or phone in 24 hours'),
    PHONE_CODES_PER_NUMBER: budget
      .default(5)
      .describe('how many codes that prove a phone go to one number, and for one account, in 24 hours'),
    PHONE_CODES_PER_ADDRESS: budget
      .default(10)
      .describe('how many such codes are asked for from one internet address in 24 hours'),
    PHONE_CODES_PER_BLOCK: budget
      .default(20)
      .describe('how many such codes go to one block of ten thousand numbers in 24 hours'),
    PHONE_CODES_PER_DAY: budget.default(500).describe('how many such codes go out in all in 24 hours'),
    PASSWORD_COST: passwordCost,
    RATE_LIMIT: z.enum(['on', 'off']).default('on').describe('off is for load tests'),
  }),
  ['INTERNAL_SECRET', ...OBJECT_STORE_SECRETS],
)
  .refine((config) => config.NODE_ENV !== 'production' || config.RATE_LIMIT === 'on', {
    path: ['RATE_LIMIT'],
    message: 'cannot be off in production',
  })
  .refine(isFullInProduction, LEAST_IN_PRODUCTION);

/** The part of the configuration that the commands need. */
export const commandConfigSchema = serviceConfig
  .pick({ NODE_ENV: true, DATABASE_URL: true, DATABASE_POOL: true, INTERNAL_SECRET: true })
  .extend({ JWT_PRIVATE_KEY: jwtPrivateKey, PASSWORD_COST: passwordCost })
  .refine(isFullInProduction, LEAST_IN_PRODUCTION);

export type IdentityConfig = z.infer<typeof configSchema>;

export function budgetsOf(config: IdentityConfig): Budgets {
  return {
    confirmationMailsPerHour: config.CONFIRMATION_MAILS_PER_HOUR,
    contactChangesPerDay: config.CONTACT_CHANGES_PER_DAY,
    phoneCodesPerNumber: config.PHONE_CODES_PER_NUMBER,
    phoneCodesPerAddress: config.PHONE_CODES_PER_ADDRESS,
    phoneCodesPerBlock: config.PHONE_CODES_PER_BLOCK,
    phoneCodesPerDay: config.PHONE_CODES_PER_DAY,
  };
}
