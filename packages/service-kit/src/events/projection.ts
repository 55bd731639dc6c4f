import type { EventDefinition, EventEnvelope } from '@harbourline/contracts';
import type { z } from 'zod';
import type { Database, PrismaClientLike, Tx } from '../database/database';
import type { EventHandler } from './event-handler';

/** A service's copy of other services' aggregates: one table, in which each row belongs to one aggregate. */
export interface Projection {
  /** Unique within the service and stable: the versions already seen are stored under it. */
  name: string;
  table: string;
  /** SQL over a row of the table: the subject of the events about it. */
  subject: string;
  /**
   * Goes up when something else of an event is kept than by the release before: what is there is then rebuilt by itself
   * (`rebuildAfterUpdate`). None where that was never so.
   */
  version?: number;
}

/** An event, and the handler that knows its data. */
interface AppliedBy<Client extends PrismaClientLike> {
  handler: Pick<ProjectingHandler<Client>, 'event'>;
  event: EventEnvelope;
}

/** A handler that maintains a projection. */
export interface ProjectingHandler<Client extends PrismaClientLike> extends EventHandler<Client> {
  projection: Projection;
  /** Handlers with the same can have their events applied at once. */
  kind: unknown;
  /** Applies events, each about another subject and whatever was applied before. */
  apply(tx: Tx<Client>, events: readonly AppliedBy<Client>[]): Promise<void>;
  /** Applies an event unless a newer one has been applied. Applying the same event again repairs a changed row. */
  applyAgain(db: Database<Client>, event: EventEnvelope): Promise<void>;
}

/**
 * Maintains state: an event is applied only if its aggregate version is newer, so repeated and late events do no harm.
 * Each event of a projection carries its full state, so the newest one is sufficient.
 */
export function project<Client extends PrismaClientLike, S extends z.ZodType>(
  projection: Projection,
  event: EventDefinition<S>,
  apply: (tx: Tx<Client>, data: z.output<S>, event: EventEnvelope) => Promise<void>,
): ProjectingHandler<Client> {
  return projectAll<Client, S>(projection, event, async (tx, given) => {
    for (const { data, event: envelope } of given) await apply(tx, data, envelope);
  });
}

/**
 * The same, for a function that takes many events at once, each about another subject. The events of all handlers of a
 * projection that have the same function come to it together.
 */
export function projectAll<Client extends PrismaClientLike, S extends z.ZodType>(
  projection: Projection,
  event: EventDefinition<S>,
  applyAll: (tx: Tx<Client>, given: readonly { data: z.output<S>; event: EventEnvelope }[]) => Promise<void>,
): ProjectingHandler<Client> {
  const applyEvents: ProjectingHandler<Client>['apply'] = (tx, events) =>
    applyAll(
      tx,
      events.map(({ handler, event: envelope }) => ({
        data: handler.event.data.parse(envelope.data) as z.output<S>, // whoever has the same function has the same data
        event: envelope,
      })),
    );
  const applyIf = (condition: '<' | '<=') => (db: Database<Client>, envelope: EventEnvelope) =>
    db.transact(async (tx) => {
      // The row is locked whatever its version, so that live events and a rebuild take turns at a subject.
      const taken = await tx.$executeRawUnsafe(
        `INSERT INTO kit.projection_versions (projection, subject, version) VALUES ($1, $2, $3)
         ON CONFLICT (projection, subject) DO UPDATE SET version = excluded.version
         WHERE projection_versions.version ${condition} excluded.version`,
        projection.name,
        envelope.subject,
        envelope.aggregateversion,
      );
      if (taken === 1) await applyEvents(tx, [{ handler: { event }, event: envelope }]);
    });
  return {
    event,
    name: `${projection.name}:${event.type}`,
    projection,
    kind: applyAll,
    apply: applyEvents,
    run: applyIf('<'),
    applyAgain: applyIf('<='),
  };
}

/** Those of a service's handlers that maintain projections. */
export function projectingHandlers<Client extends PrismaClientLike>(
  handlers: readonly EventHandler<Client>[],
): ProjectingHandler<Client>[] {
  return handlers.filter((handler) => isProjecting(handler));
}

export function isProjecting<Client extends PrismaClientLike>(
  handler: EventHandler<Client>,
): handler is ProjectingHandler<Client> {
  return 'projection' in handler;
}
