import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '../src';
import type { EventDefinition } from '../src/define-event';
import { declaredEvents } from './declared';

/**
 * An event that was published once may lie in an outbox or a topic for ever. The file holds one event of every type and
 * version as it was when that version was declared; UPDATE_GOLDEN=1 writes it anew, which is right for a new type or
 * version and wrong for one that has been released.
 */
const GOLDEN_FILE = join(__dirname, 'golden', 'events.json');

let events: EventDefinition[];
let golden: Record<string, unknown>;

beforeAll(async () => {
  events = (await declaredEvents()).map(({ event }) => event);
  if (process.env['UPDATE_GOLDEN']) {
    const samples = events.map((event) => [event.type, event.sample] as const).sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(GOLDEN_FILE, `${JSON.stringify(Object.fromEntries(samples), null, 2)}\n`);
  }
  golden = JSON.parse(readFileSync(GOLDEN_FILE, 'utf8')) as Record<string, unknown>;
});

it('has a golden sample of every event, and an event for every golden sample', () => {
  expect(Object.keys(golden).sort()).toEqual(events.map(({ type }) => type).sort());
});

it('lists every event of a booking and of a user for those who keep their state', () => {
  const declared = (aggregate: string) =>
    events.filter((event) => event.aggregate === aggregate).map(({ type }) => type);
  expect(contracts.BOOKING_EVENTS.map(({ type }) => type).sort()).toEqual(declared('booking').sort());
  expect(contracts.USER_EVENTS.map(({ type }) => type).sort()).toEqual(declared('user').sort());
});

it("keeps every version's sample as it was declared", () => {
  expect(Object.fromEntries(events.map(({ type, sample }) => [type, sample]))).toEqual(golden);
});

it('understands every golden sample today, and takes nothing from it or adds to it', () => {
  for (const event of events) {
    const read = event.data.safeParse(golden[event.type]);
    expect({ type: event.type, data: read.data, problem: read.error?.message }).toEqual({
      type: event.type,
      data: golden[event.type],
      problem: undefined,
    });
  }
});

it('reads an event that says more than today is known of, so that a publisher may be newer than its readers', () => {
  for (const event of events) {
    const newer = { ...Object(golden[event.type]), somethingNew: true };
    expect({ type: event.type, data: event.data.parse(newer) }).toEqual({ type: event.type, data: golden[event.type] });
  }
});

it('understands what booking told of a change before it told what was paid, and neither adds to it', () => {
  const { status, startDate, endDate, guestCount, captainId } = contracts.bookingUpdated.sample;
  const old = { ...contracts.bookingUpdated.sample, previous: { status, startDate, endDate, guestCount, captainId } };
  expect(contracts.bookingUpdated.data.parse(old)).toEqual(old);
});

it('understands a user with and without word of the licences, and adds nothing', () => {
  const expiring = { status: 'accepted', expiresOn: '2027-03-31' } as const;
  const said = { ...contracts.userUpdated.sample, licenses: { pleasure_craft: expiring, harbor: null } };
  expect(contracts.userLicencesChanged.data.parse(said)).toEqual(said);
  expect(contracts.userLicencesChanged.data.parse(contracts.userUpdated.sample)).not.toHaveProperty('licenses');
});

it('names every event once, by its aggregate first', () => {
  const types = events.map(({ type }) => type);
  expect(new Set(types).size).toBe(types.length);
  for (const { type, aggregate } of events) expect(type).toMatch(new RegExp(`^${aggregate}\\.[a-z-]+\\.v[1-9]\\d*$`));
});

it('has one publisher for each aggregate, or the order of its events would be nobody’s', () => {
  const sources = new Map<string, Set<string>>();
  for (const { aggregate, source } of events) sources.set(aggregate, (sources.get(aggregate) ?? new Set()).add(source));
  for (const [aggregate, publishers] of sources)
    expect({ aggregate, publishers: [...publishers] }).toEqual({ aggregate, publishers: [expect.any(String)] });
});

it('exports every event from the package', async () => {
  const exported = new Set<unknown>(Object.values(contracts));
  const forgotten = (await declaredEvents()).filter(({ event }) => !exported.has(event)).map(({ name }) => name);
  expect(forgotten).toEqual([]);
});

it('says of every aggregate what a log has to keep of it', () => {
  expect(Object.keys(contracts.KEPT_OF_AGGREGATES).sort()).toEqual(
    [...new Set(events.map(({ aggregate }) => aggregate))].sort(),
  );
});

it('calls state only what every event tells whole, or the newest one alone would not be enough', () => {
  for (const [aggregate, kept] of Object.entries(contracts.KEPT_OF_AGGREGATES)) {
    if (kept !== 'state') continue;
    const told = events
      .filter((event) => event.aggregate === aggregate)
      .map(({ sample }) => Object.keys(Object(sample)));
    for (const keys of told) expect({ aggregate, keys: keys.sort() }).toEqual({ aggregate, keys: told[0]?.sort() });
  }
});
