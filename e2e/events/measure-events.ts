import { parseArgs } from 'node:util';
import {
  bookingRequested,
  paymentRefunded,
  userRegistered,
  userUpdated,
  type EventDefinition,
  type ServiceName,
} from '@harbourline/contracts';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { testKeyPair } from '@harbourline/test-kit/test-keys';
import { startTestIdentity } from '@harbourline/test-kit/start-test-identity';
import { Client } from 'pg';
import { report, type Row } from '../../scripts/bench/report.mjs';
import { commitToProjection } from './commit-to-projection';
import { plainReader } from './plain-reader';
import { runService, type RunningProcess } from './run-service';
import { commitEvents, growthOf, numberIn, type Growth } from './speed';

const EVENTS = Number(process.env['BENCH_EVENTS'] ?? 6_000);
const PER_SECOND = 2_000;
const WITHIN_MS = 50;

const OBJECT_STORE = {
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_ACCESS_KEY: 'benchmark',
  S3_SECRET_KEY: 'benchmark-secret',
  S3_BUCKET: 'benchmark',
};

/** The settings of a service's process beside those that each has. */
const SETTINGS: Partial<Record<ServiceName, () => Record<string, string>>> = {
  identity: () => ({
    JWT_PRIVATE_KEY: testKeyPair('identity').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    PUBLIC_ORIGIN: 'http://127.0.0.1',
    ...OBJECT_STORE,
  }),
  catalog: () => OBJECT_STORE,
  booking: () => ({ PUBLIC_ORIGIN: 'http://127.0.0.1' }),
};

const withId = (n: string) => `jsonb_build_object('id', ${n})`;
const CASES: Record<string, (postgres: TestPostgres) => Promise<Row[]>> = {
  'users in booking': (postgres) =>
    measureReading(postgres, {
      ...{ source: 'identity', event: userRegistered, of: withId, reader: 'booking' },
      ...{ what: 'projection, users in booking', withOpponent: true, withRelay: true },
    }),
  'busy times in catalog': (postgres) =>
    measureReading(postgres, {
      ...{ source: 'booking', event: bookingRequested, of: withId, reader: 'catalog' },
      what: 'projection, busy times in catalog',
    }),
  'refunds in booking': (postgres) =>
    measureReading(postgres, {
      ...{ source: 'payments', event: paymentRefunded, of: () => `'{"bookingId": null}'`, reader: 'booking' },
      what: 'reaction, refunds in booking',
    }),
  'users in catalog': (postgres) =>
    measureReading(postgres, {
      ...{ source: 'identity', event: userUpdated, of: withId, reader: 'catalog' },
      what: 'projection and reaction, users in catalog',
    }),
  delay: measureDelay,
};

/** How fast events are given their positions, projected and reacted to, and how long one takes that comes alone. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'string' }, case: { type: 'string', default: '' } } });
  const postgres = await postgresForTests();
  try {
    const rows: Row[] = [];
    for (const [name, measure] of Object.entries(CASES)) {
      if (name.includes(values.case)) rows.push(...(await measure(postgres)));
    }
    report(rows.map((row) => ({ ...row, name: `events: ${row.name}` })));
  } finally {
    await postgres.stop();
  }
}

/** All events are committed before a reader starts, which meets them as after an outage. */
async function measureReading(
  postgres: TestPostgres,
  of: {
    source: ServiceName;
    event: EventDefinition;
    of: (n: string) => string;
    reader: ServiceName;
    what: string;
    withOpponent?: boolean;
    withRelay?: boolean;
  },
): Promise<Row[]> {
  const parts = await startParts(postgres, [of.source, of.reader]);
  try {
    const source = await parts.start(of.source);
    const from = await parts.sql(of.source);
    await commitEvents(from, of.event, { count: EVENTS, of: of.of });
    const positions = await growthOf(() => numberIn(from, 'SELECT max(position) FROM kit.outbox'), EVENTS, source);
    const into = await parts.sql(of.reader, 'migrate');
    const opponent = of.withOpponent
      ? { name: 'driver alone, a transaction for each event', value: await plainReader(into) }
      : undefined;
    const reader = await parts.start(of.reader, { [`${of.source.toUpperCase()}_URL`]: source.url });
    const read = await growthOf(
      () => numberIn(into, `SELECT position FROM kit.feed_cursors WHERE source = '${of.source}'`),
      EVENTS,
      reader,
    );
    const setAside = await numberIn(into, 'SELECT count(*) FROM kit.dead_letters');
    if (setAside > 0) throw new Error(`${setAside} events could not be handled`);
    return [...(of.withRelay ? perSecond('relay, positions', positions) : []), ...perSecond(of.what, read, opponent)];
  } finally {
    await parts.stop();
  }
}

async function measureDelay(postgres: TestPostgres): Promise<Row[]> {
  const parts = await startParts(postgres, ['booking', 'catalog']);
  const identity = await startTestIdentity();
  try {
    const booking = await parts.start('booking', { IDENTITY_URL: identity.url });
    await parts.start('catalog', { IDENTITY_URL: identity.url, BOOKING_URL: booking.url });
    const took = await commitToProjection({
      booking: await parts.sql('booking'),
      catalog: await parts.sql('catalog'),
      url: booking.url,
      tokenFor: (user) => identity.tokenFor({ ...user, expiresIn: 3_600 }),
    });
    const sorted = took.sort((one, other) => one - other);
    return [0.5, 0.99].map((part) => {
      const value = sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
      return { name: `commit to projection, p${part * 100}`, value, unit: 'ms', atMost: WITHIN_MS };
    });
  } finally {
    await parts.stop();
    await identity.stop();
  }
}

function perSecond(what: string, { perSecond: value, processorMs }: Growth, opponent?: Row['opponent']): Row[] {
  return [
    { name: what, value, unit: 'a second', atLeast: PER_SECOND, ...(opponent && { opponent }) },
    { name: `${what}: processor`, value: processorMs, unit: 'ms each' },
  ];
}

/** A database for each service, and those of them that are started. */
async function startParts(postgres: TestPostgres, services: readonly ServiceName[]) {
  const urls = new Map<ServiceName, string>();
  for (const service of services) urls.set(service, await postgres.urlForNewDatabase(service));
  const running: RunningProcess[] = [];
  const clients: Client[] = [];
  const urlOf = (service: ServiceName) => urls.get(service) ?? '';
  const start = async (service: ServiceName, own: Record<string, string> = {}) => {
    const part = await runService(service, { DATABASE_URL: urlOf(service), ...SETTINGS[service]?.(), ...own });
    running.push(part);
    return part;
  };
  return {
    start,
    /** A connection of the bench's own; `migrate` has the service start once before, as its tables are needed. */
    async sql(service: ServiceName, migrate?: 'migrate'): Promise<Client> {
      if (migrate) {
        const once = await start(service);
        await once.stop();
      }
      const client = new Client({ connectionString: urlOf(service) });
      await client.connect();
      clients.push(client);
      return client;
    },
    async stop() {
      for (const client of clients) await client.end();
      for (const part of running.reverse()) await part.stop();
    },
  };
}

void main();
