import { defineEvent, type EventEnvelope } from '@harbourline/contracts';
import fc from 'fast-check';
import { systemClock } from '../src/clock';
import { project } from '../src/events/projection';
import type { EventHandler } from '../src/events/event-handler';
import type { PgClient } from '@harbourline/test-kit/pg-client';
import { effectsIn, storeEffect } from './sample/effects';
import { envelopeOf } from './sample/envelope';
import { startPublisher, type RunningPublisher } from './sample/start-publisher';
import { thingChanged } from './sample/thing-changed';

const thingRemoved = defineEvent({ ...thingChanged, type: 'thing.removed.v1' });

let service: RunningPublisher;
let subjects = 0;

beforeAll(async () => {
  service = await startPublisher();
});
afterAll(() => service.stop());

/** A projection that remembers all that was applied to it, newest last. */
function remembering(projection: string, event = thingChanged): EventHandler<PgClient> {
  const declared = { name: projection, table: 'effects', subject: 'subject' };
  return project<PgClient, typeof event.data>(declared, event, async (tx, { id, text }) => {
    if (text === 'unusable') throw new Error('cannot be applied');
    await storeEffect(tx, projection, { subject: String(id), aggregateversion: 0 }, text);
  });
}

function newThing() {
  const id = (subjects += 1);
  const at = (version: number, text = `v${version}`) =>
    envelopeOf(thingChanged, { subject: String(id), version, data: { id, text } });
  return { id, at };
}

async function run(handler: EventHandler<PgClient>, ...events: EventEnvelope[]): Promise<void> {
  for (const event of events) await handler.run(service.db, event, systemClock);
}

async function applied(projection: string, id: number): Promise<string[]> {
  const effects = await effectsIn(service.db.client);
  return effects
    .filter(({ handler, subject }) => handler === projection && subject === String(id))
    .map(({ text }) => text);
}

it('applies each newer version', async () => {
  const { id, at } = newThing();
  await run(remembering('things'), at(1), at(2), at(5));
  expect(await applied('things', id)).toEqual(['v1', 'v2', 'v5']);
});

it('changes nothing for an event that comes late', async () => {
  const { id, at } = newThing();
  await run(remembering('things'), at(3), at(1), at(2), at(4));
  expect(await applied('things', id)).toEqual(['v3', 'v4']);
});

it('changes nothing for an event that comes again', async () => {
  const { id, at } = newThing();
  const [first, second] = [at(1), at(2)];
  await run(remembering('things'), first, first, second, first, second);
  expect(await applied('things', id)).toEqual(['v1', 'v2']);
});

it('ends with the newest version in whatever order events come, one after the other or at once', async () => {
  const order = fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(order, fc.boolean(), async (versions, atOnce) => {
      const { id, at } = newThing();
      const events = versions.map((version) => at(version));
      if (atOnce) await Promise.all(events.map((event) => run(remembering('things'), event)));
      else await run(remembering('things'), ...events);
      const texts = await applied('things', id);
      expect(texts).toEqual([...texts].sort());
      expect(texts.at(-1)).toBe(`v${Math.max(...versions)}`);
    }),
    { numRuns: 30 },
  );
});

it('goes by the aggregate’s version over all of its events', async () => {
  const { id, at } = newThing();
  const removed = envelopeOf(thingRemoved, { subject: String(id), version: 3, data: { id, text: 'removed' } });
  await run(remembering('things', thingRemoved), removed);
  await run(remembering('things'), at(2));
  expect(await applied('things', id)).toEqual(['removed']);
});

it('keeps aggregates apart, and projections', async () => {
  const [one, two] = [newThing(), newThing()];
  await run(remembering('things'), one.at(9), two.at(1));
  await run(remembering('shelf'), one.at(8));
  expect(await applied('things', two.id)).toEqual(['v1']);
  expect(await applied('shelf', one.id)).toEqual(['v8']);
});

it('takes an event again that could not be applied', async () => {
  const { id, at } = newThing();
  const projection = remembering('things');
  await expect(run(projection, at(1, 'unusable'))).rejects.toThrow('cannot be applied');
  await run(projection, at(1));
  expect(await applied('things', id)).toEqual(['v1']);
});

it('fails on data that the contract does not know, and goes on with the next version', async () => {
  const { id, at } = newThing();
  await expect(run(remembering('things'), { ...at(1), data: { id: 'one' } })).rejects.toThrow();
  await run(remembering('things'), at(2));
  expect(await applied('things', id)).toEqual(['v2']);
});
