import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { systemClock } from '../src/clock';
import { openDatabase } from '../src/database/database';
import { claimWaiting, openDeadLetters } from '../src/events/dead-letters';
import { replayDeadLetters } from '../src/events/replay-dead-letters';
import type { EventHandler } from '../src/events/event-handler';
import { react } from '../src/events/subscriptions';
import { operateService } from '../src/operate-service';
import { startService, type RunningService } from '../src/start-service';
import { eventually } from '@harbourline/test-kit/eventually';
import { openPgClient, type PgClient } from '@harbourline/test-kit/pg-client';
import { effectsIn, storeEffect } from './sample/effects';
import { newGate } from './sample/gate';
import { publisher } from './sample/publisher';
import { readSampleConfig, sampleEnvironment } from './sample/sample-config';
import { subscriber } from './sample/subscriber';
import { changeThing, thingChanged } from './sample/thing-changed';

let postgres: TestPostgres;
let source: RunningService<PgClient>;
let reader: RunningService<PgClient>;
let readerDatabase: string;
/** The subjects whose events the handler `strict` cannot handle at present. */
const broken = new Set<string>();
const attempts = new Map<string, number>();

const handlers: EventHandler<PgClient>[] = [
  handler('strict', async (subject) => {
    if (broken.has(subject)) throw new Error(`cannot handle ${subject}`);
  }),
  handler('witness', async () => undefined),
  handler('second chance', async (subject, tries) => {
    if (subject === '100' && tries <= 2) throw new Error('not yet');
  }),
];

function handler(name: string, check: (subject: string, tries: number) => Promise<void>): EventHandler<PgClient> {
  return react<PgClient, typeof thingChanged.data>(name, thingChanged, async (db, { text }, envelope) => {
    const tries = (attempts.get(`${name} ${envelope.id}`) ?? 0) + 1;
    attempts.set(`${name} ${envelope.id}`, tries);
    const all = `${name} of ${envelope.subject}`;
    attempts.set(all, (attempts.get(all) ?? 0) + 1);
    await check(envelope.subject, tries);
    await db.transact((tx) => storeEffect(tx, name, envelope, text));
  });
}

const change = (id: number, text = '') => source.db.transact((tx) => changeThing(tx, id, text));
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));
const waiting = async () =>
  (await openDeadLetters(reader.db)).map(({ handler: name, event }) => [name, event.subject, event.aggregateversion]);

/** Which versions of a thing a handler has handled, in the order in which it did. */
async function handled(name: string, id: number): Promise<number[]> {
  const effects = await effectsIn(reader.db.client);
  return effects.filter((effect) => effect.handler === name && effect.subject === String(id)).map((e) => e.version);
}

function readerDefinition() {
  const config = readSampleConfig(sampleEnvironment({ DATABASE_URL: readerDatabase, CATALOG_URL: source.url }));
  return { ...subscriber(config), wire: () => ({ routes: [], subscriptions: handlers }) };
}

function startReader(retryMs = [20, 40, 80]): Promise<RunningService<PgClient>> {
  return startService({ ...readerDefinition(), retryMs });
}

beforeAll(async () => {
  postgres = await postgresForTests();
  const sourceDatabase = await postgres.urlForNewDatabase('source');
  readerDatabase = await postgres.urlForNewDatabase('reader');
  source = await startService(publisher(readSampleConfig(sampleEnvironment({ DATABASE_URL: sourceDatabase }))));
  reader = await startReader();
});
afterAll(async () => {
  await reader.stop();
  await source.stop();
  await postgres.stop();
});

describe('a handler that fails twice', () => {
  it('handles the event at its third try, and nothing is parked', async () => {
    await change(100);
    await eventually('it was handled', async () => (await handled('second chance', 100)).length === 1);
    expect(await waiting()).toEqual([]);
  });
});

describe('a handler that keeps failing', () => {
  beforeAll(async () => {
    broken.add('1').add('2');
    for (const [id, text] of [
      [1, 'fails'],
      [1, 'follows'],
      [3, 'fine'],
      [1, 'follows'],
    ] as const)
      await change(id, text);
    await eventually('all is handled or parked', async () => (await waiting()).length === 3);
  });

  it('has its event parked with the error, and what follows for the same key behind it', async () => {
    const letters = await openDeadLetters(reader.db);
    expect(letters.map(({ handler: name, error, event }) => [name, event.aggregateversion, error])).toEqual([
      ['strict', 1, 'Error: cannot handle 1'],
      ['strict', 2, 'an earlier event of the same key waits'],
      ['strict', 3, 'an earlier event of the same key waits'],
    ]);
    expect(letters[0]?.event.data).toEqual({ id: 1, text: 'fails' });
    expect(await handled('strict', 1)).toEqual([]);
  });

  it('goes on with other keys', async () => {
    expect(await handled('strict', 3)).toEqual([1]);
  });

  it('keeps no other handler from the event', async () => {
    expect(await handled('witness', 1)).toEqual([1, 2, 3]);
  });

  it('has what comes later for the key parked too, without being tried, also after the cause is gone', async () => {
    broken.delete('1');
    await change(1, 'later');
    await eventually('it was seen', async () => (await handled('witness', 1)).length === 4);
    await aMoment();
    expect(await waiting()).toEqual([1, 2, 3, 4].map((version) => ['strict', '1', version]));
    expect(await handled('strict', 1)).toEqual([]);
  });
});

