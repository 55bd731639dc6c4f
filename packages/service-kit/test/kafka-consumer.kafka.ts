import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { EventEnvelope } from '@harbourline/contracts';
import { kafkaForTests, type TestKafka } from '@harbourline/servers/test-kafka';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { createRequire } from 'node:module';
import type { ISocketFactory } from 'kafkajs';
import pino from 'pino';
import { createFeedTransport } from '../src/events/feed-transport';
import { createKafkaTransport } from '../src/events/kafka/kafka-transport';
import { topicOf } from '../src/events/kafka/topics';
import { openKafka } from '../src/events/kafka/open-kafka';
import type { Transport } from '../src/events/transport';
import { createLogger, type Logger } from '../src/logger';
import { callerOf } from '../src/start-service';
import { eventually, eventuallyPasses } from '@harbourline/test-kit/eventually';
import { openPgClient, type PgClient } from '@harbourline/test-kit/pg-client';
import { envelopeOf } from './sample/envelope';
import { newGate } from './sample/gate';
import { readSampleConfig, sampleEnvironment } from './sample/sample-config';
import { thingChanged } from './sample/thing-changed';

const logger = createLogger('test', 'silent');
let broker: TestKafka;
let postgres: TestPostgres;
let databaseUrl: string;
let sql: PgClient;
let prefix: string;
let toClose: Transport[];

beforeAll(async () => {
  [broker, postgres] = await Promise.all([kafkaForTests(), postgresForTests()]);
  databaseUrl = await postgres.urlForNewDatabase('consumer');
  sql = openPgClient(databaseUrl);
});
afterAll(async () => {
  await sql?.$disconnect();
  await Promise.all([broker?.stop(), postgres?.stop()]);
});
beforeEach(() => {
  prefix = `test-${randomUUID()}`;
  toClose = [];
});
afterEach(() => Promise.all(toClose.map((transport) => transport.close())));

const config = () =>
  readSampleConfig(
    sampleEnvironment({
      DATABASE_URL: databaseUrl,
      KAFKA_BROKERS: broker.brokers,
      KAFKA_PREFIX: prefix,
      KAFKA_PARTITIONS: '2',
      KAFKA_SESSION_MS: '6000',
    }),
  );

function open(
  self: 'catalog' | 'booking',
  how: { quietMs?: number; socketFactory?: ISocketFactory; logger?: Logger } = {},
): Transport {
  const feed = createFeedTransport({ caller: callerOf({ name: self, config: config() }), databaseUrl, sql, logger });
  const transport = createKafkaTransport({ self, config: config(), feed, logger, ...how });
  toClose.push(transport);
  // A topic that is new is known to its broker a moment later; the relay tries again as well.
  return { ...transport, publish: (events) => eventuallyPasses(() => transport.publish(events)) };
}

let position = 0n;
const thing = (subject: string, version: number) => ({
  position: (position += 1n),
  aggregate: 'thing',
  event: envelopeOf(thingChanged, { subject, version }),
});
const aboutThings = (handle: (event: EventEnvelope) => Promise<void>) => ({
  source: 'catalog' as const,
  aggregates: ['thing'],
  types: [thingChanged.type],
  async handle(events: readonly EventEnvelope[]) {
    for (const event of events) await handle(event);
  },
});

it('is replaced when it neither fetches nor has a heartbeat any more, and nothing is missed', async () => {
  const network = openNetwork();
  const publisher = open('catalog');
  const seen: number[] = [];
  const said: string[] = [];
  const logged = pino({ level: 'info' }, { write: (line: string) => void said.push(line) });
  const reader = open('booking', { quietMs: 4_000, socketFactory: network.factory, logger: logged });
  reader.subscribe(aboutThings(async ({ aggregateversion }) => void seen.push(aggregateversion)));
  await publisher.publish([thing('1', 1)]);
  await eventually('the first', () => seen.includes(1));

  network.freeze();
  await publisher.publish([thing('1', 2)]);
  await eventually('the second', () => seen.includes(2));
  expect(said.join('')).toContain('no fetch and no heartbeat for 4 seconds');
  expect(network.opened()).toBeGreaterThan(network.frozen());
});

