import { NOTICE_HOURS } from '@harbourline/policy';
import {
  hours,
  OBJECT_STORE_SECRETS,
  objectStoreConfig,
  refuseDevelopmentSecrets,
  serviceConfig,
} from '@harbourline/service-kit';
import type { z } from 'zod';

export const configSchema = refuseDevelopmentSecrets(
  serviceConfig.extend({
    ...objectStoreConfig,
    NOTICE_HOURS: hours.default(NOTICE_HOURS).describe('how far ahead a charter must be reserved'),
    ORPHAN_HOURS: hours.default(24).describe('how long a picture that no listing shows is kept'),
  }),
  ['INTERNAL_SECRET', ...OBJECT_STORE_SECRETS],
);

export type CatalogConfig = z.infer<typeof configSchema>;
