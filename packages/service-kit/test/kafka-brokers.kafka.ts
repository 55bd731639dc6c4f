import { whyNoJava } from '@harbourline/servers/kafka-jars';
import type { Admin, Kafka } from 'kafkajs';
import { openKafka } from '../src/events/kafka/open-kafka';
import { readTopics } from '../src/events/kafka/read-topics';
import { topicOf } from '../src/events/kafka/topics';
import { openTopicWriter } from '../src/events/kafka/write-topics';
import type { PositionedEvent } from '../src/events/transport';
import { createLogger } from '../src/logger';
import { describeNeeding } from '@harbourline/test-kit/describe-needing';
import { eventually } from '@harbourline/test-kit/eventually';
import { envelopeOf } from './sample/envelope';
import { makeTopic } from './sample/make-topic';
import { readSampleConfig, sampleEnvironment, type SampleConfig } from './sample/sample-config';
import { thingChanged } from './sample/thing-changed';
import { startTwoBrokers, type TwoBrokers } from './sample/two-brokers';

const PREFIX = 'two';
const PARTITIONS = 8;
const logger = createLogger('test', 'silent');
const KEYS = Array.from({ length: 16 }, (_, index) => String(index));
const topic = topicOf(PREFIX, 'catalog', 'thing');

describeNeeding(whyNoJava(), 'with two brokers', () => {
  let two: TwoBrokers;
  let config: SampleConfig;
  let kafka: Kafka;
  let admin: Admin;

  beforeAll(async () => {
    two = await startTwoBrokers();
    config = readSampleConfig(
      sampleEnvironment({ DATABASE_URL: 'postgresql://nowhere', KAFKA_BROKERS: two.brokers, KAFKA_PREFIX: PREFIX }),
    );
    kafka = openKafka('catalog', config, { logger });
    admin = kafka.admin();
    await eventually('both are there', async () => (await clusterOf(kafka)) === 2);
    await admin.connect();
    const replicaAssignment = Array.from({ length: PARTITIONS }, (_, partition) => ({
      partition,
      replicas: partition % 2 ? [1, 2] : [2, 1],
    }));
    await makeTopic(admin, { topic, replicaAssignment });
  });
  afterAll(async () => {
    await admin?.disconnect();
    await two?.stop();
  });

  it('writes everything, and each key in order, while what one of them leads goes to the other', async () => {
    const writer = openTopicWriter(kafka, { self: 'catalog', prefix: PREFIX });
    let version = 0;
    let stopped: Promise<void> | undefined;
    let over = false;
    for (let afterwards = 0; afterwards < 20;) {
      version += 1;
      await untilWritten(() => writer.write(KEYS.map((key) => changed(key, version))));
      if (version === 20) stopped = two.stopSecond().then(() => void (over = true));
      if (over) afterwards += 1;
    }
    await stopped;
    await writer.close();

    const history = Array.from({ length: version }, (_, index) => index + 1);
    const found = await readUntil(version);
    expect(Object.keys(found).sort()).toEqual([...KEYS].sort());
    for (const versions of Object.values(found)) expect([...new Set(versions)]).toEqual(history);
  });

  /** All until each key has come to its last version. */
  async function readUntil(last: number): Promise<Record<string, number[]>> {
    const found: Record<string, number[]> = {};
    const reader = readTopics(
      {
        source: 'catalog',
        aggregates: ['thing'],
        types: [thingChanged.type],
        async handle(events) {
          for (const { subject, aggregateversion } of events) (found[subject] ??= []).push(aggregateversion);
        },
      },
      { kafka, self: 'booking', config, quietMs: 10_000, makeTopics: async () => undefined, logger },
    );
    await eventually('all is read', () => KEYS.every((key) => found[key]?.includes(last)));
    await reader.stop();
    return found;
  }
});

const changed = (subject: string, version: number): PositionedEvent => ({
  position: BigInt(version),
  aggregate: 'thing',
  event: envelopeOf(thingChanged, { subject, version }),
});

/** As the relay does: what failed is written once more, whole. */
async function untilWritten(write: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const written = await write().then(
      () => true,
      () => new Promise<false>((resolve) => setTimeout(() => resolve(false), 200)),
    );
    if (written) return;
  }
}

async function clusterOf(kafka: Kafka): Promise<number> {
  const admin = kafka.admin();
  try {
    await admin.connect();
    return (await admin.describeCluster()).brokers.length;
  } catch {
    return 0;
  } finally {
    await admin.disconnect();
  }
}
