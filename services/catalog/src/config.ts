import { refuseDevelopmentSecrets, serviceConfig } from '@harbourline/service-kit';
import { z } from 'zod';

export const configSchema = refuseDevelopmentSecrets(
  serviceConfig.extend({
    S3_ENDPOINT: z.url().describe('the S3 store that holds the pictures'),
    S3_ACCESS_KEY: z.string().min(1),
    S3_SECRET_KEY: z.string().min(1),
    S3_BUCKET: z.string().min(3).describe("this service's own bucket, made if it is missing"),
  }),
  ['INTERNAL_SECRET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
);

export type CatalogConfig = z.infer<typeof configSchema>;
