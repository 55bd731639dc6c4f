import type { EventEnvelope } from '@harbourline/contracts';
import { systemClock } from '../src/clock';
import type { Database } from '../src/database/database';
import { react } from '../src/events/subscriptions';
import type { PgClient } from '@harbourline/test-kit/pg-client';
import { effectsIn, storeEffect } from './sample/effects';
import { envelopeOf } from './sample/envelope';
import { startPublisher, type RunningPublisher } from './sample/start-publisher';
import { changeThing, thingChanged } from './sample/thing-changed';

let service: RunningPublisher;
let subjects = 0;

beforeAll(async () => {
  service = await startPublisher();
});
afterAll(() => service.stop());

const newEvent = () => envelopeOf(thingChanged, { subject: String((subjects += 1)), version: 1 });

type Handle = (db: Database<PgClient>, event: EventEnvelope) => Promise<unknown>;

/** Handles the event by a reaction of that name. */
function run(name: string, event: EventEnvelope, handle: Handle = remember(name)): Promise<void> {
  const reaction = react<PgClient, typeof thingChanged.data>(name, thingChanged, (db, _, envelope) =>
    handle(db, envelope),
  );
  return reaction.run(service.db, event, systemClock);
}

const remember =
  (name: string): Handle =>
  (db, event) =>
    db.transact((tx) => storeEffect(tx, name, event));

async function timesDone(name: string, { subject }: EventEnvelope): Promise<number> {
  const effects = await effectsIn(service.db.client);
  return effects.filter((effect) => effect.handler === name && effect.subject === subject).length;
}

it('happens once, however often the event comes', async () => {
  const event = newEvent();
  for (let time = 0; time < 3; time += 1) await run('mail', event);
  expect(await timesDone('mail', event)).toBe(1);
});

it('happens once when the event comes several times at once', async () => {
  const event = newEvent();
  await Promise.all(Array.from({ length: 8 }, () => run('mail', event)));
  expect(await timesDone('mail', event)).toBe(1);
});

it('happens for each event, and for each reaction to it', async () => {
  const [one, two] = [newEvent(), { ...newEvent() }];
  for (const event of [one, two]) for (const name of ['mail', 'refund']) await run(name, event);
  for (const event of [one, two])
    expect([await timesDone('mail', event), await timesDone('refund', event)]).toEqual([1, 1]);
});

it('happens once when the process ends after the change and before anyone knows', async () => {
  const event = newEvent();
  const crashing: Handle = async (db, envelope) => {
    await remember('mail')(db, envelope);
    throw new Error('killed');
  };
  await expect(run('mail', event, crashing)).rejects.toThrow('killed');
  await run('mail', event);
  expect(await timesDone('mail', event)).toBe(1);
});

it('happens when the event comes again after an end in the middle of the change', async () => {
  const event = newEvent();
  const crashing: Handle = (db, envelope) =>
    db.transact(async (tx) => {
      await storeEffect(tx, 'mail', envelope);
      throw new Error('killed');
    });
  await expect(run('mail', event, crashing)).rejects.toThrow('killed');
  expect(await timesDone('mail', event)).toBe(0);

  await run('mail', event);
  expect(await timesDone('mail', event)).toBe(1);
});

it('happens when the event comes again after the database connection was lost in the middle', async () => {
  const event = newEvent();
  const losing: Handle = (db, envelope) =>
    db.transact(async (tx) => {
      await storeEffect(tx, 'mail', envelope);
      await tx.$executeRawUnsafe('SELECT pg_terminate_backend(pg_backend_pid())');
    });
  await expect(run('mail', event, losing)).rejects.toThrow();

  await run('mail', event);
  expect(await timesDone('mail', event)).toBe(1);
});

it('tells of its own change once', async () => {
  const event = newEvent();
  const telling: Handle = (db) => db.transact((tx) => changeThing(tx, 1_000));
  for (let time = 0; time < 3; time += 1) await run('tell', event, telling);

  const told = await service.db.client.$queryRawUnsafe<unknown[]>(`SELECT 1 FROM kit.outbox WHERE subject = '1000'`);
  expect(told).toHaveLength(1);
});

it('fails on data that the contract does not know', async () => {
  const event = { ...newEvent(), data: { id: 'one' } };
  await expect(run('mail', event)).rejects.toThrow();
  expect(await timesDone('mail', event)).toBe(0);
});
