import type { ServiceDefinition } from '../../src/start-service';
import { openPgClient, type PgClient } from '@harbourline/test-kit/pg-client';
import type { SampleConfig } from './sample-config';

/** A service that has events to tell, and nothing else. */
export function publisher(config: SampleConfig): ServiceDefinition<PgClient, SampleConfig> {
  return {
    name: 'catalog',
    config,
    migrationsDir: config.MIGRATIONS_DIR,
    createClient: () => openPgClient(config.DATABASE_URL, config.DATABASE_POOL),
    wire: () => ({ routes: [] }),
  };
}
