import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@harbourline/contracts';
import { SERVICES, type EventDefinition, type ServiceName } from '@harbourline/contracts';
import type { Kafka } from 'kafkajs';
import { openKafka } from '../src/events/kafka/open-kafka';
import { readTopics } from '../src/events/kafka/read-topics';
import { openTopicAdmin } from '../src/events/kafka/topic-admin';
import { groupOf, topicOf } from '../src/events/kafka/topics';
import { openTopicWriter } from '../src/events/kafka/write-topics';
import { createLogger } from '../src/logger';
import { eventually, eventuallyPasses } from '@harbourline/test-kit/eventually';
import { startBrokerOfCompose, type BrokerOfCompose } from './sample/broker-of-compose';
import { envelopeOf } from './sample/envelope';
import { readSampleConfig, sampleEnvironment } from './sample/sample-config';

const logger = createLogger('test', 'silent');
const prefix = `rights-${randomUUID()}`;
const passwords = Object.fromEntries(SERVICES.map((service) => [service, randomUUID()]));

const rights = readFileSync(join(__dirname, '../../../deploy/kafka/rights/rights.txt'), 'utf8')
  .split('\n')
  .map((line) => line.split(' '));
/** The aggregates to which a service listens, as `source.aggregate`. */
const readBy = (service: ServiceName) =>
  rights.flatMap(([who, right, name = '']) => (who === service && right === 'reads' ? [name] : []));

const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'aggregate' in value && 'source' in value && 'sample' in value;
/** One event of each aggregate. */
const EVENTS = new Map(
  Object.values<unknown>(contracts)
    .filter(isEvent)
    .map((event) => [`${event.source}.${event.aggregate}`, event]),
);
const toldBy = (service: ServiceName) => [...EVENTS.values()].filter(({ source }) => source === service);

let broker: BrokerOfCompose;
beforeAll(async () => {
  broker = await startBrokerOfCompose(prefix);
  await broker.grantRights(passwords);
});
afterAll(() => broker?.stop());

const configOf = (service: ServiceName, own: Record<string, string> = {}) =>
  readSampleConfig(
    sampleEnvironment({
      DATABASE_URL: 'postgresql://127.0.0.1/none',
      KAFKA_BROKERS: broker.brokers,
      KAFKA_PREFIX: prefix,
      KAFKA_SASL_MECHANISM: 'scram-sha-512',
      KAFKA_SASL_USERNAME: service,
      KAFKA_SASL_PASSWORD: passwords[service] ?? '',
      ...own,
    }),
  );
const signedIn = (service: ServiceName) => openKafka(service, configOf(service), { logger });

async function topicsSeen(kafka: Kafka): Promise<string[]> {
  const admin = kafka.admin();
  try {
    await admin.connect();
    return (await admin.listTopics()).sort();
  } finally {
    await admin.disconnect();
  }
}

/** Writes as `service` to the topic of an event, which its own service has. */
async function write(service: ServiceName, { source, aggregate }: EventDefinition, event: EventDefinition) {
  const writer = openTopicWriter(signedIn(service), { self: source, prefix });
  try {
    const envelope = envelopeOf(event, { subject: '1', version: 1 });
    return await writer.write([{ position: 1n, aggregate, event: envelope }]);
  } finally {
    await writer.close();
  }
}

async function makeOwnTopics(service: ServiceName): Promise<void> {
  const admin = openTopicAdmin(signedIn(service), configOf(service));
  await admin.makeTopics(service, [...new Set(toldBy(service).map(({ aggregate }) => aggregate))]);
  await admin.close();
}

it.each(SERVICES)('%s makes its topics, and writes what it tells', async (service) => {
  await makeOwnTopics(service);
  // A topic that is new is known to its broker a moment later; the relay tries again as well.
  for (const event of toldBy(service)) await eventuallyPasses(() => write(service, event, event));
});

