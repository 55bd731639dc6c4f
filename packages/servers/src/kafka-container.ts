import { inContainer } from './container';

export interface KafkaContainer {
  how: 'container';
  brokers: string;
  /** Kills the broker and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

const KAFKA = { image: 'apache/kafka:4.1.0', present: /^([\w.:-]+\/)*apache\/kafka:4\.\d+\.\d+$/ };
const READY = /Kafka Server started/;

/**
 * An Apache Kafka in a container, if it can be had: see `inContainer`. A broker tells its clients where it is, so the port
 * has to be known before.
 */
export function startKafkaContainer(port: number): Promise<KafkaContainer | undefined> {
  return inContainer(KAFKA, (image) => startIn(image, port));
}

async function startIn(image: string, port: number): Promise<KafkaContainer> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer(image)
    .withExposedPorts({ container: 9092, host: port })
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_LISTENERS: 'PLAINTEXT://:9092,CONTROLLER://:9093',
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${port}`,
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_OFFSETS_TOPIC_NUM_PARTITIONS: '5',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      KAFKA_HEAP_OPTS: '-Xmx256m -Xms128m',
    })
    .withWaitStrategy(Wait.forLogMessage(READY))
    .start();
  return {
    how: 'container',
    brokers: `127.0.0.1:${port}`,
    crash: () => container.restart({ timeout: 0 }),
    stop: async () => {
      await container.stop();
    },
  };
}
