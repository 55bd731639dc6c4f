import { NOTICE_HOURS } from '@harbourline/policy';
import {
  hours,
  OBJECT_STORE_SECRETS,
  objectStoreConfig,
  refuseDevelopmentSecrets,
  serviceConfig,
} from '@harbourline/service-kit';
import { z } from 'zod';

export const configSchema = refuseDevelopmentSecrets(
  serviceConfig.extend({
    ...objectStoreConfig,
    NOTICE_HOURS: hours.default(NOTICE_HOURS).describe('how far ahead a charter must be reserved'),
    ORPHAN_HOURS: hours.default(24).describe('how long a picture that no listing shows is kept'),
    RATE_LIMIT: z
      .enum(['on', 'off'])
      .default('on')
      .describe(
        'whether owners may list only so many boats in 24 hours until a charter that counts is completed with them; off is for load tests',
      ),
  }),
  ['INTERNAL_SECRET', ...OBJECT_STORE_SECRETS],
).refine((config) => config.NODE_ENV !== 'production' || config.RATE_LIMIT === 'on', {
  path: ['RATE_LIMIT'],
  message: 'cannot be off in production',
});

export type CatalogConfig = z.infer<typeof configSchema>;
