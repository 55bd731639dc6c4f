import type { ServiceName } from '@harbourline/contracts';
import { Partitioners, type Kafka, type Producer, type TopicMessages } from 'kafkajs';
import type { Places, PositionedEvent } from '../transport';
import { toMessage } from './event-message';
import { topicOf } from './topics';

const PART_BYTES = 400_000;
const ALL_IN_SYNC_REPLICAS = -1;

export interface TopicWriter {
  /**
   * Settles when every in-sync replica has the events; after a failure some may be there.
   * @returns at which offset the first of each aggregate and partition is
   */
  write(events: readonly PositionedEvent[]): Promise<Places>;
  close(): Promise<void>;
}

/**
 * Writes a service's events. One request is under way at a time and a failed one is repeated as it was, so a key's
 * events may come twice, but never overtake each other.
 */
export function openTopicWriter(kafka: Kafka, { self, prefix }: { self: ServiceName; prefix: string }): TopicWriter {
  let connected: Promise<Producer> | undefined;

  async function connect(): Promise<Producer> {
    const producer = kafka.producer({
      // The one that Kafka's own clients use: whoever else writes a key meets the same partition.
      createPartitioner: Partitioners.DefaultPartitioner,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      // Its own new tries skip the partitions of a broker that has answered before, also those that moved there since.
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
        await close(); // whatever that producer knew may be wrong
        throw error;
      }
    },
    close,
  };
}

/** In order, and each no larger than what a broker takes at once (1 MB unless it is set otherwise). */
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
