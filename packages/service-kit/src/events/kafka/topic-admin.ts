import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceName } from '@harbourline/contracts';
import type { Admin, Kafka } from 'kafkajs';
import type { KafkaConfig } from './kafka-config';
import { describeTopic } from './topics';

const LED_WITHIN_MS = 10_000;
const LOOK_AGAIN_MS = 200;

export interface TopicAdmin {
  /** Creates those topics that do not exist. Existing ones belong to the operator and stay unchanged. */
  makeTopics(source: ServiceName, aggregates: readonly string[]): Promise<void>;
  /** Runs a request against the cluster. */
  ask<T>(question: (admin: Admin) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Connects when it is first needed, and again after a failure. */
export function openTopicAdmin(kafka: Kafka, config: KafkaConfig): TopicAdmin {
  let connected: Promise<Admin> | undefined;
  const made = new Set<string>();

  async function connect(): Promise<Admin> {
    const admin = kafka.admin();
    await admin.connect();
    return admin;
  }

  async function close(): Promise<void> {
    const open = connected;
    connected = undefined;
    made.clear();
    await open?.then((admin) => admin.disconnect()).catch(() => undefined);
  }

  async function ask<T>(question: (admin: Admin) => Promise<T>): Promise<T> {
    connected ??= connect();
    try {
      return await question(await connected);
    } catch (error) {
      await close();
      throw error;
    }
  }

  return {
    async makeTopics(source, aggregates) {
      const names = { prefix: config.KAFKA_PREFIX, partitions: config.KAFKA_PARTITIONS };
      const wanted = aggregates.map((aggregate) => describeTopic(names, source, aggregate));
      if (wanted.every(({ topic }) => made.has(topic))) return;
      await ask(async (admin) => {
        const there = new Set(await admin.listTopics());
        const missing = wanted.filter(({ topic }) => !there.has(topic));
        if (missing.length === 0) return;
        await admin.createTopics({ topics: missing, waitForLeaders: false });
        await untilLed(
          admin,
          missing.map(({ topic }) => topic),
        );
      });
      for (const { topic } of wanted) made.add(topic);
    },
    ask,
    close,
  };
}

/** The other brokers learn of a new topic slightly later than the one that created it. */
async function untilLed(admin: Admin, topics: string[]): Promise<void> {
  const deadline = performance.now() + LED_WITHIN_MS;
  for (;;) {
    try {
      const { topics: known } = await admin.fetchTopicMetadata({ topics });
      if (known.every(({ partitions }) => partitions.every(({ leader }) => leader >= 0))) return;
      if (performance.now() > deadline) throw new Error(`no broker leads all of ${topics.join(', ')}`);
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await sleep(LOOK_AGAIN_MS);
  }
}
