import { randomUUID } from 'node:crypto';
import { kafkaForTests, type TestKafka } from '@harbourline/servers/test-kafka';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { openKafka } from '../src/events/kafka/open-kafka';
import { topicOf } from '../src/events/kafka/topics';
import { createLogger } from '../src/logger';
import { inSpan } from '../src/telemetry/spans';
import { currentTraceparent, parseTraceparent } from '../src/telemetry/traceparent';
import { eventually } from '@harbourline/test-kit/eventually';
import { buildSampleProgram, type SampleProgram } from './sample/fork-sample';
import { startPair, type Pair } from './sample/pair';
import { readSampleConfig, sampleEnvironment } from './sample/sample-config';
import { changeThing } from './sample/thing-changed';

const exporter = new InMemorySpanExporter();
const prefix = `test-${randomUUID()}`;
let broker: TestKafka;
let postgres: TestPostgres;
let program: SampleProgram;
let pair: Pair;

const environment = () => ({ KAFKA_BROKERS: broker.brokers, KAFKA_PREFIX: prefix, KAFKA_PARTITIONS: '1' });

beforeAll(async () => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }));
  [broker, postgres, program] = await Promise.all([kafkaForTests(), postgresForTests(), buildSampleProgram()]);
  pair = await startPair({ postgres, program, environment: environment() });
});
afterAll(async () => {
  await pair?.close();
  await Promise.all([broker?.stop(), postgres?.stop(), program?.remove()]);
});

const named = (name: string) => exporter.getFinishedSpans().find((span) => span.name === name);

it('belongs to the trace of what caused it, on the other side of Kafka and in the message’s header', async () => {
  const publisher = await pair.startPublisher();
  await pair.startSubscriber();
  const clicked = await inSpan('click', {}, async () => {
    await publisher.db.transact((tx) => changeThing(tx, 1));
    return parseTraceparent(currentTraceparent())?.traceId;
  });
  await eventually('it was handled', () => named('handle keep') !== undefined);

  const told = named('publish thing.changed.v1')?.spanContext();
  expect(told?.traceId).toBe(clicked);
  expect(named('handle keep')?.spanContext().traceId).toBe(clicked);
  expect(named('handle keep')?.parentSpanContext?.spanId).toBe(told?.spanId);
  expect(parseTraceparent(await headerOfTheFirst())).toMatchObject({ traceId: clicked, spanId: told?.spanId });
});

async function headerOfTheFirst(): Promise<string | undefined> {
  const config = readSampleConfig(sampleEnvironment({ DATABASE_URL: 'postgresql://nowhere', ...environment() }));
  const consumer = openKafka('catalog', config, { logger: createLogger('test', 'silent') }).consumer({
    groupId: `${prefix}.looks`,
  });
  await consumer.connect();
  try {
    await consumer.subscribe({ topics: [topicOf(prefix, 'catalog', 'thing')], fromBeginning: true });
    return await new Promise((resolve, reject) => {
      consumer
        .run({ eachMessage: async ({ message }) => resolve(message.headers?.['traceparent']?.toString()) })
        .catch(reject);
    });
  } finally {
    await consumer.disconnect();
  }
}