it.each(SERVICES)('%s is told all that it listens to, in groups of its own', async (service) => {
  const config = configOf(service);
  const kafka = signedIn(service);
  const admin = openTopicAdmin(kafka, config);
  const hearOf = async (source: ServiceName) => {
    const aggregates = readBy(service).flatMap((name) => (name.startsWith(`${source}.`) ? name.split('.')[1] : []));
    const told = new Set<string>();
    const wanted = aggregates.flatMap((aggregate) => EVENTS.get(`${source}.${aggregate}`) ?? []);
    if (wanted.length === 0) return;
    const subscription = {
      source,
      aggregates: wanted.map(({ aggregate }) => aggregate),
      types: wanted.map(({ type }) => type),
      async handle(events: readonly { type: string }[]) {
        for (const { type } of events) told.add(type);
      },
    };
    const makeTopics = () => admin.makeTopics(source, subscription.aggregates);
    const reader = readTopics(subscription, { kafka, self: service, config, quietMs: 45_000, makeTopics, logger });
    await eventually(`${service} hears of ${source}`, () => told.size === wanted.length);
    await reader.stop();
  };
  await Promise.all(SERVICES.map(hearOf));
  await admin.close();
});

it.each(SERVICES)('%s sees no topic that it neither writes nor reads', async (service) => {
  const own = toldBy(service).map(({ aggregate }) => topicOf(prefix, service, aggregate));
  const read = readBy(service).map((name) => `${prefix}.${name}`);
  expect(await topicsSeen(signedIn(service))).toEqual([...new Set([...own, ...read])].sort());
});

it.each(SERVICES)('%s writes nothing that somebody else tells, and makes no topic for it', async (service) => {
  const isRefused = async (other: ServiceName) => {
    // One stands for all: what a service does not see it cannot write to either.
    const isRead = ({ aggregate }: EventDefinition) => readBy(service).includes(`${other}.${aggregate}`);
    for (const event of toldBy(other).filter(isRead).slice(0, 1).concat(toldBy(other).slice(0, 1)))
      await expect(write(service, event, event)).rejects.toThrow(/[Nn]ot authorized/);
    const admin = openTopicAdmin(signedIn(service), configOf(service));
    await expect(admin.makeTopics(other, ['something-new'])).rejects.toThrow();
    await admin.close();
  };
  await Promise.all(SERVICES.filter((each) => each !== service && toldBy(each).length > 0).map(isRefused));
});

it('nobody but a service itself joins its groups', async () => {
  const offsets = async (service: ServiceName) => {
    const admin = signedIn(service).admin();
    try {
      await admin.connect();
      return await admin.fetchOffsets({ groupId: groupOf(prefix, 'booking', 'catalog') });
    } finally {
      await admin.disconnect();
    }
  };
  await eventuallyPasses(() => offsets('booking'));
  await expect(offsets('payments')).rejects.toThrow(/group/);
});

it.each([
  ['a wrong password', { KAFKA_SASL_PASSWORD: 'guess' }],
  ['the name of another', { KAFKA_SASL_USERNAME: 'identity' }],
  ['a name that nobody has', { KAFKA_SASL_USERNAME: 'ANONYMOUS' }],
  ['no name at all', { KAFKA_SASL_MECHANISM: '' }],
])('nobody is let in with %s', async (_, own) => {
  await expect(topicsSeen(openKafka('catalog', configOf('catalog', own), { logger }))).rejects.toThrow();
});

it('rights that are given again are as they were; those that nobody should have are taken away', async () => {
  const admin = openKafka(
    'identity',
    configOf('identity', { KAFKA_BROKERS: broker.inside, KAFKA_SASL_MECHANISM: '' }),
    {
      logger,
    },
  ).admin();
  await admin.connect();
  await admin.createAcls({
    acl: [
      {
        principal: 'User:catalog',
        host: '*',
        resourceType: 2, // a topic
        resourceName: topicOf(prefix, 'payments', 'payment'),
        resourcePatternType: 3, // by its whole name
        operation: 3, // to read
        permissionType: 3, // is allowed
      },
    ],
  });
  await admin.disconnect();
  expect(await broker.grantRights(passwords)).toEqual([
    `--remove --force catalog topic ${prefix}.payments.payment (READ)`,
  ]);
  expect(await topicsSeen(signedIn('catalog'))).not.toContain(topicOf(prefix, 'payments', 'payment'));
});
