import { setTimeout as sleep } from 'node:timers/promises';
import type { EventDefinition, EventEnvelope } from '@harbourline/contracts';
import { SERVICES } from '@harbourline/contracts';
import { createNoopMeter, SpanKind, type Meter } from '@opentelemetry/api';
import type { z } from 'zod';
import type { Clock } from '../clock';
import type { Database, PrismaClientLike } from '../database/database';
import { guarded } from '../database/guarded';
import type { Logger } from '../logger';
import { continueTrace } from '../telemetry/spans';
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
  meter?: Meter;
}): RunningSubscription {
  const { handlers, transport, db, clock, logger, retryMs, meter = createNoopMeter() } = options;
  const stopping = new AbortController();
  const delays = meter.createHistogram('harbourline_event_delay_seconds', {
    description: 'How long after they had happened events were handled, retries included',
    advice: { explicitBucketBoundaries: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3600] },
  });
  const attempts = meter.createCounter('harbourline_event_attempts_total', {
    description: 'Attempts at handling an event, by type and outcome',
  });

  async function runHandler(handler: EventHandler<Client>, event: EventEnvelope): Promise<void> {
    const about = { handler: handler.name, aggregate: handler.event.aggregate, event };
    for (let attempt = 0; ; attempt += 1) {
      try {
        if (await isParked(db, about)) {
          await park(db, clock, about, 'an earlier event of the same key is parked');
        } else {
          await handler.run(db, event, clock);
        }
        attempts.add(1, { type: event.type, outcome: 'done' });
        return;
      } catch (error) {
        attempts.add(1, { type: event.type, outcome: 'failed' });
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

  /** As a part of the trace in which the event happened: whoever looks at that one sees what has become of it. */
  async function handled(handler: EventHandler<Client>, event: EventEnvelope): Promise<void> {
    const attributes = { 'event.id': event.id, 'event.type': event.type, 'event.subject': event.subject };
    await continueTrace(event.traceparent, `handle ${handler.name}`, () => runHandler(handler, event), {
      kind: SpanKind.CONSUMER,
      attributes,
    });
    delays.record(Math.max(0, clock.now().getTime() - Date.parse(event.time)) / 1000, { type: event.type });
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
