import type { EventDefinition, EventEnvelope } from '@harbourline/contracts';
import { SERVICES } from '@harbourline/contracts';
import type { z } from 'zod';
import type { Database, PrismaClientLike } from '../database/database';
import { guarded } from '../database/guarded';
import type { EventHandler } from './event-handler';
import { handlesEvents, type Handling } from './handle-events';
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

/**
 * Subscribes a service's handlers. An event on which a handler fails is set aside and retried separately, with later
 * events of the same key queued behind it; all other events go on.
 */
export function startSubscriptions<Client extends PrismaClientLike>({
  handlers,
  transport,
  ...handling
}: Omit<Handling<Client>, 'stopping'> & {
  handlers: readonly EventHandler<Client>[];
  transport: Transport;
}): RunningSubscription {
  const stopping = new AbortController();
  const handleEvents = handlesEvents({ ...handling, stopping: stopping.signal });

  const running = SERVICES.flatMap((source) => {
    const wanted = handlers.filter((handler) => handler.event.source === source);
    if (wanted.length === 0) return [];
    return transport.subscribe({
      source,
      aggregates: [...new Set(wanted.map((handler) => handler.event.aggregate))],
      types: [...new Set(wanted.map((handler) => handler.event.type))],
      handle: (events, check) => handleEvents(wanted, events, check),
    });
  });

  return {
    async stop() {
      stopping.abort();
      await Promise.all(running.map((subscription) => subscription.stop()));
    },
  };
}
