import type { ServiceName } from '@harbourline/contracts';
import { Partitioners, type Kafka, type Producer, type TopicMessages } from 'kafkajs';
import type { Places, PositionedEvent } from '../transport';
import { toMessage } from './event-message';
import { topicOf } from './topics';

const PART_BYTES = 400_000;
const ALL_IN_SYNC_REPLICAS = -1;

export interface TopicWriter {
  /**
   * Settles when every in-sync replica has the events; after a failure, some may have been written.
   * @returns the offset of the first event of each aggregate and partition
   */
  write(events: readonly PositionedEvent[]): Promise<Places>;
  close(): Promise<void>;
}

/**
 * Writes a service's events. One request is in progress at a time and a failed one is repeated unchanged, so a key's
 * events may arrive twice, but never overtake each other.
 */
export function openTopicWriter(kafka: Kafka, { self, prefix }: { self: ServiceName; prefix: string }): TopicWriter {
  let connected: Promise<Producer> | undefined;

  async function connect(): Promise<Producer> {
    const producer = kafka.producer({
      // The partitioner of Kafka's own clients: anybody else who writes a key uses the same partition.
      createPartitioner: Partitioners.DefaultPartitioner,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      // The producer's own retries skip the partitions of a broker that has already answered, even those that moved to
      // it since.
      retry: { retries: 0 },
    });
    await producer.connect();
    return producer;
  }

  async function close(): Promise<void> {
    const open = connected;
    connected = undefined;
    await open?.then((producer) => producer.disconnect()).catch(() => undefined);
  }

  return {
    async write(events) {
      connected ??= connect();
      try {
        const producer = await connected;
        const places: Places = {};
        for (const part of partsOf(events)) {
          const topicMessages = byTopic(part, self, prefix);
          const written = await producer.sendBatch({ acks: ALL_IN_SYNC_REPLICAS, topicMessages });
          for (const { topicName, partition, baseOffset } of written) {
            const of = (places[topicName.slice(topicOf(prefix, self, '').length)] ??= {});
            if (baseOffset !== undefined) of[partition] ??= Number(baseOffset);
          }
        }
        return places;
      } catch (error) {
        await close(); // the producer's state may be wrong
        throw error;
      }
    },
    close,
  };
}

/** Batches in order, each no larger than what a broker accepts at once (1 MB unless configured otherwise). */
function partsOf(events: readonly PositionedEvent[]): PositionedEvent[][] {
  const parts: PositionedEvent[][] = [];
  let size = Infinity;
  for (const positioned of events) {
    const bytes = Buffer.byteLength(JSON.stringify(positioned.event));
    if (size + bytes > PART_BYTES) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(positioned);
    size += bytes;
  }
  return parts;
}

function byTopic(events: readonly PositionedEvent[], self: ServiceName, prefix: string): TopicMessages[] {
  const messages = new Map<string, TopicMessages>();
  for (const { aggregate, event } of events) {
    const topic = topicOf(prefix, self, aggregate);
    const of = messages.get(topic) ?? { topic, messages: [] };
    of.messages.push(toMessage(event));
    messages.set(topic, of);
  }
  return [...messages.values()];
}
