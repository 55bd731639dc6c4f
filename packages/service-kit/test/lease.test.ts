import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { leadWithLease, LeaseLost, type Leading } from '../src/database/lease';
import { migrateService } from '../src/migrations/migrate-service';
import { eventually } from '@harbourline/test-kit/eventually';
import { openPgClient, type PgClient } from '@harbourline/test-kit/pg-client';
import { newGate } from './sample/gate';
import { sampleEnvironment } from './sample/sample-config';

let postgres: TestPostgres;
let databaseUrl: string;
let sql: PgClient;

beforeAll(async () => {
  postgres = await postgresForTests();
  databaseUrl = await postgres.urlForNewDatabase('lease');
  const { MIGRATIONS_DIR } = sampleEnvironment({ DATABASE_URL: databaseUrl });
  await migrateService({ config: { DATABASE_URL: databaseUrl }, migrationsDir: MIGRATIONS_DIR ?? '' });
  sql = openPgClient(databaseUrl, 2);
});
afterAll(async () => {
  await sql.$disconnect();
  await postgres.stop();
});

/** Somebody who stands by, and does nothing but lead once it has the lease. */
function candidate(name: string) {
  const stopping = new AbortController();
  const gate = newGate();
  let leading: Leading | undefined;
  const how = { name, databaseUrl, applicationName: 'candidate', standbyMs: 20, stopping: stopping.signal };
  const ended = leadWithLease(how, async (given) => {
    leading = given;
    await gate.opened;
  });
  return {
    leads: () => eventually('it leads', () => leading),
    hasLed: () => leading !== undefined,
    async stop() {
      stopping.abort();
      gate.open();
      await ended;
    },
  };
}

const keep = (leading: Leading, id: number) =>
  leading.write(() => leading.client.query('INSERT INTO kept (id, text) VALUES ($1, $2)', [id, 'kept']));
const kept = async () =>
  (await sql.$queryRawUnsafe<{ id: number }[]>('SELECT id FROM kept ORDER BY id')).map(({ id }) => id);
const runOut = (name: string) =>
  sql.$executeRawUnsafe(`UPDATE kit.leases SET expires_at = now() - interval '1 second' WHERE name = $1`, name);

it('is held by one, and handed over at once by one that stops', async () => {
  const first = candidate('one');
  await keep(await first.leads(), 1);
  const second = candidate('one');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(second.hasLed()).toBe(false);
  await first.stop();
  await keep(await second.leads(), 2);
  await second.stop();
  expect(await kept()).toEqual([1, 2]);
});

it('is free as soon as its holder’s connection has gone', async () => {
  const first = candidate('gone');
  await first.leads();
  const second = candidate('gone');
  await sql.$executeRawUnsafe(`SELECT pg_terminate_backend(backend) FROM kit.leases WHERE name = 'gone'`);
  await keep(await second.leads(), 3);
  await second.stop();
  await first.stop();
});

it('lets one that had it write nothing, whatever it believes', async () => {
  const frozen = candidate('frozen');
  const woken = await frozen.leads();
  await runOut('frozen');
  const next = candidate('frozen');
  await keep(await next.leads(), 4);
  woken.check(); // it has heard of nothing yet
  await expect(keep(woken, 5)).rejects.toThrow(LeaseLost);
  expect(await kept()).not.toContain(5);
  await frozen.stop();
  await keep(await next.leads(), 6); // the other one goes on
  await next.stop();
});

it('cannot be taken from one in the middle of a write', async () => {
  const first = candidate('middle');
  const leading = await first.leads();
  const gate = newGate();
  const written = newGate();
  const writing = leading.write(async () => {
    await leading.client.query('INSERT INTO kept (id, text) VALUES (7, $1)', ['kept']);
    written.open();
    await gate.opened;
  });
  await written.opened;
  const expiring = runOut('middle');
  const second = candidate('middle');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(second.hasLed()).toBe(false);
  gate.open();
  await writing;
  await expiring;
  await second.leads();
  expect(await kept()).toContain(7);
  await second.stop();
  await first.stop();
});
