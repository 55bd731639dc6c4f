import { randomUUID } from 'node:crypto';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { Client } from 'pg';
import { systemClock } from '../src/clock';
import { openDatabase } from '../src/database/database';
import { commitNotices } from '../src/events/commit-notices';
import { startRelay, type Relay } from '../src/events/relay';
import type { PositionedEvent } from '../src/events/transport';
import { startService } from '../src/start-service';
import { kitMigrations } from '../src/kit-migrations';
import { createLogger } from '../src/logger';
import { applyMigrations } from '../src/migrations/apply-migrations';
import { eventually } from '@harbourline/test-kit/eventually';
import { openPgClient, type PgClient } from '@harbourline/test-kit/pg-client';
import { publisher } from './sample/publisher';
import { readSampleConfig, sampleEnvironment } from './sample/sample-config';
import { changeThing, thingChanged } from './sample/thing-changed';

const AN_HOUR = 3_600_000;
const AT_MOST_EVERY_MS = 20;

let postgres: TestPostgres;
let databaseUrl: string;
let sql: PgClient;
let toStop: { stop(): Promise<void> }[];

beforeAll(async () => {
  postgres = await postgresForTests();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  databaseUrl = await postgres.urlForNewDatabase('notices');
  await applyMigrations({ databaseUrl, migrationsDir: kitMigrations(), schema: 'kit' });
  sql = openPgClient(databaseUrl);
  toStop = [];
});
afterEach(async () => {
  await Promise.all(toStop.map((part) => part.stop()));
  await sql.$disconnect();
});

it('what a replica commits that does not lead is published at once, without a look of the relay’s own', async () => {
  const leader = relay({ lookAgainMs: AN_HOUR });
  await eventually('it leads', leads);
  const other = relay({ lookAgainMs: AN_HOUR });
  // On a machine that stands still, the lead may move to the other one.
  const published = () => [...leader.published, ...other.published].sort();
  for (const version of [1, 2, 3]) {
    await write(version);
    other.wake();
    await eventually(`event ${version} is published`, () => published().includes(version));
  }
  expect(published()).toEqual([1, 2, 3]);
});

it('what a process commits that dies before it tells is published when the relay looks again', async () => {
  const leader = relay({ lookAgainMs: 300 });
  await eventually('it leads', leads);
  await write(1);
  await eventually('it is published', () => leader.published.length === 1);
});

it('a relay that has lost its session looks at once, and is told again', async () => {
  const leader = relay({ lookAgainMs: AN_HOUR });
  await eventually('it leads', leads);
  await leader.hasLooked();
  await write(2); // and nobody tells
  await sql.$queryRawUnsafe(`SELECT pg_terminate_backend(backend) FROM kit.leases WHERE name = 'relay'`);
  await eventually('what was not told is published', () => leader.published.includes(2));
  await write(3);
  commitNotices(sql).send();
  await eventually('what was told is published', () => leader.published.includes(3));
  expect(leader.published).toEqual([1, 2, 3]);
});

it('who leads tells nobody, and others tell once of what they commit together', async () => {
  const heard = await listen();
  const config = readSampleConfig(sampleEnvironment({ DATABASE_URL: databaseUrl }));
  const [leader, other] = [await started(config, leads), await started(config)];
  const first = heard.count();
  for (let commit = 0; commit < 5; commit += 1) {
    await leader.db.transact((tx) => changeThing(tx, 1));
    await eventually('it is published', allIsPublished);
  }
  // Where a machine stands still, the lead may be lost and taken again once, which is told.
  expect(heard.count() - first).toBeLessThanOrEqual(1);

  const before = heard.count();
  const begun = performance.now();
  await Promise.all(Array.from({ length: 100 }, (_, id) => other.db.transact((tx) => changeThing(tx, id + 1))));
  await eventually('all is published', allIsPublished);
  await eventually('it was told', () => heard.count() > before);
  expect(heard.count() - before).toBeLessThanOrEqual(Math.ceil((performance.now() - begun) / AT_MOST_EVERY_MS) + 2);
});

it('a command tells before it ends', async () => {
  const leader = relay({ lookAgainMs: AN_HOUR });
  await eventually('it leads', leads);
  const command = openDatabase({
    url: databaseUrl,
    pool: 1,
    clock: systemClock,
    createClient: () => openPgClient(databaseUrl),
  });
  await command.transact((tx) => tx.outbox.append(thingChanged, { subject: 1, version: 1, data: { id: 1, text: '' } }));
  await command.close();
  await eventually('it is published', () => leader.published.length === 1);
});

it('a notice that cannot be sent fails nobody, and the next one is sent', async () => {
  const tries: string[] = [];
  const notices = commitNotices({
    $queryRawUnsafe: () => Promise.reject(new Error('nothing is asked')),
    async $executeRawUnsafe(statement) {
      tries.push(statement);
      if (tries.length === 1) throw new Error('the database is away');
      return 0;
    },
  });
  notices.send();
  await notices.sent();
  for (let commit = 0; commit < 50; commit += 1) notices.send();
  await notices.sent();
  // The first of the fifty is told of at once, and then all others.
  expect(tries).toEqual(Array.from({ length: 3 }, () => 'NOTIFY kit_events_committed'));
});

/** A relay of a replica of its own, with what it has published. */
function relay({ lookAgainMs }: { lookAgainMs: number }) {
  const published: number[] = [];
  const transport = {
    log: async () => 'memory',
    async publish(events: readonly PositionedEvent[]) {
      published.push(...events.map(({ event }) => event.aggregateversion));
      return {};
    },
    ends: async () => ({}),
  };
  const logger = createLogger('test', 'silent');
  const running: Relay = startRelay({ service: 'catalog', databaseUrl, sql, transport, logger, lookAgainMs });
  toStop.push(running);
  return {
    ...running,
    published,
    /** It has given its first position, and rests. */
    async hasLooked() {
      await write(1);
      running.wake();
      await eventually('the first is published', () => published.includes(1));
    },
  };
}

async function started(config: ReturnType<typeof readSampleConfig>, until = async () => true) {
  const service = await startService(publisher(config));
  toStop.push(service);
  await eventually('it stands by or leads', until);
  return service;
}

/** Whether some relay hears of commits, and has looked for those before that. */
async function leads(): Promise<boolean> {
  const [log] = await sql.$queryRawUnsafe<object[]>('SELECT log FROM kit.published');
  return log !== undefined;
}

async function allIsPublished(): Promise<boolean> {
  const [outbox] = await sql.$queryRawUnsafe<{ done: boolean }[]>(
    `SELECT count(*) > 0 AND bool_and(position IS NOT NULL) AS done FROM kit.outbox`,
  );
  return outbox?.done === true;
}

async function write(version: number): Promise<void> {
  await sql.$executeRawUnsafe(
    `INSERT INTO kit.outbox (event_id, type, aggregate, subject, aggregate_version, time, data)
     VALUES ($1::uuid, 'changed.v1', 'boat', '1', $2, now(), '{}')`,
    randomUUID(),
    version,
  );
}

async function listen() {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  let count = 0;
  client.on('notification', () => (count += 1));
  await client.query('LISTEN kit_events_committed');
  toStop.push({ stop: () => client.end() });
  return { count: () => count };
}
