import type { EventDefinition, EventEnvelope } from '@harbourline/contracts';
import type { z } from 'zod';
import type { Database, PrismaClientLike, Tx } from '../database/database';
import type { EventHandler } from './event-handler';

/** What a service keeps of other services' aggregates: one table, each row of which belongs to one of them. */
export interface Projection {
  /** Unique within the service and stable: the versions that were seen are remembered under it. */
  name: string;
  table: string;
  /** SQL over a row of the table: the subject of the events that speak of it. */
  subject: string;
}

/** A handler that keeps a projection. */
export interface ProjectingHandler<Client extends PrismaClientLike> extends EventHandler<Client> {
  projection: Projection;
  /** Applies an event unless a newer one was: also one that was applied before, which mends what became of it since. */
  applyAgain(db: Database<Client>, event: EventEnvelope): Promise<void>;
}

/**
 * Keeps state: applied only if the aggregate's version is newer, so repeats and late events do no harm. Each event of a
 * projection carries all that it keeps, so that the newest one is enough.
 */
export function project<Client extends PrismaClientLike, S extends z.ZodType>(
  projection: Projection,
  event: EventDefinition<S>,
  apply: (tx: Tx<Client>, data: z.output<S>, event: EventEnvelope) => Promise<void>,
): ProjectingHandler<Client> {
  const applyIf = (condition: '<' | '<=') => (db: Database<Client>, envelope: EventEnvelope) =>
    db.transact(async (tx) => {
      // The row is locked whatever its version, so live events and a rebuild take turns at a subject.
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

/** Those of a service's handlers that keep projections. */
export function projectingHandlers<Client extends PrismaClientLike>(
  handlers: readonly EventHandler<Client>[],
): ProjectingHandler<Client>[] {
  return handlers.filter((handler): handler is ProjectingHandler<Client> => 'projection' in handler);
}
