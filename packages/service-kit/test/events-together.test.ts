import { metrics } from '@opentelemetry/api';
import type { EventEnvelope } from '@harbourline/contracts';
import fc from 'fast-check';
import pino from 'pino';
import { systemClock } from '../src/clock';
import type { Database } from '../src/database/database';
import { keepRows } from '../src/database/keep-rows';
import { attemptEvents } from '../src/events/attempt-event';
import type { EventHandler } from '../src/events/event-handler';
import { handlesEvents } from '../src/events/handle-events';
import { project, projectAll } from '../src/events/projection';
import { retryEventsJob } from '../src/events/retry-events';
import { react } from '../src/events/subscriptions';
import type { PgClient } from '@harbourline/test-kit/pg-client';
import { countedDatabase } from './sample/counted-database';
import { effectsIn, storeEffect } from './sample/effects';
import { envelopeOf } from './sample/envelope';
import { startPublisher, type RunningPublisher } from './sample/start-publisher';
import { thingChanged } from './sample/thing-changed';

const logger = pino({ level: 'silent' });
const HANDLERS = ['things:thing.changed.v1', 'many:thing.changed.v1', 'mail'];

let service: RunningPublisher;
let subjects = 0;

beforeAll(async () => {
  service = await startPublisher();
});
afterAll(() => service.stop());

type Trouble = 'fails' | 'loses its connection';
/** The trouble that meets an event, by handler, subject and version; a connection is lost only once. */
const troubles = new Map<string, Trouble>();
const troubleKey = (handler: string, subject: string, version: number) => `${handler} ${subject} ${version}`;

/** Two projections and a reaction, each of which stores an effect for whatever it applies. */
const handlers: EventHandler<PgClient>[] = [
  project<PgClient, typeof thingChanged.data>(
    { name: 'things', table: 'effects', subject: 'subject' },
    thingChanged,
    async (tx, _, event) => {
      await storeEffect(tx, 'things:thing.changed.v1', event);
      await meetTrouble('things:thing.changed.v1', tx, event);
    },
  ),
  projectAll<PgClient, typeof thingChanged.data>(
    { name: 'many', table: 'effects', subject: 'subject' },
    thingChanged,
    async (tx, told) => {
      for (const { event } of told) await storeEffect(tx, 'many:thing.changed.v1', event);
      for (const { event } of told) await meetTrouble('many:thing.changed.v1', tx, event);
    },
  ),
  react<PgClient, typeof thingChanged.data>('mail', thingChanged, (db, _, event) =>
    db.transact(async (tx) => {
      await storeEffect(tx, 'mail', event);
      await meetTrouble('mail', tx, event);
    }),
  ),
];

async function meetTrouble(handler: string, tx: Parameters<typeof storeEffect>[0], event: EventEnvelope) {
  const key = troubleKey(handler, event.subject, event.aggregateversion);
  const trouble = troubles.get(key);
  if (trouble === 'fails') throw new Error('cannot be handled');
  if (trouble !== 'loses its connection') return;
  troubles.delete(key);
  await tx.$executeRawUnsafe('SELECT pg_terminate_backend(pg_backend_pid())');
}

const retryMs = [0, 0, 0];
const attemptsOn = (db: Database<PgClient>) =>
  attemptEvents({ db, clock: systemClock, logger, meter: metrics.getMeter('test') });

/** As a service's subscriptions handle what was read together. */
function handling(db: Database<PgClient> = service.db) {
  const stopping = new AbortController().signal;
  return handlesEvents({ db, connections: 8, clock: systemClock, logger, retryMs, stopping, ...attemptsOn(db) });
}

/** As the job does. */
async function retryAll(): Promise<void> {
  const { db } = service;
  const { run } = retryEventsJob({ db, handlers, ...attemptsOn(db), retryMs, logger });
  while ((await run()) !== 0);
}

/** The versions that a handler has handled, and those that are set aside, by subject, in their order. */
async function outcomeOf(names: readonly string[]) {
  const effects = await effectsIn(service.db.client);
  const letters = await service.db.client.$queryRawUnsafe<{ handler: string; subject: string; version: number }[]>(
    `SELECT handler, subject, (event->>'aggregateversion')::int AS version FROM kit.dead_letters ORDER BY id`,
  );
  const of = (rows: readonly { handler: string; subject: string; version: number }[], handler: string, name: string) =>
    rows.filter((row) => row.handler === handler && row.subject === name).map(({ version }) => version);
  return Object.fromEntries(
    names.flatMap((name) =>
      HANDLERS.map((handler) => [
        `${handler} ${name}`,
        { handled: of(effects, handler, name), setAside: of(letters, handler, name) },
      ]),
    ),
  );
}

