import { startNoteKeeper, type NoteKeeper } from './sample/start-note-keeper';

jest.setTimeout(60_000);

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
