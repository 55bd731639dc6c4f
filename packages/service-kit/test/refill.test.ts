import { randomUUID } from 'node:crypto';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { startRelay, type Relay } from '../src/events/relay';
import type { Places, PositionedEvent, Transport } from '../src/events/transport';
import { kitMigrations } from '../src/kit-migrations';
import { createLogger } from '../src/logger';
import { applyMigrations } from '../src/migrations/apply-migrations';
import { eventually } from '@harbourline/test-kit/eventually';
import { openPgClient, type PgClient } from '@harbourline/test-kit/pg-client';

let postgres: TestPostgres;
let databaseUrl: string;
let sql: PgClient;
let log: ReturnType<typeof openLog>;
let relay: Relay | undefined;

beforeAll(async () => {
  postgres = await postgresForTests();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  databaseUrl = await postgres.urlForNewDatabase('refill');
  await applyMigrations({ databaseUrl, migrationsDir: kitMigrations(), schema: 'kit' });
  sql = openPgClient(databaseUrl);
  log = openLog();
  relay = undefined;
});
afterEach(async () => {
  await relay?.stop();
  await sql.$disconnect();
});

it('publishes again what a log has lost, in its order, and nothing of what it still has', async () => {
  start();
  await write('boat', 1, 2);
  await write('user', 1, 2);
  await published({ boat: [1, 2], user: [1, 2] });
  await stop();
  log.lose('boat');
  start();

  await published({ boat: [1, 2], user: [1, 2] });
  await write('boat', 3);
  await published({ boat: [1, 2, 3], user: [1, 2] });
});

it('notices by where the next event is put that all before it has gone', async () => {
  start();
  await write('boat', 1, 2, 3);
  await published({ boat: [1, 2, 3] });
  log.lose('boat');
  await write('boat', 4);

  await published({ boat: [4, 1, 2, 3, 4] });
  await write('boat', 5);
  await published({ boat: [4, 1, 2, 3, 4, 5] });
});

it('remembers that it was publishing again, whatever ends it in the middle', async () => {
  start();
  await write('user', 1);
  await write('boat', ...Array.from({ length: 1_200 }, (_, index) => index + 1));
  await eventually('all is published', () => log.versions('boat').length === 1_200);
  await stop();
  log.lose('boat');
  log.failAfter(1); // of three times 500
  start();
  await eventually('it has begun', () => log.versions('boat').length === 500);
  await stop();
  await write('user', 2);
  log.failAfter(Infinity);
  start();

  await eventually('all is published', () => log.versions('user').length === 2);
  expect(log.versions('boat')).toEqual(Array.from({ length: 1_200 }, (_, index) => index + 1));
  expect(log.versions('user')).toEqual([1, 2]);
  await eventually('nothing is left to be published again', async () => (await rows()).length === 2);
});

it('publishes nothing again into a log that it has just begun, nor after a restart', async () => {
  await write('boat', 1, 2);
  start();
  await published({ boat: [1, 2] });
  await stop();
  start();
  await write('boat', 3);
  await published({ boat: [1, 2, 3] });
});

function start(): void {
  relay = startRelay({
    service: 'catalog',
    databaseUrl,
    sql,
    transport: log.transport,
    logger: createLogger('test', 'silent'),
  });
}

async function stop(): Promise<void> {
  await relay?.stop();
}

async function write(aggregate: string, ...versions: number[]): Promise<void> {
  for (const version of versions) {
    await sql.$executeRawUnsafe(
      `INSERT INTO kit.outbox (event_id, type, aggregate, subject, aggregate_version, time, data)
       VALUES ($1::uuid, 'changed.v1', $2, '1', $3, now(), '{}')`,
      randomUUID(),
      aggregate,
      version,
    );
  }
  relay?.wake();
}

async function published(expected: Record<string, number[]>): Promise<void> {
  const found = () =>
    Object.fromEntries(Object.keys(expected).map((aggregate) => [aggregate, log.versions(aggregate)]));
  await eventually('that is published', () => JSON.stringify(found()) === JSON.stringify(expected)).catch(
    () => undefined,
  );
  expect(found()).toEqual(expected);
}

const rows = () => sql.$queryRawUnsafe<{ log: string }[]>('SELECT log FROM kit.published');

/** A log of one part for each aggregate, which can lose them. */
function openLog() {
  const parts = new Map<string, PositionedEvent[]>();
  const partOf = (aggregate: string) => parts.get(aggregate) ?? [];
  let left = Infinity;
  const transport: Pick<Transport, 'log' | 'publish' | 'ends'> = {
    log: async () => 'memory',
    async publish(events) {
      if (left === 0) throw new Error('the log is away');
      left -= 1;
      const places: Places = {};
      for (const event of events) {
        const part = partOf(event.aggregate);
        places[event.aggregate] ??= { 0: part.length };
        parts.set(event.aggregate, [...part, event]);
      }
      return places;
    },
    ends: async (aggregates) =>
      Object.fromEntries(aggregates.map((aggregate) => [aggregate, { 0: partOf(aggregate).length }])),
  };
  return {
    transport,
    versions: (aggregate: string) => partOf(aggregate).map(({ event }) => event.aggregateversion),
    lose: (aggregate: string) => void parts.delete(aggregate),
    failAfter: (publications: number) => void (left = publications),
  };
}
