import { setTimeout as sleep } from 'node:timers/promises';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import type { RunningService } from '../src/start-service';
import { eventually } from '@harbourline/test-kit/eventually';
import { minutes } from '@harbourline/test-kit/patience';
import type { PgClient } from '@harbourline/test-kit/pg-client';
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

/** Changes things 1 to `things` so many times, each to the number of the change. */
async function change(things: number, times: number, from = 1): Promise<void> {
  for (let time = from; time < from + times; time += 1) {
    for (let id = 1; id <= things; id += 1) await source.db.transact((tx) => changeThing(tx, id, String(time)));
  }
}
const allAt = (things: number, text: string) =>
  Object.fromEntries(Array.from({ length: things }, (_, index) => [index + 1, text]));

async function follow(things: number, times: number) {
  const subscriber = await pair.startSubscriber();
  await change(things, times);
  await pair.untilReceived(things * times);
  return subscriber;
}

it.each(['running', 'stopped'])('mends, beside a service that is %s, what was changed by hand', async (state) => {
  const subscriber = await follow(5, 3);
  if (state === 'stopped') await subscriber.stop();
  await pair.sql(`UPDATE kept SET text = 'by hand' WHERE id = 2`);
  await pair.sql('DELETE FROM kept WHERE id = 3');

  expect((await pair.rebuild().ended).code).toBe(0);
  expect(await pair.kept()).toEqual(allAt(5, '3'));
});

it('lets go of what no event speaks of, whether an event once made it or a hand', async () => {
  await follow(3, 1);
  await pair.sql(`INSERT INTO kept VALUES (70, 'by hand'), (71, 'by an event that is no more')`);
  await pair.sql(
    `INSERT INTO kit.projection_versions VALUES ('things', '71', 4), ('things', '72', 4), ('other', '71', 4)`,
  );

  const { said } = await pair.rebuild().ended;
  expect(said).toContain('70 is gone: no event speaks of it');
  expect(said).toContain('things: 3 events read, 3 gone, 0 failed');
  expect(await pair.kept()).toEqual(allAt(3, '1'));

  // Its subject begins anew.
  await source.db.client.$executeRawUnsafe(`INSERT INTO things (id, version) VALUES (71, 0)`);
  await source.db.transact((tx) => changeThing(tx, 71, 'new'));
  await eventually('it is kept', async () => (await pair.kept())[71] === 'new');
});

it('never shows less or older than before, and loses nothing that happens meanwhile', async () => {
  await follow(10, 5);
  await pair.sql(`INSERT INTO kept VALUES (70, 'stale')`);
  const rebuilding = pair.rebuild({ keepingMs: 20 });
  let over = false;
  const seen: Record<number, string>[] = [];
  const ended = rebuilding.ended.finally(() => (over = true));
  const live = change(12, 4, 6); // two of them are new
  while (!over) {
    seen.push(await pair.kept());
    await sleep(5);
  }
  await live;
  expect((await ended).code).toBe(0);
  await eventually('all is kept', async () => (await pair.kept())[12] === '9');

  expect(await pair.kept()).toEqual(allAt(12, '9'));
  expect(seen.length).toBeGreaterThan(10);
  for (let id = 1; id <= 10; id += 1) {
    const texts = seen.map((rows) => Number(rows[id]));
    expect(texts).toEqual([...texts].sort((one, other) => one - other));
    expect(texts[0]).toBeGreaterThanOrEqual(5);
  }
});

it('is done by a second run when the first is killed in the middle', async () => {
  // More than are projected together: what was killed has done some of it.
  const things = 200;
  const subscriber = await follow(things, 1);
  await subscriber.stop();
  await pair.sql('DELETE FROM kept');
  await pair.sql(`INSERT INTO kept VALUES (700, 'stale')`);

  const doomed = pair.rebuild({ keepingMs: 20 });
  await eventually('some are back', async () => Object.keys(await pair.kept()).length > 10);
  await doomed.kill();
  expect(Object.keys(await pair.kept()).length).toBeLessThan(things + 1);

  expect((await pair.rebuild().ended).code).toBe(0);
  expect(await pair.kept()).toEqual(allAt(things, '1'));
});

it('applies what can be applied, and says what cannot', async () => {
  await follow(3, 1);
  for (const [id, text] of [
    [1, 'unusable'],
    [2, 'unusable'],
    [2, 'usable'],
  ] as const)
    await source.db.transact((tx) => changeThing(tx, id, text));
  await pair.sql('DELETE FROM kept WHERE id = 3');

  const { code, said } = await pair.rebuild().ended;
  expect(code).toBe(1);
  expect(said).toContain('1 failed: Error: cannot be kept');
  expect(said).toContain('0 gone, 1 failed');
  expect(await pair.kept()).toEqual({ 1: '1', 2: 'usable', 3: '1' });
});

it('says so when the source does not run, and leaves everything as it is', async () => {
  await follow(2, 1);
  await pair.sql(`INSERT INTO kept VALUES (70, 'stale')`);
  await source.stop();

  const { code, said } = await pair.rebuild().ended;
  expect(code).toBe(1);
  expect(said).toMatch(/^The events of catalog cannot be read at http.+ That service has to run meanwhile\./);
  expect(Object.keys(await pair.kept())).toHaveLength(3);
});

it('says which projections there are', async () => {
  const environment = pair.subscriberEnvironment();
  const list = await program.operate('subscriber', ['projections'], environment).ended;
  expect(list).toEqual({ code: 0, said: 'things: catalog thing.changed.v1\n' });
  const unknown = await program.operate('subscriber', ['rebuild-projection', 'nothings'], environment).ended;
  expect(unknown).toEqual({ code: 1, said: 'Unknown projection "nothings"; there are things.\n' });
});
