import type { EventEnvelope } from '@harbourline/contracts';
import { SpanKind, type Meter } from '@opentelemetry/api';
import type { Clock } from '../clock';
import type { Database, PrismaClientLike } from '../database/database';
import type { Logger } from '../logger';
import { continueTrace } from '../telemetry/spans';
import type { EventHandler } from './event-handler';

/** Lets a handler handle an event, and logs the outcome. @returns why it failed, as text; undefined if it did not. */
export type AttemptEvent<Client extends PrismaClientLike> = (
  handler: EventHandler<Client>,
  event: EventEnvelope,
) => Promise<string | undefined>;

export function attemptEvents<Client extends PrismaClientLike>(options: {
  db: Database<Client>;
  clock: Clock;
  logger: Logger;
  meter: Meter;
}): AttemptEvent<Client> {
  const { db, clock, logger, meter } = options;
  const delays = meter.createHistogram('harbourline_event_delay_seconds', {
    description: 'How long after they had happened events were handled, retries included',
    advice: { explicitBucketBoundaries: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3600] },
  });
  const attempts = meter.createCounter('harbourline_event_attempts_total', {
    description: 'Attempts at handling an event, by type and outcome',
  });

  return async (handler, event) => {
    const { id, type, subject, traceparent } = event;
    const about = {
      kind: SpanKind.CONSUMER,
      attributes: { 'event.id': id, 'event.type': type, 'event.subject': subject },
    };
    try {
      // The span belongs to the trace in which the event happened, so that this trace shows what became of the event.
      await continueTrace(traceparent, `handle ${handler.name}`, () => handler.run(db, event, clock), about);
    } catch (error) {
      attempts.add(1, { type, outcome: 'failed' });
      logger.warn({ err: error, handler: handler.name, event: id, type }, 'an event could not be handled');
      return String(error);
    }
    attempts.add(1, { type, outcome: 'done' });
    delays.record(Math.max(0, clock.now().getTime() - Date.parse(event.time)) / 1000, { type });
    return undefined;
  };
}
