import { randomUUID } from 'node:crypto';
import { kafkaForTests, type TestKafka } from '@harbourline/servers/test-kafka';
import { describeTransport } from './transport-contract';

let kafka: TestKafka;

beforeAll(async () => {
  kafka = await kafkaForTests();
});
afterAll(() => kafka?.stop());

/** Topics and groups of its own for each test; a replica that was killed is missed after six seconds. */
const environment = () => ({
  KAFKA_BROKERS: kafka.brokers,
  KAFKA_PREFIX: `test-${randomUUID()}`,
  KAFKA_PARTITIONS: '3',
  KAFKA_SESSION_MS: '6000',
});

describeTransport('Kafka', environment);
