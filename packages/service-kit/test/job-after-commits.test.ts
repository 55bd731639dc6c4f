import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { startService } from '../src/start-service';
import { eventually } from '@harbourline/test-kit/eventually';
import { changeThing } from './sample/thing-changed';
import { publisher } from './sample/publisher';
import { readSampleConfig, sampleEnvironment } from './sample/sample-config';

const AN_HOUR = 3_600_000;
const BURST_MS = 25;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await postgresForTests();
});
afterAll(() => postgres.stop());

it('a job that asks for it looks once the process has committed, and once for many commits at a time', async () => {
  let turns = 0;
  const run = async () => ((turns += 1), 0);
  const databaseUrl = await postgres.urlForNewDatabase('publisher');
  const service = await startService({
    ...publisher(readSampleConfig(sampleEnvironment({ DATABASE_URL: databaseUrl }))),
    wire: () => ({ routes: [], jobs: [{ name: 'woken', everyMs: AN_HOUR, afterCommits: true as const, run }] }),
  });
  try {
    await eventually('the turn at the start', () => turns === 1);
    await service.db.transact((tx) => changeThing(tx, 1));
    await eventually('a turn after the commit', () => turns === 2);

    const started = performance.now();
    await Promise.all(Array.from({ length: 200 }, (_, id) => service.db.transact((tx) => changeThing(tx, id + 1))));
    await eventually('a turn after the others', () => turns > 2);
    expect(turns - 2).toBeLessThanOrEqual(Math.ceil((performance.now() - started) / BURST_MS));
  } finally {
    await service.stop();
  }
});
