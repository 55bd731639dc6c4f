import { z } from 'zod';
import type { openObjectStore } from './object-store';

/** The settings of a service that stores files; part of its configuration's schema. */
export const objectStoreConfig = {
  S3_ENDPOINT: z.url().describe("the S3 store that holds this service's files"),
  S3_ACCESS_KEY: z.string().min(1),
  S3_SECRET_KEY: z.string().min(1),
  S3_BUCKET: z.string().min(3).describe("this service's own bucket, made if it is missing"),
};

/** The names of the variables that production refuses while they have development values. */
export const OBJECT_STORE_SECRETS = ['S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

/** Makes the options of `openObjectStore` from a service's configuration. */
export function objectStoreOptions(
  config: z.output<z.ZodObject<typeof objectStoreConfig>>,
): Parameters<typeof openObjectStore>[0] {
  return {
    endpoint: config.S3_ENDPOINT,
    accessKey: config.S3_ACCESS_KEY,
    secretKey: config.S3_SECRET_KEY,
    bucket: config.S3_BUCKET,
  };
}
