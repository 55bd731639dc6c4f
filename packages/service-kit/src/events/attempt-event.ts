import type { EventEnvelope } from '@harbourline/contracts';
import { SpanKind, type Meter } from '@opentelemetry/api';
import type { Clock } from '../clock';
import type { Database, PrismaClientLike } from '../database/database';
import type { Logger } from '../logger';
import { continueTrace } from '../telemetry/spans';
import type { EventHandler } from './event-handler';
import { projectTogether, type Projected } from './project-together';

/** Lets a handler handle an event, and logs the outcome. @returns why it failed, as text; undefined if it did not. */
export type AttemptEvent<Client extends PrismaClientLike> = (
  handler: EventHandler<Client>,
  event: EventEnvelope,
) => Promise<string | undefined>;

/**
 * Applies events of projections in one transaction.
 * @returns whether it could; if not, nothing is stored, and each of them is to be attempted alone.
 */
export type AttemptTogether<Client extends PrismaClientLike> = (
  given: readonly Projected<Client>[],
) => Promise<boolean>;

/** The two ways in which events are handled, told by the same figures and traces. */
export function attemptEvents<Client extends PrismaClientLike>(options: {
  db: Database<Client>;
  clock: Clock;
  logger: Logger;
  meter: Meter;
}): { attempt: AttemptEvent<Client>; attemptTogether: AttemptTogether<Client> } {
  const { db, clock, logger, meter } = options;
  const delays = meter.createHistogram('harbourline_event_delay_seconds', {
    description: 'How long after they had happened events were handled, retries included',
    advice: { explicitBucketBoundaries: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3600] },
  });
  const attempts = meter.createCounter('harbourline_event_attempts_total', {
    description: 'Attempts at handling an event, by type and outcome',
  });

  // The span belongs to the trace in which the event happened, so that this trace shows what became of the event.
  const traced = (handler: EventHandler<Client>, event: EventEnvelope, run: () => Promise<void>) =>
    continueTrace(event.traceparent, `handle ${handler.name}`, run, {
      kind: SpanKind.CONSUMER,
      attributes: { 'event.id': event.id, 'event.type': event.type, 'event.subject': event.subject },
    });
  const noteDone = ({ type, time }: EventEnvelope) => {
    attempts.add(1, { type, outcome: 'done' });
    delays.record(Math.max(0, clock.now().getTime() - Date.parse(time)) / 1000, { type });
  };

  return {
    async attempt(handler, event) {
      const { id, type } = event;
      try {
        await traced(handler, event, () => handler.run(db, event, clock));
      } catch (error) {
        attempts.add(1, { type, outcome: 'failed' });
        logger.warn({ err: error, handler: handler.name, event: id, type }, 'an event could not be handled');
        return String(error);
      }
      noteDone(event);
      return undefined;
    },
    async attemptTogether(given) {
      try {
        await projectTogether(db, given, {
          around: (applied, apply) =>
            applied.reduce(
              (run, { handler, event }) =>
                () =>
                  traced(handler, event, run),
              apply,
            )(),
        });
      } catch (error) {
        logger.info({ err: error, events: given.length }, 'events could not be applied together');
        return false;
      }
      for (const { event } of given) noteDone(event);
      return true;
    },
  };
}
