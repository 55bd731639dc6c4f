import type { EventEnvelope } from '@harbourline/contracts';
import type { Consumer, EachBatchPayload, Kafka } from 'kafkajs';
import { toEvent } from './event-message';
import { watchFor } from './watchdog';

/** How many partitions of one source a replica handles at a time. */
const PARTITIONS_AT_ONCE = 3;
/** How long a broker without new events holds a fetch request; a stop takes about as long. */
const ASK_AGAIN_MS = 1_000;
const COMMIT_EVERY_MS = 1_000;
/** How many events of a partition are handed over at once. */
const BATCH = 200;
/** How long the other members of a group wait for a replica that is in the middle of events. */
export const REBALANCE_MS = 30_000;
const LEAVE_WITHIN_MS = 5_000;

export interface Consumption {
  groupId: string;
  topics: string[];
  handle(events: readonly EventEnvelope[], check: () => void): Promise<void>;
  /** The message is not an event. */
  onStranger(where: { topic: string; partition: number; offset: string }): void;
  sessionMs: number;
  quietMs: number;
  signal: AbortSignal;
}

/**
 * Joins a consumer group and has its events handled, some of each partition at a time, until the signal says
 * to stop. Only handled events are committed.
 * @throws Error when kafkajs has given up, or has neither fetched nor sent a heartbeat for `quietMs`.
 */
export async function consume(kafka: Kafka, { groupId, topics, signal, ...how }: Consumption): Promise<void> {
  const consumer = kafka.consumer({
    groupId,
    sessionTimeout: how.sessionMs,
    heartbeatInterval: how.sessionMs / 4,
    rebalanceTimeout: REBALANCE_MS,
    maxWaitTimeInMs: ASK_AGAIN_MS,
    allowAutoTopicCreation: false,
    retry: { retries: 3, initialRetryTime: 200, maxRetryTime: 2_000, restartOnFailure: async () => false },
  });
  const watchdog = watchFor(how.quietMs);
  const { CRASH, FETCH, GROUP_JOIN, HEARTBEAT } = consumer.events;
  for (const sign of [FETCH, HEARTBEAT, GROUP_JOIN] as const) consumer.on(sign, () => watchdog.seen());
  const crashed = new Promise<Error>((resolve) => consumer.on(CRASH, ({ payload }) => resolve(payload.error)));
  const quiet = watchdog.quiet.then(() => new Error(`no fetch and no heartbeat for ${how.quietMs / 1_000} seconds`));

  const stopped = abortOf(signal);

  let over = false;
  const eachBatch = (batch: EachBatchPayload) => handleBatch(batch, { ...how, isOver: () => over || signal.aborted });
  const started = (async () => {
    await consumer.connect();
    await consumer.subscribe({ topics, fromBeginning: true });
    await consumer.run({
      eachBatch,
      eachBatchAutoResolve: false,
      autoCommitInterval: COMMIT_EVERY_MS,
      partitionsConsumedConcurrently: PARTITIONS_AT_ONCE,
    });
  })();
  try {
    const ended = Promise.race([crashed, quiet, stopped.happened]);
    const failure = await Promise.race([ended, started.then(() => ended)]);
    if (failure) throw failure;
  } finally {
    over = true;
    watchdog.stop();
    stopped.forget();
    await leave(consumer, started);
  }
}

async function handleBatch(
  { batch, resolveOffset, heartbeat, commitOffsetsIfNecessary, isRunning, isStale }: EachBatchPayload,
  {
    handle,
    onStranger,
    sessionMs,
    isOver,
  }: Pick<Consumption, 'handle' | 'onStranger' | 'sessionMs'> & { isOver(): boolean },
): Promise<void> {
  const mustEnd = () => isOver() || !isRunning() || isStale();
  const check = () => {
    if (mustEnd()) throw new Ended();
  };
  for (let from = 0; from < batch.messages.length && !mustEnd(); from += BATCH) {
    const messages = batch.messages.slice(from, from + BATCH);
    const events = messages.flatMap((message) => {
      const event = toEvent(message);
      if (!event && message.value) {
        onStranger({ topic: batch.topic, partition: batch.partition, offset: message.offset });
      }
      return event ?? [];
    });
    try {
      await alive(heartbeat, sessionMs / 4, () => handle(events, check));
    } catch (error) {
      if (error instanceof Ended) return;
      throw error;
    }
    const last = messages.at(-1);
    if (last) resolveOffset(last.offset);
    await heartbeat();
    await commitOffsetsIfNecessary();
  }
}

/** The partition belongs to another replica, or this one stops. */
class Ended extends Error {}

/** Sends heartbeats during the work: a handler may take longer than the group waits for a sign of life. */
async function alive(heartbeat: () => Promise<void>, everyMs: number, work: () => Promise<void>): Promise<void> {
  // A heartbeat's failure, such as a rebalance of the group, is reported again by the next one after the work.
  const timer = setInterval(() => void heartbeat().catch(() => undefined), everyMs);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}

/** The signal outlives many consumers, so each has to remove its listener. */
function abortOf(signal: AbortSignal): { happened: Promise<undefined>; forget(): void } {
  let listener: () => void = () => undefined;
  const happened = new Promise<undefined>((resolve) => {
    listener = () => resolve(undefined);
    if (signal.aborted) listener();
    signal.addEventListener('abort', listener);
  });
  return { happened, forget: () => signal.removeEventListener('abort', listener) };
}

/** Finishes what is being handled, commits and leaves the group; a consumer that cannot do so is abandoned. */
async function leave(consumer: Consumer, started: Promise<void>): Promise<void> {
  const disconnect = () => consumer.disconnect().catch(() => undefined);
  // A consumer that was still joining would otherwise remain a member forever.
  const left = Promise.all([disconnect(), started.then(disconnect, () => undefined)]);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, LEAVE_WITHIN_MS)));
  await Promise.race([left, late]);
  clearTimeout(timer);
}
