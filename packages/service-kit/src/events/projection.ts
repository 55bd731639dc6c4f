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
}

/** A handler that maintains a projection. */
export interface ProjectingHandler<Client extends PrismaClientLike> extends EventHandler<Client> {
  projection: Projection;
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
      if (taken === 1) await apply(tx, event.data.parse(envelope.data), envelope);
    });
  return {
    event,
    name: `${projection.name}:${event.type}`,
    projection,
    run: applyIf('<'),
    applyAgain: applyIf('<='),
  };
}

/** Those of a service's handlers that maintain projections. */
export function projectingHandlers<Client extends PrismaClientLike>(
  handlers: readonly EventHandler<Client>[],
): ProjectingHandler<Client>[] {
  return handlers.filter((handler): handler is ProjectingHandler<Client> => 'projection' in handler);
}
