import { KEPT_OF_AGGREGATES } from '@harbourline/contracts';
import { ConfigError } from '../src/config';
import { openKafka } from '../src/events/kafka/open-kafka';
import { toEvent, toMessage } from '../src/events/kafka/event-message';
import { describeTopic } from '../src/events/kafka/topics';
import { createLogger } from '../src/logger';
import { envelopeOf } from './sample/envelope';
import { readSampleConfig, sampleEnvironment } from './sample/sample-config';
import { thingChanged } from './sample/thing-changed';

const logger = createLogger('test', 'silent');
const config = (own: Record<string, string> = {}) =>
  readSampleConfig(sampleEnvironment({ DATABASE_URL: 'postgresql://127.0.0.1/none', ...own }));

it('uses no Kafka unless brokers are named', () => {
  expect(config().KAFKA_BROKERS).toEqual([]);
  expect(config({ KAFKA_BROKERS: 'one:9092, other:9092,' }).KAFKA_BROKERS).toEqual(['one:9092', 'other:9092']);
});

it('refuses to sign in as nobody', () => {
  const half = config({ KAFKA_BROKERS: 'one:9092', KAFKA_SASL_MECHANISM: 'scram-sha-512', KAFKA_SASL_USERNAME: 'me' });
  expect(() => openKafka('catalog', half, { logger })).toThrow(ConfigError);
});

it('keeps an event whole on its way through a message, under the key of its subject', () => {
  const event = {
    ...envelopeOf(thingChanged, { subject: '7', version: 3 }),
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  };
  const message = toMessage(event);
  expect(message).toMatchObject({ key: '7', headers: { traceparent: event.traceparent } });
  expect(toEvent({ value: Buffer.from(String(message.value)) })).toEqual(event);
});

it.each([null, Buffer.from('nonsense'), Buffer.from('{}')])('takes %s for no event', (value) => {
  expect(toEvent({ value })).toBeUndefined();
});

it('leaves the newest event of each key alone for state, and throws nothing away of a history', () => {
  const policyOf = (aggregate: string) =>
    Object.fromEntries(
      (describeTopic({ prefix: 'p', partitions: 6 }, 'booking', aggregate).configEntries ?? []).map(
        ({ name, value }) => [name, value],
      ),
    );
  for (const [aggregate, kept] of Object.entries(KEPT_OF_AGGREGATES)) {
    const policy = policyOf(aggregate);
    expect(policy['cleanup.policy']).toBe(kept === 'state' ? 'compact' : 'delete');
    if (kept === 'history') expect(policy['retention.ms']).toBe('-1');
    else expect(Number(policy['segment.ms'])).toBe(86_400_000);
  }
});
