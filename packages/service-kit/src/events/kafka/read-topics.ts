import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceName } from '@harbourline/contracts';
import type { Kafka } from 'kafkajs';
import type { Logger } from '../../logger';
import type { RunningSubscription, Subscription } from '../transport';
import { consume } from './consume';
import type { KafkaConfig } from './kafka-config';
import { groupOf, topicOf } from './topics';

const LONGEST_PAUSE_MS = 5_000;
/** From this number of consecutive failures on, the cause is more than a broker that restarts. */
const WORTH_A_WARNING = 4;
/** A consumer counts as working after this many quiet periods; being assigned partitions does not suffice. */
const LASTING = 2;

/** Handles a source's events for as long as it runs, starting a new consumer whenever one has ended. */
export function readTopics(
  subscription: Subscription,
  options: {
    kafka: Kafka;
    self: ServiceName;
    config: KafkaConfig;
    quietMs: number;
    makeTopics(): Promise<void>;
    logger: Logger;
  },
): RunningSubscription {
  const { source, aggregates, types, handle } = subscription;
  const { kafka, config, logger } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const topics = aggregates.map((aggregate) => topicOf(config.KAFKA_PREFIX, source, aggregate));

  async function run(): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      const started = performance.now();
      try {
        await options.makeTopics();
        await consume(kafka, {
          groupId: groupOf(config.KAFKA_PREFIX, options.self, source),
          topics,
          handle: async (events, check) => {
            const wanted = events.filter(({ type }) => types.includes(type));
            if (wanted.length > 0) await handle(wanted, check);
          },
          onStranger: (where) => logger.error({ source, ...where }, 'what is no event was passed over'),
          sessionMs: config.KAFKA_SESSION_MS,
          quietMs: options.quietMs,
          signal,
        });
      } catch (error) {
        if (signal.aborted) return;
        failures = performance.now() - started > LASTING * options.quietMs ? 1 : failures + 1;
        logger[failures < WORTH_A_WARNING ? 'info' : 'warn']({ err: error, source }, 'the consumer starts again');
      }
      await sleep(Math.min(250 * 2 ** failures, LONGEST_PAUSE_MS), undefined, { signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
