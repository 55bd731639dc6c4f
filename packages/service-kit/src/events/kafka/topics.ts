import { KEPT_OF_AGGREGATES, type Kept, type ServiceName } from '@harbourline/contracts';
import type { ITopicConfig } from 'kafkajs';

const DAY_MS = 86_400_000;
/** How long a consumer may be away and still be told of everything, not only of how things ended. */
const TOLD_WHOLE_MS = 30 * DAY_MS;
/** Until then a superseded event is gone: before INBOX_DAYS, or a group that begins anew would react to it twice. */
const FORGOTTEN_AFTER_MS = 45 * DAY_MS;
/** Nothing is let go of in the segment that is being written: it is closed every day, not every week. */
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

/** One topic for each aggregate, named by whose it is: rights to write can be given by prefix. */
export function topicOf(prefix: string, source: ServiceName, aggregate: string): string {
  return `${prefix}.${source}.${aggregate}`;
}

/** The consumer group in which the replicas of a service share what another one tells. */
export function groupOf(prefix: string, self: ServiceName, source: ServiceName): string {
  return `${prefix}.${self}.from-${source}`;
}

/** How a topic is to be made. An aggregate that is not known of keeps its history: that loses nothing. */
export function describeTopic(
  { prefix, partitions }: { prefix: string; partitions: number },
  source: ServiceName,
  aggregate: string,
): ITopicConfig {
  const kept = new Map(Object.entries(KEPT_OF_AGGREGATES)).get(aggregate) ?? 'history';
  return {
    topic: topicOf(prefix, source, aggregate),
    numPartitions: partitions,
    replicationFactor: -1, // as the cluster has it for all topics
    configEntries: Object.entries(CONFIGURATION[kept]).map(([name, value]) => ({ name, value })),
  };
}
