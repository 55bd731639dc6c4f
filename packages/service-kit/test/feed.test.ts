import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { Client } from 'pg';
import { signServiceToken } from '../src/auth/service-token';
import { startService, type RunningService } from '../src/start-service';
import { call, type Answer } from '@harbourline/test-kit/call';
import { eventually, eventuallyHolds } from '@harbourline/test-kit/eventually';
import type { PgClient } from '@harbourline/test-kit/pg-client';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { publisher } from './sample/publisher';
import { readSampleConfig, sampleEnvironment } from './sample/sample-config';
import { changeMany, changeThing, thingChanged } from './sample/thing-changed';

let postgres: TestPostgres;
let databaseUrl: string;
let service: RunningService<PgClient>;

beforeAll(async () => {
  postgres = await postgresForTests();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  databaseUrl = await postgres.urlForNewDatabase('feed');
  service = await start();
});
afterEach(() => service.stop());

const start = () => startService(publisher(readSampleConfig(sampleEnvironment({ DATABASE_URL: databaseUrl }))));
const aMoment = (ms = 100) => new Promise((resolve) => setTimeout(resolve, ms));

/** The service, which is in this process, begins with a request. */
function requestArrives(): Promise<void> {
  const channel = 'http.server.request.start';
  return new Promise((resolve) => {
    const heard = () => {
      unsubscribe(channel, heard);
      resolve();
    };
    subscribe(channel, heard);
  });
}

interface Page {
  events: { aggregateversion: number }[];
  position: string;
}

function read(after: number, types: string = thingChanged.type, token = serviceToken()): Promise<Answer<Page>> {
  return call<Page>(`${service.url}/internal/feed?after=${after}&types=${types}`, { token });
}

const serviceToken = () => signServiceToken({ from: 'booking', to: 'catalog', secret: TEST_INTERNAL_SECRET });
const versionsIn = ({ body }: Answer<Page>) => body.events.map(({ aggregateversion }) => aggregateversion);

it('is for services alone', async () => {
  expect(await read(0, thingChanged.type, 'nobody')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});

it('answers events in the form of CloudEvents', async () => {
  await service.db.transact((tx) => changeThing(tx, 7, 'blue'));
  const answer = await read(0);
  expect(answer.body).toEqual({
    position: '1',
    events: [
      {
        specversion: '1.0',
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        source: '/catalog',
        type: 'thing.changed.v1',
        subject: '7',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        datacontenttype: 'application/json',
        aggregateversion: 1,
        data: { id: 7, text: 'blue' },
      },
    ],
  });
});

it('waits for an event when there is none, and answers when it has been committed', async () => {
  let answered = false;
  const answer = read(0).finally(() => (answered = true));
  await aMoment();
  expect(answered).toBe(false);
  await service.db.transact((tx) => changeThing(tx, 7));
  expect(versionsIn(await answer)).toEqual([1]);
});

it('asks the database nothing for those who wait in vain, once it knows where the outbox ends', async () => {
  await service.db.transact((tx) => changeThing(tx, 7));
  await eventuallyHolds(read.bind(undefined, 0), ({ body }) => body.position === '1');
  await service.stop();
  const asked: string[] = [];
  const definition = publisher(readSampleConfig(sampleEnvironment({ DATABASE_URL: databaseUrl })));
  service = await startService({
    ...definition,
    createClient: (adapter) => {
      const client = definition.createClient(adapter);
      const query = client.$queryRawUnsafe.bind(client);
      return Object.assign(client, {
        $queryRawUnsafe: <T>(sql: string, ...values: unknown[]) => (asked.push(sql), query<T>(sql, ...values)),
      });
    },
  });
  const questions = () => asked.filter((sql) => sql.includes('kit.outbox')).length;
  // It does not lead at once, and asks until then.
  await eventuallyHolds(
    async () => {
      const before = questions();
      expect(await read(1)).toMatchObject({ body: { events: [], position: '1' } });
      return questions() - before;
    },
    (more) => more === 0,
  );
  await service.db.transact((tx) => changeThing(tx, 7));
  expect(versionsIn(await read(1))).toEqual([2]);
  expect((await read(0)).body.position).toBe('2');
});

it('is read page by page, without a gap', async () => {
  await changeMany(service, { things: 1, times: 210 });
  const versions: number[] = [];
  let position = 0;
  while (versions.length < 210) {
    const page = await read(position);
    expect(versionsIn(page).length).toBeLessThanOrEqual(200);
    versions.push(...versionsIn(page));
    position = Number(page.body.position);
  }
  expect(versions).toEqual(Array.from({ length: 210 }, (_, index) => index + 1));
});

it('leads a reader past events that it does not want, so that it need not look through them again', async () => {
  await changeMany(service, { things: 5, times: 2 });
  const page = await eventuallyHolds(
    () =>
      call<Page>(`${service.url}/internal/feed?after=0&types=thing.removed.v1&wait=false`, { token: serviceToken() }),
    ({ body }) => body.position === '10',
  );
  expect(page.body.events).toEqual([]);
});

it('answers at once those who wait, when its service stops', async () => {
  const arrival = requestArrives();
  const answer = read(0);
  await arrival;
  const started = performance.now();
  await service.stop();
  expect((await answer).body).toEqual({ events: [], position: '0' });
  // Otherwise they would wait for twenty seconds.
  expect(performance.now() - started).toBeLessThan(15_000);
});

it('is made by one replica at a time, by another when that one stops', async () => {
  const standby = await start();
  await eventually('both replicas are there', async () => (await relays()).length === 2);
  await changeMany(service, { things: 1, times: 5 });
  await changeMany(standby, { things: 2, times: 5 });
  // One that has only just connected has asked for more than its turn.
  await eventually('one works', async () => (await relays()).filter(({ works }) => works).length === 1);

  await service.stop();
  await eventually('the other one works', async () => (await relays()).filter(({ works }) => works).length === 1);
  await standby.stop();
});

it('costs a replica on standby no new connection for each event', async () => {
  const standby = await start();
  await aMoment(1_200);
  const before = await sessions();
  for (let time = 0; time < 40; time += 1) {
    await standby.db.transact((tx) => changeThing(tx, 1));
    await aMoment(10);
  }
  await standby.stop();
  await aMoment(500);
  expect((await sessions()) - before).toBeLessThan(10);
});

/** The connections of the replicas' relays, and whether the last that each did was more than ask for its turn. */
function relays(): Promise<{ works: boolean }[]> {
  return ask<{ works: boolean }>(
    `SELECT query NOT LIKE '%AS free%' AS works FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'catalog-relay'`,
  );
}

/** How many connections were ever made to the database. */
async function sessions(): Promise<number> {
  const [row] = await ask<{ sessions: string }>(
    'SELECT sessions FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(row?.sessions);
}

async function ask<Row extends Record<string, unknown>>(sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
