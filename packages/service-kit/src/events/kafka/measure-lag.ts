import type { Admin } from 'kafkajs';
import type { Lag } from '../transport';

/** The number of events in each partition that a group has yet to handle. */
export async function measureLag(
  admin: Admin,
  { source, groupId, topics }: Pick<Lag, 'source'> & { groupId: string; topics: string[] },
): Promise<Lag[]> {
  const [handled, ...ends] = await Promise.all([
    admin.fetchOffsets({ groupId, topics }),
    ...topics.map((topic) => admin.fetchTopicOffsets(topic)),
  ]);
  return handled.flatMap(({ topic, partitions }) => {
    const committed = new Map(partitions.map(({ partition, offset }) => [partition, BigInt(offset)]));
    return (ends[topics.indexOf(topic)] ?? []).map(({ partition, high, low }): Lag => {
      const next = committed.get(partition) ?? -1n;
      const from = next > BigInt(low) ? next : BigInt(low);
      return { source, topic, partition, events: Number(BigInt(high) - from) };
    });
  });
}