describe('the replay', () => {
  it('keeps a key whose event fails again parked, whole and in order', async () => {
    broken.add('1');
    const outcome = await replayDeadLetters(reader.db, systemClock, handlers);
    expect(outcome).toEqual({ done: 0, failed: [{ id: expect.any(BigInt), error: 'Error: cannot handle 1' }] });
    expect(await waiting()).toEqual([1, 2, 3, 4].map((version) => ['strict', '1', version]));
  });

  it('runs what is parked in order, and it waits no longer', async () => {
    broken.delete('1');
    expect(await replayDeadLetters(reader.db, systemClock, handlers)).toEqual({ done: 4, failed: [] });
    expect(await handled('strict', 1)).toEqual([1, 2, 3, 4]);
    expect(await waiting()).toEqual([]);
  });

  it('does nothing twice', async () => {
    expect(await replayDeadLetters(reader.db, systemClock, handlers)).toEqual({ done: 0, failed: [] });
    expect(await handled('strict', 1)).toEqual([1, 2, 3, 4]);
  });

  it('lets the key’s next event through as it comes', async () => {
    await change(1, 'next');
    await eventually('it was handled', async () => (await handled('strict', 1)).length === 5);
    expect(await waiting()).toEqual([]);
  });
});

describe('an event that waits for its next try', () => {
  it('keeps nobody else waiting, however many there are', async () => {
    await reader.stop();
    reader = await startReader([60_000]);
    const ids = Array.from({ length: 20 }, (_, index) => 500 + index);
    for (const id of ids) broken.add(String(id));
    for (const id of ids) await change(id);
    await change(499);
    await eventually('the last one was handled', async () => (await handled('strict', 499)).length === 1);
    expect(await waiting()).toEqual([]); // nobody is called while it is tried again
  });

  it('is not forgotten by a service that stops, and is handled with what follows, in order', async () => {
    await reader.stop();
    reader = await startReader([1_500, 1_500, 1_500, 1_500]);
    broken.add('2');
    for (const text of ['first', 'second', 'third']) await change(2, text);
    await eventually('all were seen', async () => (await handled('witness', 2)).length === 3);
    await reader.stop();

    broken.delete('2');
    reader = await startReader();
    await eventually('they were handled', async () => (await handled('strict', 2)).length === 3);
    expect(await handled('strict', 2)).toEqual([1, 2, 3]);
    await change(2, 'fourth');
    await eventually('it goes on as before', async () => (await handled('strict', 2)).length === 4);
    expect(await reader.db.client.$queryRawUnsafe(`SELECT 1 FROM kit.dead_letters WHERE subject = '2'`)).toEqual([]);
  });

  it('is tried by one replica at a time', async () => {
    const replicas = await Promise.all([startReader([400, 400, 400]), startReader([400, 400, 400])]);
    broken.add('600');
    await change(600);
    await eventually('it was parked', async () => (await waiting()).some(([, subject]) => subject === '600'));
    expect(attempts.get('strict of 600')).toBe(4);
    broken.delete('600');
    for (const replica of replicas) await replica.stop();
  });
});

describe('an event that is due', () => {
  it('is passed over by others while a replica claims it', async () => {
    await reader.stop();
    reader = await startReader([3_600_000]);
    broken.add('700');
    await change(700);
    const db = openDatabase({
      ...{ url: readerDatabase, pool: 4, clock: systemClock },
      createClient: () => openPgClient(readerDatabase),
    });
    const rows = (query: string) => db.client.$queryRawUnsafe<unknown[]>(query);
    const its = `kit.dead_letters WHERE subject = '700'`;
    await eventually('it waits', async () => (await rows(`SELECT 1 FROM ${its}`)).length === 1);
    await reader.stop();
    await rows(`UPDATE kit.dead_letters SET next_try_at = now() WHERE subject = '700'`);

    const [claimed, done] = [newGate(), newGate()];
    const claiming = db.transact(async (tx) => {
      await tx.$queryRawUnsafe(`SELECT 1 FROM ${its} FOR UPDATE`);
      claimed.open();
      await done.opened;
    });
    await claimed.opened;
    const others = Promise.all([claimWaiting(db), claimWaiting(db)]);
    const blocked = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await Promise.race([others, eventually('both wait for it', async () => (await rows(blocked)).length === 2)]);
    done.open();
    await claiming;
    expect(await others).toEqual([undefined, undefined]);

    await db.close();
    broken.delete('700');
    reader = await startReader();
  });
});

describe('the operator', () => {
  it('sees what is parked and why, and runs it again beside the running service', async () => {
    broken.add('300');
    await change(300);
    await eventually('it was parked', async () => (await waiting()).some(([, subject]) => subject === '300'));
    const seen: string[] = [];
    await operateService(readerDefinition(), ['dead-letters'], (line) => seen.push(line));
    expect(seen.filter((line) => line.includes('cannot handle 300'))).toHaveLength(1);

    broken.delete('300');
    const said: string[] = [];
    await operateService(readerDefinition(), ['replay-dead-letters'], (line) => said.push(line));
    expect(said.at(-1)).toContain('0 failed again');
    expect((await waiting()).some(([, subject]) => subject === '300')).toBe(false);
    expect(await handled('strict', 300)).toHaveLength(1);
  });

  it('is told which operations there are', async () => {
    await expect(operateService(readerDefinition(), ['sink'])).rejects.toThrow(
      'there are migrate, dead-letters, replay-dead-letters,',
    );
  });
});
