import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventDefinition, ServiceName } from '@harbourline/contracts';
import type { TestPostgres } from '@harbourline/local/servers/test-postgres';
import { readConfig, serviceConfig, startService, type ServiceDefinition } from '@harbourline/service-kit';
import { TestClock } from '@harbourline/service-kit/test-support/test-clock';
import { testEnvironment } from '@harbourline/service-kit/test-support/test-environment';
import type { z } from 'zod';
import { PrismaClient } from '../../src/generated/prisma/client';

/** When everything happens that the sources tell of. */
const EVENT_TIME = '2026-06-28T15:00:00.000Z';

export interface EventSource {
  url: string;
  /** Commits an event of an aggregate, as its next version. */
  publish<S extends z.ZodType>(event: EventDefinition<S>, data: z.input<S> & { id: number }): Promise<void>;
  stop(): Promise<void>;
}

/** A service that does nothing but publish: its events travel as any service's do. */
export async function startEventSource(name: ServiceName, postgres: TestPostgres): Promise<EventSource> {
  const migrationsDir = await mkdtemp(join(tmpdir(), 'no-migrations-'));
  const definition: ServiceDefinition<PrismaClient, z.infer<typeof serviceConfig>> = {
    name,
    config: readConfig(serviceConfig, testEnvironment({ DATABASE_URL: await postgres.urlForNewDatabase(name) })),
    migrationsDir,
    createClient: (adapter) => new PrismaClient({ adapter }),
    wire: () => ({ routes: [] }),
  };
  const service = await startService({ ...definition, clock: new TestClock(EVENT_TIME) });
  const versions = new Map<number, number>();
  return {
    url: service.url,
    async publish(event, data) {
      const version = (versions.get(data.id) ?? 0) + 1;
      versions.set(data.id, version);
      await service.db.transact((tx) => tx.outbox.append(event, { subject: data.id, version, data }));
    },
    async stop() {
      await service.stop();
      await rm(migrationsDir, { recursive: true });
    },
  };
}
