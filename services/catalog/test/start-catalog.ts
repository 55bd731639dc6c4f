import { join } from 'node:path';
import { objectStoreForTests, type TestObjectStore } from '@harbourline/servers/test-object-store';
import { postgresForTests } from '@harbourline/servers/test-postgres';
import type { UserState } from '@harbourline/contracts';
import { addHours, localDateOf, NOTICE_HOURS } from '@harbourline/policy';
import { openObjectStore, readConfig, startService } from '@harbourline/service-kit';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { migratedDatabase } from '@harbourline/test-kit/migrated-database';
import { clientsOf } from '@harbourline/test-kit/service-client';
import { openDatabaseLine } from '@harbourline/test-kit/database-line';
import { startIdentitySource } from '@harbourline/test-kit/start-identity-source';
import { TestClock, unheard } from '@harbourline/test-kit/test-clock';
import { testEnvironment } from '@harbourline/test-kit/test-environment';
import { catalogService } from '../src/app';
import { configSchema } from '../src/config';

const MIGRATIONS = join(__dirname, '..', 'prisma', 'migrations');

const START = '2026-11-21T12:00:00Z';
/** Two owners whose events were heard of long ago. */
const OWNERS = [3, 4].map((id) => ({
  ...{ id, role: 'owner', fullName: `Owner ${id}`, phone: `+1416555010${id}`, email: `owner-${id}@example.com` },
  ...{ licensed: false, active: true, emailConfirmed: true },
}));

export interface StoredEvent {
  type: string;
  subject: string;
  aggregate_version: number;
  data: unknown;
}

export type Catalog = Awaited<ReturnType<typeof startCatalog>>;

/** The service on a real PostgreSQL and a real S3 server, with users whose events come from identity's place. */
export async function startCatalog(
  given: { objects?: Omit<TestObjectStore, 'how'>; bookingUrl?: string; patience?: number; rateLimit?: 'on' } = {},
) {
  const [postgres, objects] = await Promise.all([postgresForTests(), given.objects ?? objectStoreForTests()]);
  const identity = await startIdentitySource({ postgres, at: START });
  const s3 = {
    S3_ENDPOINT: objects.url,
    S3_ACCESS_KEY: objects.accessKey,
    S3_SECRET_KEY: objects.secretKey,
    S3_BUCKET: `catalog-${Date.now()}`,
  };
  const databaseUrl = await migratedDatabase(postgres, 'catalog', MIGRATIONS);
  const line = await openDatabaseLine(databaseUrl);
  const config = readConfig(
    configSchema,
    testEnvironment({
      DATABASE_URL: line.url,
      IDENTITY_URL: identity.url,
      RATE_LIMIT: given.rateLimit ?? 'off',
      ...(given.patience && { PATIENCE: String(given.patience) }),
      ...(given.bookingUrl && { BOOKING_URL: given.bookingUrl }),
      ...s3,
    }),
  );
  const clock = new TestClock(START);
  const service = await startService({ ...catalogService(config), clock: unheard(clock) });
  await service.db.client.user.createMany({ data: OWNERS });
  const store = openObjectStore({
    endpoint: objects.url,
    accessKey: objects.accessKey,
    secretKey: objects.secretKey,
    bucket: config.S3_BUCKET,
  });

  return {
    url: service.url,
    db: service.db,
    databaseUrl,
    /** Between the service and its database. */
    line,
    clock,
    identity,
    objects,
    store,
    as: clientsOf(() => service.url, identity),
    /** Publishes a user and waits until this service knows that version of them. */
    async knowUser(user: Pick<UserState, 'id'> & Partial<UserState>, version = 1): Promise<void> {
      await identity.publishUser({ ...someone, licenses: reviewed(user.licensed ?? true), ...user }, version);
      await eventuallyFinds(async () => {
        const rows = await service.db.client.$queryRaw<unknown[]>`
          SELECT 1 FROM kit.projection_versions
          WHERE projection = 'users' AND subject = ${String(user.id)} AND version >= ${version}`;
        return rows.length > 0;
      });
    },
    /** One more process of the service, as far as its database can tell. */
    startReplica: () => startService({ ...catalogService(config), clock: unheard(clock) }),
    /** The events that this service has published about something, in order. */
    events(aggregate: string, subject: string | number): Promise<StoredEvent[]> {
      return service.db.client.$queryRaw<StoredEvent[]>`
        SELECT type, subject, aggregate_version, data FROM kit.outbox
        WHERE aggregate = ${aggregate} AND subject = ${String(subject)} ORDER BY id`;
    },
    async stop(): Promise<void> {
      await service.stop();
      await line.stop();
      await identity.stop();
      await objects.stop();
      await postgres.stop();
    },
  };
}

export const LICENSED_UNTIL = '2029-06-30';
const someone: Omit<UserState, 'id'> = {
  role: 'captain',
  fullName: 'Marie Tremblay',
  email: 'marie@example.com',
  phone: '+14165550107',
  licensed: true,
  active: true,
  emailConfirmed: true,
  createdAt: '2026-03-01T15:00:00.000Z',
};

/** Both licences as an administrator has accepted them, or as they wait for it. */
function reviewed(licensed: boolean): UserState['licenses'] {
  const license = licensed
    ? ({ status: 'accepted', expiresOn: LICENSED_UNTIL } as const)
    : ({ status: 'submitted', expiresOn: null } as const);
  return { pleasure_craft: license, harbor: license };
}

/** Waits until the lowest rates are worked out, as they are by themselves for new boats and when a day begins. */
export async function lowestRatesWorkedOut({ clock, db }: Catalog): Promise<void> {
  const first = localDateOf(addHours(clock.now(), NOTICE_HOURS), 'America/Toronto');
  await eventuallyFinds(async () => {
    const [row] = await db.client.$queryRaw<{ due: number }[]>`
      SELECT count(*)::int AS due FROM lowest_rates WHERE first_day IS DISTINCT FROM ${first}::date`;
    return row?.due === 0;
  });
}
