import type { ServiceConfig } from './config';
import { systemClock } from './clock';
import { openDatabase, type PrismaClientLike } from './database/database';
import { openDeadLetters } from './events/dead-letters';
import { replayDeadLetters } from './events/replay-dead-letters';
import { createLogger } from './logger';
import { callerOf, type ServiceDefinition } from './start-service';

export const OPERATIONS = ['dead-letters', 'replay-dead-letters'] as const;

/**
 * What an operator does with a service beside its running replicas: lists parked events, or runs them again.
 * @throws when the operation is not one of `OPERATIONS`, or the database is away.
 */
export async function operateService<Client extends PrismaClientLike, Config extends ServiceConfig>(
  definition: ServiceDefinition<Client, Config>,
  operation: string,
  say: (line: string) => void = console.log,
): Promise<void> {
  const { config, clock = systemClock } = definition;
  if (!OPERATIONS.some((known) => known === operation)) {
    throw new Error(`Unknown operation "${operation}"; there are ${OPERATIONS.join(' and ')}.`);
  }
  const db = openDatabase({
    url: config.DATABASE_URL,
    pool: config.DATABASE_POOL,
    clock,
    createClient: (adapter) => definition.createClient(adapter),
    onEvents: () => undefined, // the running replicas' relay finds them
  });
  try {
    if (operation === 'dead-letters') {
      for (const { id, handler, event, error, parked_at } of await openDeadLetters(db)) {
        say(`${id} ${parked_at.toISOString()} ${handler} ${event.type} ${event.subject}: ${error}`);
      }
      return;
    }
    const logger = createLogger(definition.name, 'warn');
    const { subscriptions = [] } = await definition.wire({ config, db, clock, logger, caller: callerOf(definition) });
    const { done, failed } = await replayDeadLetters(db, clock, subscriptions);
    for (const { id, error } of failed) say(`${id} failed again: ${error}`);
    say(`${done} done, ${failed.length} failed again`);
  } finally {
    await db.close();
  }
}
