import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { startService, type RunningService } from '../../src/start-service';
import type { PgClient } from '@harbourline/test-kit/pg-client';
import { publisher } from './publisher';
import { readSampleConfig, sampleEnvironment } from './sample-config';

export interface RunningPublisher extends RunningService<PgClient> {
  postgres: TestPostgres;
}

/** Starts the publishing service with a database of its own, for tests that need a database of the kit's making. */
export async function startPublisher(): Promise<RunningPublisher> {
  const postgres = await postgresForTests();
  const databaseUrl = await postgres.urlForNewDatabase('publisher');
  const service = await startService(publisher(readSampleConfig(sampleEnvironment({ DATABASE_URL: databaseUrl }))));
  return {
    ...service,
    postgres,
    async stop() {
      await service.stop();
      await postgres.stop();
    },
  };
}
