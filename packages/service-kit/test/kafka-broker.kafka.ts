import { randomUUID } from 'node:crypto';
import { KEPT_OF_AGGREGATES } from '@harbourline/contracts';
import { kafkaToCrash, type TestKafka } from '@harbourline/servers/test-kafka';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { AssignerProtocol, ConfigResourceTypes, type Admin, type Kafka } from 'kafkajs';
import { openKafka } from '../src/events/kafka/open-kafka';
import { openTopicAdmin } from '../src/events/kafka/topic-admin';
import { startService } from '../src/start-service';
import { createLogger } from '../src/logger';
import { describeNeeding } from '@harbourline/test-kit/describe-needing';
import { eventually } from '@harbourline/test-kit/eventually';
import { buildSampleProgram, type SampleProgram } from './sample/fork-sample';
import { makeTopic } from './sample/make-topic';
import { startPair, type Pair } from './sample/pair';
import { publisher as publisherDefinition } from './sample/publisher';
import { readSampleConfig, sampleEnvironment } from './sample/sample-config';
import { changeMany, changeThing } from './sample/thing-changed';

const logger = createLogger('test', 'silent');
let broker: TestKafka;
let postgres: TestPostgres;
let program: SampleProgram;
let prefix: string;
let pair: Pair;
let kafka: Kafka;
let admin: Admin;

const environment = () => ({
  KAFKA_BROKERS: broker.brokers,
  KAFKA_PREFIX: prefix,
  KAFKA_PARTITIONS: '6',
  KAFKA_SESSION_MS: '6000',
});
const config = (own: Record<string, string> = {}) =>
  readSampleConfig(sampleEnvironment({ DATABASE_URL: 'postgresql://nowhere', ...environment(), ...own }));

beforeAll(async () => {
  [broker, postgres, program] = await Promise.all([kafkaToCrash(), postgresForTests(), buildSampleProgram()]);
});
afterAll(() => Promise.all([broker?.stop(), postgres?.stop(), program?.remove()]));
beforeEach(async () => {
  prefix = `test-${randomUUID()}`;
  pair = await startPair({ postgres, program, environment: environment() });
  kafka = openKafka('catalog', config(), { logger });
  admin = kafka.admin();
  await admin.connect();
});
afterEach(async () => {
  await admin.disconnect();
  await pair.close();
});

const notOurs = process.env['KAFKA_BROKERS'] && 'The broker in KAFKA_BROKERS is not killed: leave it unset.';

describeNeeding(notOurs, 'a broker that is killed', () => {
  it('loses nothing, repeats nothing and keeps every order when the broker is killed in the middle', async () => {
    const publisher = await pair.startPublisher();
    await pair.startSubscriber({ handlingMs: 5 });
    await changeMany(publisher, { things: 10, times: 10 });
    await pair.untilReceived(20);
    const crashing = broker.crash?.();
    expect(crashing).toBeDefined();
    await changeMany(publisher, { things: 10, times: 10 }); // the database takes what the broker cannot
    await crashing;
    await changeMany(publisher, { things: 10, times: 10 });

    await pair.untilReceived(300);
    await pair.expectInOrder({ things: 10, times: 30 });
  });
});

it('has the replicas of a service share the work', async () => {
  const publisher = await pair.startPublisher();
  await pair.startSubscriber({ replica: 'one' });
  await pair.startSubscriber({ replica: 'other' });
  await eventually('both have a share', async () => (await members()).filter((share) => share > 0).length === 2);
  await changeMany(publisher, { things: 20, times: 5 });

  await pair.untilReceived(100);
  await pair.expectInOrder({ things: 20, times: 5 });
  expect(await pair.replicasThatTried()).toEqual(['one', 'other']);
});

it('brings what was published over the feed before Kafka was there, and repeats no effect of it', async () => {
  const feed = await startPair({ postgres, program, environment: {} });
  try {
    const before = await feed.startPublisher();
    const reader = await feed.startSubscriber();
    await changeMany(before, { things: 5, times: 4 });
    await feed.untilReceived(20);
    await reader.stop();
    await changeMany(before, { things: 5, times: 1 }); // nobody has read these
    await before.stop();

    feed.setEnvironment(environment());
    const after = await feed.startPublisher();
    await feed.startSubscriber();
    await changeMany(after, { things: 5, times: 1 });
    await feed.untilReceived(30);
    await feed.expectInOrder({ things: 5, times: 6 });
  } finally {
    await feed.close();
  }
});

