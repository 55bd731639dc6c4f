import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@harbourline/service-kit/database/database';
import { systemClock } from '@harbourline/service-kit';
import { call } from '@harbourline/test-kit/call';
import { eventually } from '@harbourline/test-kit/eventually';
import { bundleService, replica, type Bundle } from '@harbourline/test-kit/service-process';
import { startTestIdentity, type TestIdentity } from '@harbourline/test-kit/start-test-identity';
import { testEnvironment, NOWHERE } from '@harbourline/test-kit/test-environment';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { freePort } from '@harbourline/servers/free-ports';
import { join } from 'node:path';
import { PrismaClient } from '../src/generated/prisma/client';
import { buildBoatRow, owner } from './builders';

const TERMINATIONS = 500;
const WRITERS = 20;

let postgres: TestPostgres;
let identity: TestIdentity;
let bundle: Bundle;
let catalog: ReturnType<typeof replica>;
let db: ReturnType<typeof openOwn>;

const openOwn = (url: string) =>
  openDatabase({
    url,
    pool: 2,
    clock: systemClock,
    createClient: (adapter) => new PrismaClient({ adapter }),
  });

beforeAll(async () => {
  postgres = await postgresForTests();
  identity = await startTestIdentity();
  const databaseUrl = await postgres.urlForNewDatabase('catalog');
  bundle = await bundleService(join(__dirname, '..'));
  const store = { S3_ENDPOINT: NOWHERE, S3_ACCESS_KEY: 'tests', S3_SECRET_KEY: 'tests-secret', S3_BUCKET: 'none' };
  catalog = replica(
    bundle.main,
    testEnvironment({
      DATABASE_URL: databaseUrl,
      IDENTITY_URL: identity.url,
      PORT: String(await freePort()),
      ...store,
    }),
  );
  await catalog.start();
  // The test's own connections are not ended.
  db = openOwn(`${databaseUrl}?application_name=witness`);
});
afterAll(async () => {
  await db?.close();
  await catalog?.kill();
  await bundle?.remove();
  await identity?.stop();
  await postgres?.stop();
});

/** @returns whether there was a connection to end. */
async function terminateOne(): Promise<boolean> {
  const ended = await db.client.$queryRaw<unknown[]>`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name <> 'witness' ORDER BY random() LIMIT 1`;
  return ended.length > 0;
}

it(`lives through ${TERMINATIONS} connections that end at random moments, and stores all of a change or nothing`, async () => {
  const boats = Array.from({ length: WRITERS }, (_, index) => ({ ...buildBoatRow(), id: 1000 + index, version: 1 }));
  await db.client.boat.createMany({ data: boats });
  const token = identity.tokenFor(owner);
  const seen = new Map<number, number>();
  let over = false;

  const writing = boats.map(async ({ id }) => {
    while (!over) {
      const { status } = await call(`${catalog.url}/api/boats/${id}/toggle-availability`, {
        method: 'PATCH',
        token,
      }).catch(() => ({ status: 0 }));
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  });
  for (let done = 0; done < TERMINATIONS && !seen.has(0);) {
    if (await terminateOne()) done += 1;
    await sleep(Math.random() * 8);
  }
  over = true;
  await Promise.all(writing);

  // Anything else than these two: no answer, because the process had ended, or a failure that nobody expected.
  expect([[...seen.keys()].sort(), catalog.output()]).toEqual([[200, 503], '']);
  await eventually('it serves', async () => (await fetch(`${catalog.url}/internal/ready`)).status === 200);
  for (const { id, isAvailable, version } of await db.client.boat.findMany()) {
    const events = await db.client.$queryRaw<unknown[]>`SELECT 1 FROM kit.outbox WHERE subject = ${String(id)}`;
    expect({ id, isAvailable, events: events.length }).toEqual({
      id,
      isAvailable: events.length % 2 === 0,
      events: version - 1,
    });
  }
  await eventually('what was written is published', async () => {
    const waiting = await db.client.$queryRaw<unknown[]>`SELECT 1 FROM kit.outbox WHERE position IS NULL`;
    return waiting.length === 0;
  });
});
