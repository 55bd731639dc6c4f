import { setTimeout as sleep } from 'node:timers/promises';
import type { EventDefinition, EventEnvelope } from '@harbourline/contracts';
import { SERVICES } from '@harbourline/contracts';
import type { z } from 'zod';
import type { Clock } from '../clock';
import type { Database, PrismaClientLike } from '../database/database';
import { guarded } from '../database/guarded';
import type { Logger } from '../logger';
import { isParked, park } from './dead-letters';
import type { RunningSubscription, Transport } from './transport';

/** One line of a service's table of what it listens to. */
export interface EventHandler<Client extends PrismaClientLike> {
  event: EventDefinition;
  /** Unique within the service and stable: the inbox and the dead letters know the handler by it. */
  name: string;
  run(db: Database<Client>, event: EventEnvelope, clock: Clock): Promise<void>;
}

class AlreadyHandled extends Error {}

/**
 * Does something once: the first transaction that the function runs on the given database also records the event.
 * A function that stores nothing is run again when the event is repeated.
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
          'INSERT INTO kit.inbox (handler, event_id, handled_at) VALUES ($1, $2::uuid, $3::timestamptz) ON CONFLICT DO NOTHING',
          name,
          envelope.id,
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

/** How long a failing handler waits before each further try, in milliseconds; after the last its event is parked. */
export const RETRY_MS: readonly number[] = [50, 250, 1_000, 3_000, 10_000];

/** Subscribes a service's handlers. A handler that keeps failing parks its event, and what follows for the same key. */
export function startSubscriptions<Client extends PrismaClientLike>(options: {
  handlers: readonly EventHandler<Client>[];
  transport: Transport;
  db: Database<Client>;
  clock: Clock;
  logger: Logger;
  retryMs: readonly number[];
}): RunningSubscription {
  const { handlers, transport, db, clock, logger, retryMs } = options;
  const stopping = new AbortController();

  async function runHandler(handler: EventHandler<Client>, event: EventEnvelope): Promise<void> {
    const about = { handler: handler.name, aggregate: handler.event.aggregate, event };
    for (let attempt = 0; ; attempt += 1) {
      try {
        if (await isParked(db, about)) {
          await park(db, clock, about, 'an earlier event of the same key is parked');
        } else {
          await handler.run(db, event, clock);
        }
        return;
      } catch (error) {
        logger.warn(
          { err: error, handler: handler.name, event: event.id, type: event.type, attempt },
          'an event could not be handled',
        );
        if (stopping.signal.aborted) throw error; // not acknowledged: it comes again after the restart
        const wait = retryMs[attempt];
        if (wait === undefined) {
          const parked = await park(db, clock, about, String(error)).then(
            () => true,
            () => false, // the database is away: go on trying
          );
          if (parked) {
            logger.error(
              { err: error, handler: handler.name, event: event.id, type: event.type },
              'an event was parked',
            );
            return;
          }
        }
        await sleep(wait ?? 5_000, undefined, { signal: stopping.signal });
      }
    }
  }

  const running = SERVICES.flatMap((source) => {
    const wanted = handlers.filter((handler) => handler.event.source === source);
    if (wanted.length === 0) return [];
    return transport.subscribe({
      source,
      types: [...new Set(wanted.map((handler) => handler.event.type))],
      async handle(event) {
        for (const handler of wanted) {
          if (handler.event.type === event.type) await runHandler(handler, event);
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
