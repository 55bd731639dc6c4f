import type { ServiceName } from '@harbourline/contracts';
import type { ISocketFactory } from 'kafkajs';
import type { Logger } from '../../logger';
import type { FeedTransport } from '../feed-transport';
import type { Places, RunningSubscription, Subscription, Transport } from '../transport';
import { REBALANCE_MS } from './consume';
import type { KafkaConfig } from './kafka-config';
import { measureLag } from './measure-lag';
import { openKafka } from './open-kafka';
import { readTopics } from './read-topics';
import { openTopicAdmin } from './topic-admin';
import { groupOf, topicOf } from './topics';
import { openTopicWriter } from './write-topics';

/**
 * Events over Kafka: the relay writes them to one topic for each aggregate, and the replicas of each service share the
 * partitions. Reading everything again goes through the feed, because the outbox has it all, whatever Kafka has
 * compacted or deleted.
 */
export function createKafkaTransport(options: {
  self: ServiceName;
  config: KafkaConfig;
  feed: FeedTransport;
  logger: Logger;
  /** How long a consumer may neither fetch nor send a heartbeat before another one replaces it. */
  quietMs?: number;
  socketFactory?: ISocketFactory;
}): Transport {
  const { self, config, feed, logger } = options;
  const { quietMs = 1.5 * Math.max(REBALANCE_MS, config.KAFKA_SESSION_MS) } = options;
  const prefix = config.KAFKA_PREFIX;
  const kafka = openKafka(self, config, options);
  const admin = openTopicAdmin(kafka, config);
  const writer = openTopicWriter(kafka, { self, prefix });
  const running: { subscription: Subscription; reader: RunningSubscription }[] = [];

  return {
    async log() {
      const { clusterId } = await admin.ask((cluster) => cluster.describeCluster());
      return `kafka:${clusterId}:${prefix}`;
    },
    async publish(events) {
      await admin.makeTopics(self, [...new Set(events.map(({ aggregate }) => aggregate))]);
      const places = await writer.write(events).catch(async (error: unknown) => {
        await admin.close(); // a topic may have been deleted
        throw error;
      });
      await feed.publish(events);
      return places;
    },
    async ends(aggregates) {
      // A deleted topic is created again, and ends where it begins.
      await admin.makeTopics(self, aggregates);
      const ends = aggregates.map(async (aggregate) => {
        const topic = topicOf(prefix, self, aggregate);
        const partitions = await admin.ask((cluster) => cluster.fetchTopicOffsets(topic));
        return [
          aggregate,
          Object.fromEntries(partitions.map(({ partition, high }) => [partition, Number(high)])),
        ] as const;
      });
      return Object.fromEntries<Places[string]>(await Promise.all(ends));
    },
    subscribe(subscription) {
      const makeTopics = () => admin.makeTopics(subscription.source, subscription.aggregates);
      const reader = readTopics(subscription, { kafka, self, config, quietMs, makeTopics, logger });
      running.push({ subscription, reader });
      return reader;
    },
    leads: feed.leads,
    readAll: (subscription) => feed.readAll(subscription),
    async lag() {
      const measured = running.map(({ subscription: { source, aggregates } }) => {
        const topics = aggregates.map((aggregate) => topicOf(prefix, source, aggregate));
        return admin.ask((cluster) => measureLag(cluster, { source, groupId: groupOf(prefix, self, source), topics }));
      });
      return (await Promise.all(measured)).flat();
    },
    async close() {
      await Promise.all(running.map(({ reader }) => reader.stop()));
      await Promise.all([writer.close(), admin.close()]);
    },
  };
}
