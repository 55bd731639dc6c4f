import { postgresForTests } from '@harbourline/servers/test-postgres';
import { startService } from '../src/start-service';
import { publisher } from './sample/publisher';
import { readSampleConfig, sampleEnvironment } from './sample/sample-config';
import { startNoteKeeper, type NoteKeeper } from './sample/start-note-keeper';
import { changeThing } from './sample/thing-changed';

let keeper: NoteKeeper;
beforeAll(async () => {
  keeper = await startNoteKeeper();
});
afterAll(() => keeper.stop());

const metrics = async () => (await fetch(new URL('/metrics', keeper.url))).text();

it('tells requests by method, route and status, and never by what was asked for', async () => {
  await fetch(new URL('/api/notes/17', keeper.url));
  await fetch(new URL('/api/notes/18', keeper.url));
  await fetch(new URL('/api/failures/bug', keeper.url));
  await fetch(new URL('/nowhere', keeper.url));

  const text = await metrics();
  expect(text).toContain(
    'http_server_request_duration_seconds_count{method="GET",route="/api/notes/:id",status="200",service_name="catalog"} 2',
  );
  expect(text).toContain('{method="GET",route="/api/failures/:how",status="500",service_name="catalog"} 1');
  expect(text).toContain('{method="GET",route="none",status="404",service_name="catalog"} 1');
  expect(text).not.toMatch(/nowhere|notes\/1/);
});

it('answers as Prometheus wants it', async () => {
  const response = await fetch(new URL('/metrics', keeper.url));
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  for (const line of (await response.text()).trim().split('\n')) {
    expect(line).toMatch(/^(# (HELP|TYPE|UNIT) \w+ .+|\w+(\{(\w+="[^"]*",?)*\})? (-?[\d.e+-]+|[+-]Inf|NaN))$|^$/);
  }
});

it('tells how its events, its connections and its process are', async () => {
  const text = await metrics();
  for (const name of [
    'harbourline_outbox_unpublished',
    'harbourline_outbox_oldest_seconds',
    'harbourline_dead_letters',
    'harbourline_database_connections_max',
    'nodejs_eventloop_delay_seconds',
    'process_cpu_seconds_total',
  ]) {
    expect(text).toMatch(new RegExp(`^${name}(\\{.*\\})? [\\d.e+-]+$`, 'm'));
  }
});

it('tells of events that wait although no broker can be reached, and for how long', async () => {
  const postgres = await postgresForTests();
  const databaseUrl = await postgres.urlForNewDatabase('waiting');
  const environment = sampleEnvironment({ DATABASE_URL: databaseUrl, KAFKA_BROKERS: '127.0.0.1:9' });
  const service = await startService(publisher(readSampleConfig(environment)));
  try {
    await service.db.transact((tx) => changeThing(tx, 1));
    await service.db.client.$executeRawUnsafe(`UPDATE kit.outbox SET time = time - interval '5 minutes'`);

    const text = await (await fetch(new URL('/metrics', service.url))).text();
    expect(text).toMatch(/^harbourline_outbox_unpublished\{.*\} 1$/m);
    expect(text).toMatch(/^harbourline_outbox_oldest_seconds\{.*\} 30\d/m);
  } finally {
    await service.stop();
    await postgres.stop();
  }
});
