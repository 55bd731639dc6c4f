import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { Client } from 'pg';
import { startService } from '../src/start-service';
import { publisher } from './sample/publisher';
import { readSampleConfig, sampleEnvironment } from './sample/sample-config';

let postgres: TestPostgres;
let database: Client;

beforeAll(async () => {
  postgres = await postgresForTests();
});
afterAll(async () => {
  await database?.end();
  await postgres.stop();
});

it('leads and migrates at DATABASE_DIRECT_URL, and does everything else at DATABASE_URL', async () => {
  const url = await postgres.urlForNewDatabase('pooled');
  database = new Client({ connectionString: url });
  await database.connect();
  // Who is connected as the first may do nothing but log in: a migration there would fail.
  const pooled = `pooled_${process.pid}`;
  await database.query(`CREATE ROLE ${pooled} LOGIN PASSWORD 'a calm harbour'`);
  await database.query(
    `ALTER DEFAULT PRIVILEGES GRANT ALL ON SCHEMAS TO ${pooled};
     ALTER DEFAULT PRIVILEGES GRANT ALL ON TABLES TO ${pooled};
     ALTER DEFAULT PRIVILEGES GRANT ALL ON SEQUENCES TO ${pooled}`,
  );
  const environment = sampleEnvironment({
    DATABASE_URL: Object.assign(new URL(url), { username: pooled, password: 'a calm harbour' }).href,
    DATABASE_DIRECT_URL: url,
  });
  const service = await startService(publisher(readSampleConfig(environment)));
  try {
    await service.db.client.$queryRawUnsafe('SELECT 1');
    const connected = async () =>
      (
        await database.query<{ usename: string; application_name: string }>(
          `SELECT usename, application_name FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
        )
      ).rows;
    const rows = await eventuallyHolds(connected, (seen) =>
      seen.some(({ application_name }) => /relay/.test(application_name)),
    );
    const leading = rows.filter(({ application_name }) => /relay|feed/.test(application_name));
    const others = rows.filter((row) => !leading.includes(row));
    expect(leading.map(({ usename }) => usename)).not.toContain(pooled);
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(others.map(({ usename }) => usename))).toEqual(new Set([pooled]));
  } finally {
    await service.stop();
  }
});
