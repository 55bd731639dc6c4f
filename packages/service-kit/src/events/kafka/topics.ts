import { KEPT_OF_AGGREGATES, type Kept, type ServiceName } from '@harbourline/contracts';
import type { ITopicConfig } from 'kafkajs';

const DAY_MS = 86_400_000;
/** How long a consumer may be down and still receive every event, not just the latest state. */
const TOLD_WHOLE_MS = 30 * DAY_MS;
/**
 * Superseded events are deleted within this time: before INBOX_DAYS, or a group that starts over would react to them
 * twice.
 */
const FORGOTTEN_AFTER_MS = 45 * DAY_MS;
/**
 * Kafka deletes nothing from the segment that is being written, so the segment is closed every day instead of every
 * week.
 */
const CLOSED_EVERY = { 'segment.ms': String(DAY_MS) };

const CONFIGURATION: Record<Kept, Record<string, string>> = {
  state: {
    'cleanup.policy': 'compact',
    'min.compaction.lag.ms': String(TOLD_WHOLE_MS),
    'max.compaction.lag.ms': String(FORGOTTEN_AFTER_MS),
    ...CLOSED_EVERY,
  },
  history: { 'cleanup.policy': 'delete', 'retention.ms': '-1', 'retention.bytes': '-1' },
  notice: {
    'cleanup.policy': 'delete',
    'retention.ms': String(TOLD_WHOLE_MS),
    'retention.bytes': '-1',
    ...CLOSED_EVERY,
  },
};

/** One topic for each aggregate, prefixed with its owner, so that write access can be granted by prefix. */
export function topicOf(prefix: string, source: ServiceName, aggregate: string): string {
  return `${prefix}.${source}.${aggregate}`;
}

/** The consumer group in which the replicas of a service share another service's events. */
export function groupOf(prefix: string, self: ServiceName, source: ServiceName): string {
  return `${prefix}.${self}.from-${source}`;
}

/** How to create a topic. An unknown aggregate keeps its history, because that loses nothing. */
export function describeTopic(
  { prefix, partitions }: { prefix: string; partitions: number },
  source: ServiceName,
  aggregate: string,
): ITopicConfig {
  const kept = new Map(Object.entries(KEPT_OF_AGGREGATES)).get(aggregate) ?? 'history';
  return {
    topic: topicOf(prefix, source, aggregate),
    numPartitions: partitions,
    replicationFactor: -1, // the cluster's default for all topics
    configEntries: Object.entries(CONFIGURATION[kept]).map(([name, value]) => ({ name, value })),
  };
}
