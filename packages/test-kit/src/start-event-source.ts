import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventDefinition, ServiceName } from '@harbourline/contracts';
import type { TestPostgres } from '@harbourline/servers/test-postgres';
import type { z } from 'zod';
import { readConfig, serviceConfig } from '@harbourline/service-kit/config';
import type { ServiceRoute } from '@harbourline/service-kit/http/route';
import { startService, type ServiceDefinition } from '@harbourline/service-kit/start-service';
import { migratedDatabase } from './migrated-database';
import { openPgClient, type PgClient } from './pg-client';
import { TestClock } from './test-clock';
import { testEnvironment } from './test-environment';

export interface EventSource {
  url: string;
  /** Commits an event of an aggregate, as its next version unless one is given. */
  publish<S extends z.ZodType>(
    event: EventDefinition<S>,
    subject: string | number,
    data: z.input<S>,
    version?: number,
  ): Promise<void>;
  stop(): Promise<void>;
}

/** It handles nothing, and a test publishes one event after the other: each connection is a process of the database. */
const CONNECTIONS = '2';

/**
 * A service that publishes events through its outbox and answers the routes that are given, and does nothing else. `at`
 * (ISO 8601) is the time of each of its events.
 */
export async function startEventSource(
  name: ServiceName,
  { postgres, at, routes = [] }: { postgres: TestPostgres; at: string; routes?: readonly ServiceRoute[] },
): Promise<EventSource> {
  const migrationsDir = await mkdtemp(join(tmpdir(), 'no-migrations-'));
  const DATABASE_URL = await migratedDatabase(postgres, name);
  const config = readConfig(serviceConfig, testEnvironment({ DATABASE_URL, DATABASE_POOL: CONNECTIONS }));
  const definition: ServiceDefinition<PgClient, z.infer<typeof serviceConfig>> = {
    name,
    config,
    migrationsDir,
    createClient: () => openPgClient(config.DATABASE_URL, config.DATABASE_POOL),
    wire: () => ({ routes }),
  };
  const service = await startService({ ...definition, clock: new TestClock(at) });
  const versions = new Map<string, number>();
  return {
    url: service.url,
    async publish(event, subject, data, given) {
      const aggregate = `${event.aggregate} ${subject}`;
      const version = given ?? (versions.get(aggregate) ?? 0) + 1;
      versions.set(aggregate, version);
      await service.db.transact((tx) => tx.outbox.append(event, { subject, version, data }));
    },
    async stop() {
      await service.stop();
      await rm(migrationsDir, { recursive: true });
    },
  };
}
