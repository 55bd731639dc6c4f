import type { Logger } from '../logger';
import { sessionUrl } from '../database/session-url';
import type { SqlClient } from '../database/sql-client';
import type { ServiceConfig } from '../config';
import type { ServiceCaller } from '../http/call-service';
import { createFeedTransport, type FeedTransport } from './feed-transport';
import type { Transport } from './transport';

/**
 * Opens the configured transport, and the feed, which each service serves in any case: projections are rebuilt from it,
 * and other services may not use Kafka yet.
 */
export async function openTransport(options: {
  caller: ServiceCaller;
  config: ServiceConfig;
  sql: SqlClient;
  logger: Logger;
}): Promise<{ transport: Transport; feed: FeedTransport }> {
  const { caller, config, logger } = options;
  const feed = createFeedTransport({ ...options, databaseUrl: sessionUrl(config) });
  if (config.KAFKA_BROKERS.length === 0) return { feed, transport: feed };
  // Loaded only by who uses it: it is a seventh of what a start without it loads.
  const { createKafkaTransport } = await import('./kafka/kafka-transport');
  return { feed, transport: createKafkaTransport({ self: caller.self, config, feed, logger }) };
}
