import type { ServiceConfig } from './config';
import { systemClock, type Clock } from './clock';
import { openDatabase, type Database, type PrismaClientLike } from './database/database';
import { sessionUrl } from './database/session-url';
import { COMMAND_LIMITS } from './database/open-pool';
import { openDeadLetters } from './events/dead-letters';
import { createFeedTransport } from './events/feed-transport';
import { projectingHandlers } from './events/projection';
import { rebuildProjection } from './events/rebuild-projection';
import { replayDeadLetters } from './events/replay-dead-letters';
import type { EventHandler } from './events/event-handler';
import { SourceUnreachable, type Transport } from './events/transport';
import { createLogger } from './logger';
import { migrateService } from './migrations/migrate-service';
import { callerOf, type ServiceDefinition, type ServiceEnvironment } from './start-service';

/** A service, with operations of its own in addition to those that every service has. */
export interface OperableService<
  Client extends PrismaClientLike,
  Config extends ServiceConfig,
> extends ServiceDefinition<Client, Config> {
  /** By name; each returns what it did, or throws OperationFailed. */
  operations?: Readonly<
    Record<string, (environment: ServiceEnvironment<Client, Config>, say: (line: string) => void) => Promise<void>>
  >;
}

/** The tools of an operation, which works whether or not replicas of the service are running. */
interface Workplace<Client extends PrismaClientLike> {
  db: Database<Client>;
  clock: Clock;
  handlers: readonly EventHandler<Client>[];
  transport: Transport;
  say: (line: string) => void;
}

/** The operation did not do everything that was requested; the message is for the operator. */
export class OperationFailed extends Error {
  override name = 'OperationFailed';
}

const MIGRATE = 'migrate';
const OPERATIONS = {
  'dead-letters': listDeadLetters,
  'replay-dead-letters': runDeadLettersAgain,
  projections: listProjections,
  'rebuild-projection': rebuild,
};

/**
 * Runs an operator's command while replicas of the service may be running: migrating the database before an update,
 * listing parked events or handling them again, listing projections or rebuilding one, and the service's own
 * operations. The command consists of the operation and its arguments.
 * @throws OperationFailed; any error of the database when it is down.
 */
export async function operateService<Client extends PrismaClientLike, Config extends ServiceConfig>(
  definition: OperableService<Client, Config>,
  [operation = '', ...about]: readonly string[],
  say: (line: string) => void = console.log,
): Promise<void> {
  const { config, clock = systemClock, operations = {} } = definition;
  if (operation === MIGRATE) return sayApplied(await migrateService(definition), say);
  const operate = new Map(Object.entries(OPERATIONS)).get(operation);
  const own = new Map(Object.entries(operations)).get(operation);
  if (!operate && !own) {
    const known = [MIGRATE, ...Object.keys(OPERATIONS), ...Object.keys(operations)];
    throw new OperationFailed(`Unknown operation "${operation}"; there are ${inWords(known)}.`);
  }
  const caller = callerOf(definition);
  const logger = createLogger(definition.name, 'warn');
  const db = openDatabase({
    url: config.DATABASE_URL,
    pool: config.DATABASE_POOL,
    clock,
    createClient: (adapter) => definition.createClient(adapter),
    limits: COMMAND_LIMITS,
  });
  const transport = createFeedTransport({ caller, databaseUrl: sessionUrl(config), sql: db.client, logger });
  try {
    const environment = { config, db, clock, logger, caller };
    if (own) await own(environment, say);
    if (!operate) return;
    const { subscriptions = [] } = await definition.wire(environment);
    await operate({ db, clock, handlers: subscriptions, transport, say }, about);
  } finally {
    await transport.close();
    await db.close();
  }
}

function sayApplied(applied: readonly string[], say: (line: string) => void): void {
  for (const name of applied) say(`${name} applied`);
  say(applied.length > 0 ? `${applied.length} migrations applied` : 'the database is up to date');
}

async function listDeadLetters<C extends PrismaClientLike>({ db, say }: Workplace<C>): Promise<void> {
  for (const { id, handler, event, error, parked_at } of await openDeadLetters(db)) {
    say(`${id} ${parked_at.toISOString()} ${handler} ${event.type} ${event.subject}: ${error}`);
  }
}

async function runDeadLettersAgain<C extends PrismaClientLike>({ db, clock, handlers, say }: Workplace<C>) {
  const { done, failed } = await replayDeadLetters(db, clock, handlers);
  for (const { id, error } of failed) say(`${id} failed again: ${error}`);
  say(`${done} done, ${failed.length} failed again`);
}

async function listProjections<C extends PrismaClientLike>({ handlers, say }: Workplace<C>): Promise<void> {
  for (const name of namesOf(handlers)) {
    const events = handlersOf(handlers, name).map(({ event }) => `${event.source} ${event.type}`);
    say(`${name}: ${events.join(', ')}`);
  }
}

async function rebuild<C extends PrismaClientLike>(
  { db, handlers, transport, say }: Workplace<C>,
  [name = '']: readonly string[],
): Promise<void> {
  const keeping = handlersOf(handlers, name);
  const [first] = keeping;
  if (!first) {
    const known = namesOf(handlers);
    throw new OperationFailed(
      `Unknown projection "${name}"; ${known.length > 0 ? `there are ${inWords(known)}` : 'this service keeps none'}.`,
    );
  }
  const { projection } = first;
  const rebuilding = rebuildProjection({ projection, handlers: keeping, db, transport });
  const { events, forgotten, failed } = await rebuilding.catch((error: unknown) => {
    if (!(error instanceof SourceUnreachable)) throw error;
    throw new OperationFailed(`${error.message} That service has to run meanwhile. Nothing is lost; try again then.`, {
      cause: error,
    });
  });
  for (const subject of forgotten) say(`${subject} is gone: no event speaks of it`);
  for (const { subject, error } of failed) say(`${subject} failed: ${error}`);
  say(`${name}: ${events} events read, ${forgotten.length} gone, ${failed.length} failed`);
  if (failed.length > 0) throw new OperationFailed(`Of ${name}, ${failed.length} could not be made anew.`);
}

function namesOf<C extends PrismaClientLike>(handlers: readonly EventHandler<C>[]): string[] {
  return [...new Set(projectingHandlers(handlers).map(({ projection }) => projection.name))];
}

function handlersOf<C extends PrismaClientLike>(handlers: readonly EventHandler<C>[], name: string) {
  return projectingHandlers(handlers).filter(({ projection }) => projection.name === name);
}

function inWords(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
}
