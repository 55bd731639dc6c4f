import { setTimeout as sleep } from 'node:timers/promises';
import type { EventDefinition, EventEnvelope } from '@harbourline/contracts';
import { SERVICES } from '@harbourline/contracts';
import type { z } from 'zod';
import type { Clock } from '../clock';
import type { Database, PrismaClientLike } from '../database/database';
import { guarded } from '../database/guarded';
import type { Logger } from '../logger';
import type { AttemptEvent } from './attempt-event';
import type { EventHandler } from './event-handler';
import { isWaiting, setAside } from './dead-letters';
import type { RunningSubscription, Transport } from './transport';

class AlreadyHandled extends Error {}

/**
 * Does something once: the first transaction that the function runs on the given database also records the event. A
 * function that stores nothing is run again when the event is repeated.
 */
export function react<Client extends PrismaClientLike, S extends z.ZodType>(
  name: string,
  event: EventDefinition<S>,
  handle: (db: Database<Client>, data: z.output<S>, envelope: EventEnvelope) => Promise<unknown>,
): EventHandler<Client> {
  return {
    event,
    name,
    async run(db, envelope, clock) {
      const recording = guarded(db, async (tx) => {
        const first = await tx.$executeRawUnsafe(
          `INSERT INTO kit.inbox (handler, event_id, subject, handled_at) VALUES ($1, $2::uuid, $3, $4::timestamptz)
           ON CONFLICT DO NOTHING`,
          name,
          envelope.id,
          envelope.subject,
          clock.now().toISOString(),
        );
        if (first === 0) throw new AlreadyHandled();
      });
      try {
        await handle(recording, event.data.parse(envelope.data), envelope);
      } catch (error) {
        if (!(error instanceof AlreadyHandled)) throw error;
      }
    },
  };
}

/** How long a failed event waits before each further attempt, in milliseconds; after the last one it is parked. */
export const RETRY_MS: readonly number[] = [250, 1_000, 3_000, 10_000, 30_000];
/** How long to wait before trying a database that is down again. */
const AGAIN_MS = 1_000;

/**
 * Subscribes a service's handlers. An event on which a handler fails is set aside and retried separately, with later
 * events of the same key queued behind it; all other events go on.
 */
export function startSubscriptions<Client extends PrismaClientLike>(options: {
  handlers: readonly EventHandler<Client>[];
  transport: Transport;
  db: Database<Client>;
  clock: Clock;
  logger: Logger;
  attempt: AttemptEvent<Client>;
  retryMs: readonly number[];
}): RunningSubscription {
  const { handlers, transport, db, clock, logger, attempt, retryMs } = options;
  const stopping = new AbortController();

  async function handleOrSetAside(handler: EventHandler<Client>, event: EventEnvelope): Promise<void> {
    const about = { handler: handler.name, aggregate: handler.event.aggregate, event };
    if (await isWaiting(db, about)) {
      const error = 'an earlier event of the same key waits';
      return setAside(db, clock, about, { error, attempts: 0, retryInMs: 0 });
    }
    const error = await attempt(handler, event);
    if (error !== undefined) await setAside(db, clock, about, { error, attempts: 1, retryInMs: retryMs[0] });
  }

  /** Settles once the event has taken effect or is stored, however long the database is down. */
  async function handled(handler: EventHandler<Client>, event: EventEnvelope): Promise<void> {
    for (;;) {
      try {
        return await handleOrSetAside(handler, event);
      } catch (error) {
        if (stopping.signal.aborted) throw error; // not acknowledged: it arrives again after the restart
        logger.warn({ err: error, handler: handler.name, event: event.id }, 'an event could not be stored');
        await sleep(AGAIN_MS, undefined, { signal: stopping.signal });
      }
    }
  }

  const running = SERVICES.flatMap((source) => {
    const wanted = handlers.filter((handler) => handler.event.source === source);
    if (wanted.length === 0) return [];
    return transport.subscribe({
      source,
      aggregates: [...new Set(wanted.map((handler) => handler.event.aggregate))],
      types: [...new Set(wanted.map((handler) => handler.event.type))],
      async handle(event) {
        for (const handler of wanted) {
          if (handler.event.type === event.type) await handled(handler, event);
        }
      },
    });
  });

  return {
    async stop() {
      stopping.abort();
      await Promise.all(running.map((subscription) => subscription.stop()));
    },
  };
}
