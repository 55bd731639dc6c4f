import type { ServiceConfig } from '../config';

/** Where a connection is the same session of the database for as long as it lasts, also if `DATABASE_URL` is a pooler's. */
export function sessionUrl(config: Pick<ServiceConfig, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>): string {
  return config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
}
