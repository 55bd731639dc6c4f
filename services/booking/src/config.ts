import { hours, refuseDevelopmentSecrets, serviceConfig } from '@harbourline/service-kit';
import { HOLD_HOURS, NOTICE_HOURS, OWNER_RESPONSE_HOURS } from '@harbourline/policy';
import type { z } from 'zod';

export const configSchema = refuseDevelopmentSecrets(
  serviceConfig.extend({
    HOLD_HOURS: hours.default(HOLD_HOURS).describe('how long a slot is held while the renter pays'),
    OWNER_RESPONSE_HOURS: hours.default(OWNER_RESPONSE_HOURS).describe('how long the owner has to answer'),
    NOTICE_HOURS: hours.default(NOTICE_HOURS).describe('how far ahead a charter must be reserved'),
  }),
  ['INTERNAL_SECRET'],
);

export type BookingConfig = z.infer<typeof configSchema>;
