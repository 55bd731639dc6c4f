import type { ServiceName } from '@harbourline/contracts';
import { Kafka, logLevel, type ISocketFactory, type LogEntry, type SASLOptions } from 'kafkajs';
import { ConfigError } from '../../config';
import type { Logger } from '../../logger';
import { calmRequestQueue } from './calm-request-queue';
import type { KafkaConfig } from './kafka-config';
import { openSocket } from './open-socket';

/** How long a request may take before its connection is considered lost. */
const REQUEST_MS = 10_000;

/**
 * A client for the configured brokers; nothing is connected yet.
 * @throws ConfigError when the sign-in mechanism is set, but not the account.
 */
export function openKafka(
  self: ServiceName,
  config: KafkaConfig,
  { logger, socketFactory = openSocket }: { logger: Logger; socketFactory?: ISocketFactory },
): Kafka {
  calmRequestQueue();
  const sasl = signIn(config);
  return new Kafka({
    clientId: config.KAFKA_CLIENT_ID || `harbourline-${self}`,
    brokers: config.KAFKA_BROKERS,
    ssl:
      config.KAFKA_SSL === 'on' && (config.KAFKA_SSL_CA ? { ca: config.KAFKA_SSL_CA.replaceAll('\\n', '\n') } : true),
    ...(sasl ? { sasl } : {}),
    socketFactory,
    connectionTimeout: 3_000,
    requestTimeout: REQUEST_MS,
    // The users of this client retry and log for themselves.
    retry: { retries: 2, initialRetryTime: 100, maxRetryTime: 1_000, restartOnFailure: async () => false },
    logLevel: logLevel.INFO,
    logCreator: () => (entry) => say(logger, entry),
  });
}

/** Most errors that kafkajs logs are a broker that restarts or a group that rebalances; both pass. */
function say(
  logger: Logger,
  { level, namespace, log: { message, timestamp: _, logger: __, ...about } }: LogEntry,
): void {
  const line = { ...about, part: `kafka ${namespace}` };
  if (level === logLevel.ERROR) logger.info(line, message);
  else logger.debug(line, message);
}

function signIn(config: KafkaConfig): SASLOptions | undefined {
  const { KAFKA_SASL_MECHANISM: mechanism, KAFKA_SASL_USERNAME: username, KAFKA_SASL_PASSWORD: password } = config;
  if (!mechanism) return undefined;
  if (!username || !password) {
    throw new ConfigError('KAFKA_SASL_MECHANISM needs KAFKA_SASL_USERNAME and KAFKA_SASL_PASSWORD as well.');
  }
  return { mechanism, username, password };
}
