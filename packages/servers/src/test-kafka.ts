import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertPortFree } from './free-ports';
import { startKafka } from './kafka';
import { startKafkaContainer } from './kafka-container';

export interface TestKafka {
  how: 'environment' | 'container' | 'java';
  /** The value of KAFKA_BROKERS for clients. */
  brokers: string;
  /** Kills the broker and starts it again a little later; undefined where it is not ours. */
  crash?: () => Promise<void>;
  /** Stops the broker if it was started for this. */
  stop(): Promise<void>;
}

const AWAY_MS = 2_000;
/** Where Kafka's version is named, as seen from this package's sources and from its bundle. */
export const KAFKA_PROJECT = join(__dirname, '..', '..', '..', 'deploy', 'kafka', 'pom.xml');

/**
 * An Apache Kafka for tests, which keep to topics and groups of their own: the one in KAFKA_BROKERS or, in a run of
 * several files, the one in TEST_KAFKA_BROKERS that they share; else one of one's own.
 */
export async function kafkaForTests(): Promise<TestKafka> {
  const brokers = process.env['KAFKA_BROKERS'] ?? process.env['TEST_KAFKA_BROKERS'];
  return brokers ? { how: 'environment', brokers, stop: async () => undefined } : kafkaToCrash();
}

/** One that nobody else uses: a container where Docker answers, else run by Java; the one in KAFKA_BROKERS if there is. */
export async function kafkaToCrash(): Promise<TestKafka> {
  const brokers = process.env['KAFKA_BROKERS'];
  if (brokers) return { how: 'environment', brokers, stop: async () => undefined };
  return (await startKafkaContainer(await freePairOfPorts())) ?? (await byJava());
}

async function byJava(): Promise<TestKafka> {
  const dataDir = await mkdtemp(join(tmpdir(), 'harbourline-kafka-'));
  const options = { dataDir, port: await freePairOfPorts(), projectFile: KAFKA_PROJECT };
  let server = await startKafka(options);
  return {
    how: 'java',
    brokers: server.brokers,
    async crash() {
      await server.kill();
      await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
      server = await startKafka(options);
    },
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A port whose next one is free too, below those from which connections are made: a broker comes back to its own. */
export async function freePairOfPorts(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = 10_000 + 2 * Math.floor(Math.random() * 2_000);
    const free = await Promise.allSettled([assertPortFree(port, 'Kafka'), assertPortFree(port + 1, 'Kafka')]);
    if (free.every(({ status }) => status === 'fulfilled')) return port;
  }
  throw new Error('no free ports for Kafka');
}
