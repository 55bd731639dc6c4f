import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createServer } from 'node:http';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { Agent, request } from 'undici';
import { Client } from 'pg';
import { Lifecycle } from '../src/lifecycle';
import { createLogger } from '../src/logger';
import { startService, type RunningService } from '../src/start-service';
import { call } from '@harbourline/test-kit/call';
import { eventually } from '@harbourline/test-kit/eventually';
import type { PgClient } from '@harbourline/test-kit/pg-client';
import { startTestIdentity, type TestIdentity } from '@harbourline/test-kit/start-test-identity';
import { newGate } from './sample/gate';
import { noteKeeper } from './sample/note-keeper';
import { readSampleConfig, sampleEnvironment } from './sample/sample-config';

let postgres: TestPostgres;
let identity: TestIdentity;
let databaseUrl: string;
let running: RunningService<PgClient> | undefined;

beforeAll(async () => {
  [postgres, identity] = await Promise.all([postgresForTests(), startTestIdentity()]);
});
afterAll(() => Promise.all([postgres.stop(), identity.stop()]));
beforeEach(async () => {
  databaseUrl = await postgres.urlForNewDatabase('lifecycle');
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

const definition = (untilReleased?: () => Promise<void>, own: Record<string, string> = {}) =>
  noteKeeper(
    readSampleConfig(sampleEnvironment({ DATABASE_URL: databaseUrl, IDENTITY_URL: identity.url, ...own })),
    untilReleased && { untilReleased },
  );

async function start(untilReleased?: () => Promise<void>): Promise<RunningService<PgClient>> {
  running = await startService(definition(untilReleased));
  return running;
}

const createNote = (url: string, text: string) =>
  call(`${url}/api/notes`, { method: 'POST', token: identity.tokenFor({ id: 3, role: 'owner' }), body: { text } });

const ready = (url: string) => call(`${url}/internal/ready`);

async function millisecondsFor(work: Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work;
  return performance.now() - started;
}

it('still answers while it drains, ends each connection with its answer, and stops when none is left', async () => {
  running = await startService(definition(undefined, { DRAIN_SECONDS: '15' }));
  const { url } = running;
  const agent = new Agent({ connections: 1 });
  const ask = async () => (await request(`${url}/api/notes/1`, { dispatcher: agent })).body.dump();
  await ask();
  const stopping = millisecondsFor(running.stop());
  await eventually('it says that it leaves', async () => (await ready(url)).status === 503);
  const { statusCode, headers, body } = await request(`${url}/api/notes/1`, { dispatcher: agent });
  await body.dump();
  expect({ statusCode, connection: headers.connection }).toEqual({ statusCode: 200, connection: 'close' });
  expect(await stopping).toBeLessThan(14_000);
  await agent.close();
});

describe('a list of what was started', () => {
  const logger = createLogger('test', 'silent');

  it('is stopped in the opposite order, one after the other', async () => {
    const stopped: string[] = [];
    const lifecycle = new Lifecycle();
    for (const name of ['database', 'http', 'jobs']) {
      lifecycle.started(name, async () => {
        stopped.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        stopped.push(`${name} ends`);
      });
    }
    await lifecycle.stop(logger);
    expect(stopped).toEqual(['jobs', 'http', 'database'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('is stopped to its end although a part of it fails', async () => {
    const stopped: string[] = [];
    const lifecycle = new Lifecycle();
    lifecycle.started('database', async () => stopped.push('database'));
    lifecycle.started('http', () => Promise.reject(new Error('would not')));
    await lifecycle.stop(logger);
    expect(stopped).toEqual(['database']);
  });

  it('is stopped once, whoever asks', async () => {
    let stops = 0;
    const lifecycle = new Lifecycle();
    lifecycle.started('database', async () => (stops += 1));
    await Promise.all([lifecycle.stop(logger), lifecycle.stop(logger)]);
    await lifecycle.stop(logger);
    expect(stops).toBe(1);
  });
});

describe('a service that stops', () => {
  it('lets the request under way end, with its effect and its answer', async () => {
    const gate = newGate();
    const arrived = newGate();
    const service = await start(() => (arrived.open(), gate.opened));
    const answer = createNote(service.url, 'slow, under way');
    await arrived.opened;
    const stopping = service.stop();
    await refused(service.url);
    gate.open();

    expect(await answer).toMatchObject({ status: 201, body: { text: 'slow, under way' } });
    await stopping;
    expect(await query('SELECT text FROM notes')).toEqual([{ text: 'slow, under way' }]);
  });

  it('ends although a client always has a next request on its connection', async () => {
    const service = await start(() => new Promise((resolve) => setTimeout(resolve, 30)));
    const agent = new Agent({ connections: 1 });
    let requests = 0;
    const busy = (async () => {
      const headers = {
        authorization: `Bearer ${identity.tokenFor({ id: 3, role: 'owner' })}`,
        'content-type': 'application/json',
      };
      const options = { method: 'POST', headers, body: '{"text":"slow"}', dispatcher: agent } as const;
      for (;;) {
        const { body } = await request(`${service.url}/api/notes`, options);
        await body.text();
        requests += 1;
      }
    })().catch(() => undefined);
    await eventually('requests are being made', () => requests > 3);

    expect(await millisecondsFor(service.stop())).toBeLessThan(30_000);
    await busy;
    await agent.destroy();
  });

  it('ends although a connection is open on which nothing was ever asked', async () => {
    const service = await start();
    const spare = await openSocket(service.url);
    expect(await millisecondsFor(service.stop())).toBeLessThan(30_000);
    spare.destroy();
  });

  it('leaves no connection to its database behind', async () => {
    const service = await start();
    await createNote(service.url, 'something');
    await service.stop();
    await eventually('all connections are closed', async () => (await connections()) === 0);
  });
});

describe('readiness', () => {
  it('is there once the service has started', async () => {
    const service = await start();
    expect(await ready(service.url)).toMatchObject({ status: 200, body: { status: 'ready' } });
    expect(await call(`${service.url}/internal/health`)).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('goes first when the service stops, while the rest still works', async () => {
    const gate = newGate();
    const arrived = newGate();
    const job = { name: 'long', everyMs: 60_000, run: () => (arrived.open(), gate.opened.then(() => 0)) };
    const notes = definition();
    const service = await startService({
      ...notes,
      wire: async (environment) => ({ ...(await notes.wire(environment)), jobs: [job] }),
    });
    await arrived.opened;
    const stopping = service.stop();

    expect(await ready(service.url)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await createNote(service.url, 'on the way out')).toMatchObject({ status: 201 });
    gate.open();
    await stopping;
    await refused(service.url);
  });

  it('is not there while the database is away', async () => {
    const service = await start();
    const name = new URL(databaseUrl).pathname.slice(1);
    await admin(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await admin(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);

    expect((await ready(service.url)).status).toBeGreaterThanOrEqual(500);
    await admin(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await eventually('it is ready again', async () => (await ready(service.url)).status === 200);
  });
});

describe('a service that cannot start', () => {
  it('says why, and leaves nothing running, when its address is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(startService(definition(undefined, { PORT: String(port) }))).rejects.toThrow('EADDRINUSE');
    other.close();
    await eventually('all connections are closed', async () => (await connections()) === 0);
  });

  it('says why, and leaves nothing running, when it cannot be put together', async () => {
    const broken = { ...definition(), wire: () => Promise.reject(new Error('no object store')) };
    await expect(startService(broken)).rejects.toThrow('no object store');
    await eventually('all connections are closed', async () => (await connections()) === 0);
  });
});

async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Waits until nobody listens there any more. */
async function refused(url: string): Promise<void> {
  await eventually('nobody listens', () =>
    openSocket(url).then(
      (socket) => void socket.destroy(),
      () => true,
    ),
  );
}

async function connections(): Promise<number> {
  const [row] = await admin(
    `SELECT count(*)::int AS open FROM pg_stat_activity WHERE backend_type = 'client backend' AND datname = '${new URL(databaseUrl).pathname.slice(1)}'`,
  );
  return Number(row?.['open']);
}

const query = (sql: string) => queryAt(databaseUrl, sql);
const admin = (sql: string) => queryAt(Object.assign(new URL(databaseUrl), { pathname: '/postgres' }).href, sql);

async function queryAt(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
