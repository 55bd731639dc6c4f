import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { eventually, eventuallyFinds } from '@harbourline/test-kit/eventually';
import { minutes } from '@harbourline/test-kit/patience';
import type { PgClient } from '@harbourline/test-kit/pg-client';
import { REBUILDING } from '../src/events/rebuild-after-update';
import type { RunningService } from '../src/start-service';
import { buildSampleProgram, type SampleProgram } from './sample/fork-sample';
import { startPair, type Pair } from './sample/pair';
import { changeThing } from './sample/thing-changed';

let postgres: TestPostgres;
let program: SampleProgram;
let pair: Pair;
let source: RunningService<PgClient>;

beforeAll(async () => {
  [postgres, program] = await Promise.all([postgresForTests(), buildSampleProgram()]);
}, minutes(3));
afterAll(() => Promise.all([postgres.stop(), program.remove()]));
beforeEach(async () => {
  pair = await startPair({ postgres, program, environment: {} });
  source = await pair.startPublisher();
});
afterEach(() => pair.close());

async function change(things: number, text: string): Promise<void> {
  for (let id = 1; id <= things; id += 1) await source.db.transact((tx) => changeThing(tx, id, text));
}
const allAt = (things: number, text: string) =>
  Object.fromEntries(Array.from({ length: things }, (_, index) => [index + 1, text]));

/** What the release before has kept of so many things, in its own way. */
async function before(things: number) {
  const old = await pair.startSubscriber();
  await change(things, 'as told');
  await eventually('all is kept', async () => Object.keys(await pair.kept()).length === things);
  await pair.sql(`UPDATE kept SET text = 'as the release before had it'`);
  return old;
}
const made = () =>
  pair.query<{ version: number; again: boolean }>('SELECT version, again_at IS NOT NULL AS again FROM kit.projections');
const untilMade = (version: number, again: boolean) =>
  eventuallyFinds(async () => {
    const [row] = await made();
    return row?.version === version && row.again === again && row;
  });
/** How often some replica has had the task. */
const turns = async () =>
  (await pair.query<{ token: number }>(`SELECT token::int FROM kit.leases WHERE name = '${REBUILDING}'`))[0]?.token ??
  0;

it('makes anew what an earlier version has kept, once, however many replicas start', async () => {
  await (await before(30)).stop();
  const { startSubscriber } = pair;
  await Promise.all([1, 2, 3].map(() => startSubscriber({ version: 2, keepingMs: 5 })));
  await untilMade(2, true);
  expect(await pair.kept()).toEqual(allAt(30, 'as told'));
  await pair.sql(`UPDATE kept SET text = 'by hand'`);
  await startSubscriber({ version: 2 });
  expect(await made()).toEqual([{ version: 2, again: true }]);
  expect(await pair.kept()).toEqual(allAt(30, 'by hand'));
});

it('makes nothing anew without a version, nor in a database that has heard of nothing', async () => {
  await before(3);
  expect(await made()).toEqual([]);
  await pair.close();
  pair = await startPair({ postgres, program, environment: {} });
  source = await pair.startPublisher();
  await pair.startSubscriber({ version: 2 });
  await untilMade(2, false);
  await change(2, 'as told');
  await eventually('all is kept', async () => Object.keys(await pair.kept()).length === 2);
  expect(await turns()).toBe(0);
});

it('makes anew once more what a replica of the release before has kept meanwhile', async () => {
  await before(4);
  const updated = await pair.startSubscriber({ version: 2 });
  await untilMade(2, true);
  await updated.stop();
  await pair.sql(`UPDATE kept SET text = 'by the old replica' WHERE id = 2`);
  await pair.sql('UPDATE kit.projections SET again_at = clock_timestamp()');
  const next = await pair.startSubscriber({ version: 2 });
  await untilMade(2, false);
  expect(await pair.kept()).toEqual(allAt(4, 'as told'));
  await next.stop();
  await pair.startSubscriber({ version: 3 });
  await untilMade(3, true);
});

it('is done by the next replica where one is killed in the middle', async () => {
  const things = 200;
  await (await before(things)).stop();
  const doomed = await pair.forkSubscriber({ version: 2, keepingMs: 20 });
  await eventually('some are made anew', async () => Object.values(await pair.kept()).includes('as told'));
  await doomed.kill();
  expect(await made()).toEqual([]);
  await pair.startSubscriber({ version: 2 });
  await untilMade(2, true);
  expect(await pair.kept()).toEqual(allAt(things, 'as told'));
  expect(await turns()).toBe(2);
});

it('is left in the middle by a replica that stops, and waits for a source that is away', async () => {
  const things = 300;
  await (await before(things)).stop();
  const stopping = await pair.startSubscriber({ version: 2, keepingMs: 20 });
  await eventually('some are made anew', async () => Object.values(await pair.kept()).includes('as told'));
  await stopping.stop();
  expect(await made()).toEqual([]);

  await source.stop();
  await pair.startSubscriber({ version: 2 });
  await eventually('it has begun', async () => (await turns()) === 2);
  expect(await made()).toEqual([]);
  source = await pair.startPublisher();
  await untilMade(2, true);
  expect(await pair.kept()).toEqual(allAt(things, 'as told'));
});
