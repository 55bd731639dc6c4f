import { latestEvents } from '../src/events/latest-events';
import type { PositionedEvent } from '../src/events/transport';
import { envelopeOf } from './sample/envelope';
import { thingChanged } from './sample/thing-changed';

const MOST = 4;

/** Each event's version is its position. */
const at = (...positions: number[]): PositionedEvent[] =>
  positions.map((position) => ({
    position: BigInt(position),
    aggregate: 'thing',
    event: envelopeOf(thingChanged, { subject: '1', version: position }),
  }));

function read({ after }: ReturnType<typeof latestEvents>, from: number): [number[], number] | undefined {
  const found = after(BigInt(from), [thingChanged.type]);
  return found && [found.events.map(({ aggregateversion }) => aggregateversion), Number(found.position)];
}

it('knows nothing until the end of the outbox is known, and nothing after another process has led', () => {
  const latest = latestEvents(MOST);
  latest.add(at(1, 2));
  expect(read(latest, 2)).toBeUndefined();
  latest.endsAt(2n);
  expect(read(latest, 2)).toEqual([[], 2]);
  expect(read(latest, 1)).toBeUndefined();
  latest.clear();
  expect(read(latest, 2)).toBeUndefined();
});

it('answers what was added since, to whom it reaches back far enough', () => {
  const latest = latestEvents(MOST);
  latest.endsAt(0n);
  latest.add(at(1, 2, 3));
  expect(read(latest, 0)).toEqual([[1, 2, 3], 3]);
  latest.add(at(4, 5));
  expect(read(latest, 0)).toBeUndefined();
  expect(read(latest, 1)).toEqual([[2, 3, 4, 5], 5]);
  expect(read(latest, 5)).toEqual([[], 5]);
  expect(read(latest, 6)).toBeUndefined();
});

it('is not led astray by events that are published again, with others missing between them', () => {
  const latest = latestEvents(MOST);
  latest.add(at(2, 5, 7));
  expect(read(latest, 1)).toBeUndefined();
  latest.endsAt(9n);
  latest.add(at(2, 5, 7));
  expect(read(latest, 9)).toEqual([[], 9]);
  expect(read(latest, 4)).toBeUndefined();
  latest.add(at(9, 10)); // the ninth was found before it was published
  expect(read(latest, 9)).toEqual([[10], 10]);
});

it('knows nothing any more if it has missed an event', () => {
  const latest = latestEvents(MOST);
  latest.endsAt(1n);
  latest.add(at(2, 4));
  expect(read(latest, 1)).toBeUndefined();
});
