import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import type { Admin, ITopicConfig } from 'kafkajs';

/**
 * Makes a topic, and waits until its partitions have leaders. kafkajs waits as well, but takes the word of a broker that
 * has not heard of the topic yet for an error.
 */
export async function makeTopic(admin: Admin, topic: ITopicConfig): Promise<void> {
  await admin.createTopics({ topics: [topic], waitForLeaders: false });
  await eventuallyHolds(
    () => admin.fetchTopicMetadata({ topics: [topic.topic] }),
    ({ topics }) => topics.every(({ partitions }) => partitions.every(({ leader }) => leader >= 0)),
  );
}
