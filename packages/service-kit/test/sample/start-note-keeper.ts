import { postgresForTests } from '@harbourline/servers/test-postgres';
import { startService, type RunningService } from '../../src/start-service';
import type { PgClient } from '@harbourline/test-kit/pg-client';
import { logLines, type LogLines } from '@harbourline/test-kit/log-lines';
import { startTestIdentity, type TestIdentity } from '@harbourline/test-kit/start-test-identity';
import { noteKeeper } from './note-keeper';
import { readSampleConfig, sampleEnvironment, type SampleConfig } from './sample-config';

export interface NoteKeeper {
  url: string;
  config: SampleConfig;
  service: RunningService<PgClient>;
  identity: TestIdentity;
  log: LogLines;
  /** The texts that are kept, oldest first. */
  notes(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts the note keeper with a database and an identity of its own. */
export async function startNoteKeeper(how: Parameters<typeof noteKeeper>[1] = {}): Promise<NoteKeeper> {
  const [postgres, identity] = await Promise.all([postgresForTests(), startTestIdentity()]);
  const environment = sampleEnvironment({
    DATABASE_URL: await postgres.urlForNewDatabase('notes'),
    IDENTITY_URL: identity.url,
  });
  const config = readSampleConfig(environment);
  const log = logLines('notes');
  const service = await startService({ ...noteKeeper(config, how), logger: log.logger });
  return {
    url: service.url,
    config,
    service,
    identity,
    log,
    async notes() {
      const rows = await service.db.client.$queryRawUnsafe<{ text: string }[]>('SELECT text FROM notes ORDER BY id');
      return rows.map(({ text }) => text);
    },
    async stop() {
      await service.stop();
      await Promise.all([identity.stop(), postgres.stop()]);
    },
  };
}