it('warns when one after the other takes its share and ends all the same', async () => {
  const publisher = open('catalog');
  const warnings: string[] = [];
  const logged = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
  open('booking', { logger: logged }).subscribe(
    aboutThings(async () => {
      throw new Error('no handler should');
    }),
  );
  await publisher.publish([thing('1', 1)]);

  await eventually('a warning', () => warnings.length > 0);
  expect(warnings[0]).toContain('the consumer starts again');
});

it('goes on beyond what is no event, and beyond an erased key', async () => {
  const publisher = open('catalog');
  const seen: number[] = [];
  await publisher.publish([thing('1', 1)]);
  const producer = openKafka('catalog', config(), { logger }).producer();
  await producer.connect();
  const messages = [
    { key: '1', value: 'nonsense' },
    { key: '1', value: null },
  ];
  await producer.send({ topic: topicOf(prefix, 'catalog', 'thing'), messages });
  await producer.disconnect();
  await publisher.publish([thing('1', 2)]);

  open('booking').subscribe(aboutThings(async ({ aggregateversion }) => void seen.push(aggregateversion)));
  await eventually('both', () => seen.length === 2);
  expect(seen).toEqual([1, 2]);
});

it('tells for each partition how many events it has still to handle', async () => {
  const publisher = open('catalog');
  const gate = newGate();
  let handled = 0;
  const reader = open('booking');
  reader.subscribe(
    aboutThings(async () => {
      await gate.opened;
      handled += 1;
    }),
  );
  await publisher.publish(Array.from({ length: 20 }, (_, index) => thing(String(index), 1)));

  const behind = async () => (await reader.lag()).reduce((sum, { events }) => sum + events, 0);
  const partitions = (await reader.lag()).map(({ source, partition }) => `${source} ${partition}`);
  expect(partitions.sort()).toEqual(['catalog 0', 'catalog 1']);
  // On a busy machine the broker's answer may be late, and a batch is sent again.
  expect(await behind()).toBeGreaterThanOrEqual(20);
  gate.open();
  await eventually('all are handled', () => handled >= 20);
  await eventually('none is left', async () => (await behind()) === 0);
});

it('handles an event for longer than a session lasts without losing its place', async () => {
  const publisher = open('catalog');
  const seen: number[] = [];
  open('booking').subscribe(
    aboutThings(async ({ aggregateversion }) => {
      seen.push(aggregateversion);
      if (aggregateversion === 1) await new Promise((resolve) => setTimeout(resolve, 9_000));
    }),
  );
  await publisher.publish([thing('1', 1), thing('1', 2)]);
  await eventually('both', () => seen.length >= 2);
  expect(seen).toEqual([1, 2]);
});

it('rests while there is nothing to do', async () => {
  const publisher = open('catalog');
  await publisher.publish([thing('1', 1)]);
  const { prototype } = createRequire(__filename)('kafkajs/src/network/requestQueue') as {
    prototype: { checkPendingRequests(): void };
  };
  const looks = jest.spyOn(prototype, 'checkPendingRequests');
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(looks.mock.calls.length).toBeLessThan(50); // hundreds, as kafkajs has it
  looks.mockRestore();
});

/** Connections that can all be made to say and hear nothing more, while new ones are not concerned. */
function openNetwork() {
  const sockets: Socket[] = [];
  let frozen = 0;
  const factory: ISocketFactory = ({ host, port, onConnect }) => {
    const socket = connect({ host, port }, onConnect);
    sockets.push(socket);
    return socket;
  };
  return {
    factory,
    freeze() {
      frozen = sockets.length;
      for (const socket of sockets) {
        socket.pause().removeAllListeners('data');
        socket.write = () => true;
      }
    },
    opened: () => sockets.length,
    frozen: () => frozen,
  };
}
