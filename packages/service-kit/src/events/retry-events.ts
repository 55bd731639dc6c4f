import type { Database, PrismaClientLike } from '../database/database';
import type { Job } from '../jobs/job';
import type { Logger } from '../logger';
import type { AttemptEvent } from './attempt-event';
import { claimWaiting, forgetWaiting, noteFailure } from './dead-letters';
import type { EventHandler } from './event-handler';

const EVERY_MS = 1_000;

/** Retries events that could not be handled, in order for each key; after the last attempt they are parked. */
export function retryEventsJob<Client extends PrismaClientLike>(options: {
  db: Database<Client>;
  handlers: readonly EventHandler<Client>[];
  attempt: AttemptEvent<Client>;
  retryMs: readonly number[];
  logger: Logger;
}): Job {
  const { db, handlers, attempt, retryMs, logger } = options;
  return {
    name: 'retry-events',
    everyMs: EVERY_MS,
    async run() {
      const waiting = await claimWaiting(db);
      if (!waiting) return 0;
      const { id, event, attempts } = waiting;
      const handler = handlers.find(({ name }) => name === waiting.handler);
      const error = handler ? await attempt(handler, event) : `there is no handler ${waiting.handler} any more`;
      if (error === undefined) {
        await forgetWaiting(db, id);
        return 1;
      }
      const retryInMs = retryMs[attempts];
      await noteFailure(db, id, { error, retryInMs });
      if (retryInMs === undefined) {
        logger.error({ error, handler: waiting.handler, event: event.id, type: event.type }, 'an event was parked');
      }
      return 1;
    },
  };
}
