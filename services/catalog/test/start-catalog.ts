import { join } from 'node:path';
import { objectStoreForTests, type TestObjectStore } from '@harbourline/servers/test-object-store';
import { postgresForTests } from '@harbourline/servers/test-postgres';
import type { UserState } from '@harbourline/contracts';
import { addHours, localDateOf, NOTICE_HOURS } from '@harbourline/policy';
import { openObjectStore, readConfig, startService } from '@harbourline/service-kit';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { migratedDatabase } from '@harbourline/test-kit/migrated-database';
import type { TestUser } from '@harbourline/test-kit/start-test-identity';
import { openDatabaseLine } from '@harbourline/test-kit/database-line';
import { TestClock, unheard } from '@harbourline/test-kit/test-clock';
import { testEnvironment } from '@harbourline/test-kit/test-environment';
import { catalogService } from '../src/app';
import { configSchema } from '../src/config';
import { startIdentityStandIn } from './identity-stand-in';

const MIGRATIONS = join(__dirname, '..', 'prisma', 'migrations');

export interface Asked {
  as?: TestUser;
  token?: string;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  /** The address of a replica, in place of the first one. */
  at?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Whatever the answer was: the test says what it expects of it. */
  body: unknown;
  bytes: Buffer;
}

export interface StoredEvent {
  type: string;
  subject: string;
  aggregate_version: number;
  data: unknown;
}

export type Catalog = Awaited<ReturnType<typeof startCatalog>>;

/** The service on a real PostgreSQL and a real S3 server, with users whose events come from identity's place. */
export async function startCatalog(
  given: { objects?: Omit<TestObjectStore, 'how'>; bookingUrl?: string; databaseWithinSeconds?: number } = {},
) {
  const [postgres, objects] = await Promise.all([postgresForTests(), given.objects ?? objectStoreForTests()]);
  const identity = await startIdentityStandIn(await migratedDatabase(postgres, 'identity'));
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
      ...(given.databaseWithinSeconds && { DATABASE_WITHIN_SECONDS: String(given.databaseWithinSeconds) }),
      ...(given.bookingUrl && { BOOKING_URL: given.bookingUrl }),
      ...s3,
    }),
  );
  const clock = new TestClock('2026-11-21T12:00:00Z');
  const service = await startService({ ...catalogService(config), clock: unheard(clock) });
  const store = openObjectStore({
    endpoint: objects.url,
    accessKey: objects.accessKey,
    secretKey: objects.secretKey,
    bucket: config.S3_BUCKET,
  });

  async function call(method: string, path: string, asked: Asked = {}): Promise<Answer> {
    const token = asked.token ?? (asked.as && identity.tokenFor(asked.as));
    const response = await fetch((asked.at ?? service.url) + path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(asked.json === undefined ? {} : { 'content-type': 'application/json' }),
        ...asked.headers,
      },
      body: asked.form ?? (asked.json === undefined ? null : JSON.stringify(asked.json)),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(bytes.toString()) : undefined,
      bytes,
    };
  }

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
    call,
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
    /** What this service has published about something, in order. */
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
  createdAt: '2026-03-01T15:00:00.000Z',
};

/** Both licences as an administrator has accepted them, or as they wait for it. */
function reviewed(licensed: boolean): UserState['licenses'] {
  const license = licensed
    ? ({ status: 'accepted', expiresOn: LICENSED_UNTIL } as const)
    : ({ status: 'submitted', expiresOn: null } as const);
  return { pleasure_craft: license, harbor: license };
}

/** What is due for new boats, and when a day begins, is done by itself. */
export async function lowestRatesWorkedOut({ clock, db }: Catalog): Promise<void> {
  const first = localDateOf(addHours(clock.now(), NOTICE_HOURS), 'America/Toronto');
  await eventuallyFinds(async () => {
    const [row] = await db.client.$queryRaw<{ due: number }[]>`
      SELECT count(*)::int AS due FROM lowest_rates WHERE first_day IS DISTINCT FROM ${first}::date`;
    return row?.due === 0;
  });
}