/** So many versions of so many things, in an order that keeps that of each. */
const histories = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 25 }).chain((times) =>
  fc.record({
    times: fc.constant(times),
    order: fc.shuffledSubarray(
      times.flatMap((count, thing) => Array.from({ length: count }, () => thing)),
      { minLength: times.reduce((sum, count) => sum + count, 0) },
    ),
    troubles: fc.array(
      fc.record({
        handler: fc.constantFrom(...HANDLERS),
        thing: fc.nat({ max: times.length - 1 }),
        version: fc.integer({ min: 1, max: 5 }),
        trouble: fc.constantFrom<Trouble>('fails', 'fails', 'loses its connection'),
      }),
      { maxLength: 3 },
    ),
    /** How the reader ends: after so many beginnings of something it may not go on, and all is handed over again. */
    ends: fc.array(fc.nat({ max: 20 }), { maxLength: 3 }),
  }),
);

it('has each event take effect once and in order, whatever fails and wherever the reader ends', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async ({ times, order, troubles: planned, ends }) => {
      const names = times.map(() => String((subjects += 1)));
      const nameOf = (thing: number) => names[thing] ?? '';
      const versions = new Map<number, number>();
      const events = order.map((thing) => {
        const version = (versions.get(thing) ?? 0) + 1;
        versions.set(thing, version);
        return envelopeOf(thingChanged, { subject: nameOf(thing), version });
      });
      troubles.clear();
      for (const { handler, thing, version, trouble } of planned) {
        troubles.set(troubleKey(handler, nameOf(thing), version), trouble);
      }
      for (const end of ends) {
        let begun = 0;
        const check = () => {
          if ((begun += 1) > end) throw new Error('the reader ends');
        };
        await handling()(handlers, events, check).catch(() => undefined);
      }
      await handling()(handlers, events, () => undefined);

      // The beginning of each history was handled; the rest waits until nothing fails any more.
      const allOf = (thing: number) => Array.from({ length: times[thing] ?? 0 }, (_, index) => index + 1);
      const beginnings = await outcomeOf(names);
      troubles.clear();
      await retryAll();
      const outcome = await outcomeOf(names);
      for (const [thing, name] of names.entries()) {
        for (const handler of HANDLERS) {
          const { handled = [], setAside = [] } = beginnings[`${handler} ${name}`] ?? {};
          expect(handled).toEqual(allOf(thing).slice(0, handled.length));
          expect(new Set([...handled, ...setAside])).toEqual(new Set(allOf(thing)));
          expect(outcome[`${handler} ${name}`]).toEqual({ handled: allOf(thing), setAside: [] });
        }
      }
    }),
    { numRuns: 40 },
  );
});

it('sets aside only what cannot be applied, and what follows it', async () => {
  const names = Array.from({ length: 10 }, () => String((subjects += 1)));
  const [bad = ''] = names;
  troubles.clear();
  troubles.set(troubleKey('things:thing.changed.v1', bad, 2), 'fails');
  const events = [1, 2, 3].flatMap((version) => names.map((subject) => envelopeOf(thingChanged, { subject, version })));
  await handling()(handlers, events, () => undefined);

  const outcome = await outcomeOf(names);
  for (const [key, found] of Object.entries(outcome)) {
    const expected =
      key === `things:thing.changed.v1 ${bad}`
        ? { handled: [1], setAside: [2, 3] }
        : { handled: [1, 2, 3], setAside: [] };
    expect({ [key]: found }).toEqual({ [key]: expected });
  }
});

it('takes a bounded number of statements for a projection, however many events there are', async () => {
  const kept = { name: 'kept', table: 'kept', subject: 'id' };
  const keeping = projectAll<PgClient, typeof thingChanged.data>(kept, thingChanged, (tx, told) =>
    keepRows(
      tx,
      { table: 'kept', key: ['id'] },
      told.map(({ data }) => data),
    ),
  );
  const numbers = Array.from({ length: 200 }, () => (subjects += 1));
  const events = [1, 2].flatMap((version) =>
    numbers.map((id) => envelopeOf(thingChanged, { subject: String(id), version, data: { id, text: `v${version}` } })),
  );
  const { db, statements } = countedDatabase(service.db);
  await handling(db)([keeping], events, () => undefined);

  const rows = await service.db.client.$queryRawUnsafe<{ text: string }[]>('SELECT text FROM kept');
  expect(rows.map(({ text }) => text)).toEqual(numbers.map(() => 'v2'));
  // One looks for events that wait; ten transactions of forty events, two of each thing, take six each at most.
  expect(statements.length).toBeLessThanOrEqual(1 + 10 * 6);
});

it('handles reactions of different aggregates side by side, and those of one after the other', async () => {
  const running = new Set<string>();
  let most = 0;
  const slow = react<PgClient, typeof thingChanged.data>('slow', thingChanged, async (db, _, { subject }) => {
    expect(running.has(subject)).toBe(false);
    running.add(subject);
    most = Math.max(most, running.size);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running.delete(subject);
    await db.transact(async () => undefined);
  });
  const names = Array.from({ length: 12 }, () => String((subjects += 1)));
  const events = [1, 2].flatMap((version) => names.map((subject) => envelopeOf(thingChanged, { subject, version })));
  await handling()([slow], events, () => undefined);
  expect(most).toBe(4);
});