describe('a topic', () => {
  it('is made with its partitions, and never let go of unless its events say that they may be', async () => {
    const topics = openTopicAdmin(kafka, config());
    try {
      await topics.makeTopics('identity', ['user', 'password-reset', 'something-new']);
      await topics.makeTopics('catalog', ['boat']);
    } finally {
      await topics.close();
    }

    expect(await policyOf('identity.user')).toMatchObject({ 'cleanup.policy': 'compact' });
    expect(await policyOf('catalog.boat')).toMatchObject({ 'cleanup.policy': 'delete', 'retention.ms': '-1' });
    expect(await policyOf('identity.something-new')).toMatchObject({ 'retention.ms': '-1' });
    expect(await policyOf('identity.password-reset')).toMatchObject({
      'cleanup.policy': 'delete',
      'retention.ms': String(30 * 86_400_000),
    });
    const { topics: described } = await admin.fetchTopicMetadata({ topics: [`${prefix}.identity.user`] });
    expect(described[0]?.partitions).toHaveLength(6);
    expect(Object.keys(KEPT_OF_AGGREGATES)).not.toContain('something-new');
  });

  it('stays as the operator made it', async () => {
    await makeTopic(admin, { topic: topic(), numPartitions: 2 });
    const publisher = await pair.startPublisher();
    await pair.startSubscriber();
    await publisher.db.transact((tx) => changeThing(tx, 1));
    await pair.untilReceived(1);
    expect(await admin.fetchTopicOffsets(topic())).toHaveLength(2);
  });
});

describe('a topic that was lost', () => {
  const eventsThere = async () => {
    const partitions = await admin.fetchTopicOffsets(topic());
    return partitions.reduce((sum, { high }) => sum + Number(high), 0);
  };
  const lose = async () => {
    await admin.deleteTopics({ topics: [topic()] });
    // As a reader does that is quicker than the one whose events they are.
    await eventually('made by somebody else', () =>
      admin.createTopics({ topics: [{ topic: topic() }], waitForLeaders: false }).catch(() => false),
    );
  };

  it('is filled again, although nothing happens and somebody else has made it', async () => {
    const publisher = await pair.startPublisher();
    await changeMany(publisher, { things: 5, times: 4 });
    await eventually('all is published', async () => (await eventsThere().catch(() => 0)) >= 20);
    await lose();

    await eventually('all is there again', async () => (await eventsThere().catch(() => 0)) >= 20);
    await pair.startSubscriber();
    await pair.untilReceived(20);
    await pair.expectInOrder({ things: 5, times: 4 });
  });

  it('is filled again at once when something happens, and no effect is repeated', async () => {
    const publisher = await pair.startPublisher();
    await pair.startSubscriber();
    await changeMany(publisher, { things: 5, times: 4 });
    await pair.untilReceived(20);
    await lose();
    await changeMany(publisher, { things: 5, times: 1 });

    await eventually('all is there again', async () => (await eventsThere().catch(() => 0)) >= 25);
    await pair.untilReceived(25);
    await pair.expectInOrder({ things: 5, times: 5 });
  });
});

it('starts, answers and stops in time while no broker can be reached', async () => {
  const databaseUrl = await postgres.urlForNewDatabase('alone');
  const alone = config({ DATABASE_URL: databaseUrl, KAFKA_BROKERS: '127.0.0.1:9' });
  const service = await startService(publisherDefinition(alone));
  await service.db.transact((tx) => changeThing(tx, 1));
  expect((await fetch(`${service.url}/internal/ready`)).status).toBe(200);
  const started = performance.now();
  await service.stop();
  expect(performance.now() - started).toBeLessThan(25_000);
});

const topic = () => `${prefix}.catalog.thing`;

async function policyOf(name: string): Promise<Record<string, string>> {
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: [{ type: ConfigResourceTypes.TOPIC, name: `${prefix}.${name}` }],
  });
  return Object.fromEntries(
    (resources[0]?.configEntries ?? []).map(({ configName, configValue }) => [configName, configValue]),
  );
}

/** How many partitions each replica of the subscriber was given. */
async function members(): Promise<number[]> {
  const { groups } = await admin.describeGroups([`${prefix}.booking.from-catalog`]);
  return (groups[0]?.members ?? []).map(({ memberAssignment }) => {
    const assigned = AssignerProtocol.MemberAssignment.decode(memberAssignment)?.assignment ?? {};
    return Object.values(assigned).flat().length;
  });
}
