import { whyNoJava } from '@harbourline/local/servers/kafka-jars';
import type { Admin, Kafka } from 'kafkajs';
import { openKafka } from '../src/events/kafka/open-kafka';
import { topicOf } from '../src/events/kafka/topics';
import { openTopicWriter } from '../src/events/kafka/write-topics';
import type { PositionedEvent } from '../src/events/transport';
import { createLogger } from '../src/logger';
import { eventually } from '../test-support/eventually';
import { envelopeOf } from './sample/envelope';
import { readSampleConfig, sampleEnvironment } from './sample/sample-config';
import { thingChanged } from './sample/thing-changed';
import { startTwoBrokers, type TwoBrokers } from './sample/two-brokers';

jest.setTimeout(120_000);

const PREFIX = 'two';
const PARTITIONS = 8;
const KEYS = Array.from({ length: 16 }, (_, index) => String(index));
const topic = topicOf(PREFIX, 'catalog', 'thing');
const describeWithJava = whyNoJava() ? describe.skip : describe;

describeWithJava('with two brokers', () => {
  let two: TwoBrokers;
  let kafka: Kafka;
  let admin: Admin;

  beforeAll(async () => {
    two = await startTwoBrokers();
    const environment = sampleEnvironment({ DATABASE_URL: 'postgresql://nowhere', KAFKA_BROKERS: two.brokers });
    kafka = openKafka('catalog', readSampleConfig(environment), { logger: createLogger('test', 'silent') });
    admin = kafka.admin();
    await eventually('both are there', async () => (await clusterOf(kafka)) === 2, 60_000);
    await admin.connect();
    const replicaAssignment = Array.from({ length: PARTITIONS }, (_, partition) => ({
      partition,
      replicas: partition % 2 ? [1, 2] : [2, 1],
    }));
    await admin.createTopics({ topics: [{ topic, replicaAssignment }] });
  }, 300_000);
  afterAll(async () => {
    await admin?.disconnect();
    await two?.stop();
  }, 60_000);

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
    const found = await readAll();
    expect(Object.keys(found).sort()).toEqual([...KEYS].sort());
    for (const versions of Object.values(found)) expect([...new Set(versions)]).toEqual(history);
  });

  async function readAll(): Promise<Record<string, number[]>> {
    const ends = new Map(
      (await admin.fetchTopicOffsets(topic)).map(({ partition, high }) => [partition, Number(high)] as const),
    );
    const found: Record<string, number[]> = {};
    const consumer = kafka.consumer({ groupId: `${PREFIX}.looks` });
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    await new Promise<void>((resolve, reject) => {
      const left = new Map([...ends].filter(([, end]) => end > 0));
      consumer
        .run({
          eachMessage: async ({ partition, message }) => {
            const { aggregateversion } = JSON.parse(String(message.value)) as { aggregateversion: number };
            (found[String(message.key)] ??= []).push(aggregateversion);
            if (Number(message.offset) + 1 === left.get(partition)) left.delete(partition);
            if (left.size === 0) resolve();
          },
        })
        .catch(reject);
    });
    await consumer.disconnect();
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
