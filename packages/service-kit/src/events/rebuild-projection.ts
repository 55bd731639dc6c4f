import { SERVICES, type EventEnvelope } from '@harbourline/contracts';
import type { Database, PrismaClientLike } from '../database/database';
import { projectTogether, TOGETHER, type Projected } from './project-together';
import type { Projection, ProjectingHandler } from './projection';
import type { Transport } from './transport';

export interface Rebuilt {
  /** The number of events that were read. */
  events: number;
  /** The subjects whose rows were deleted because no event is about them. */
  forgotten: string[];
  /** The subjects whose newest event could not be applied, with the reasons. */
  failed: { subject: string; error: string }[];
}

/**
 * Rebuilds a projection in place from its sources' events, while replicas continue to update and read it. Every event
 * is applied unless a newer one was; finally, rows that existed at the start and that no event is about are deleted. It
 * may be interrupted anywhere without harm; run again, it starts over.
 * @throws SourceUnreachable
 */
export async function rebuildProjection<Client extends PrismaClientLike>(options: {
  projection: Projection;
  /** The handlers of this projection. */
  handlers: readonly ProjectingHandler<Client>[];
  db: Database<Client>;
  transport: Transport;
  /** Throws where this process must not go on. */
  check?: () => void;
}): Promise<Rebuilt> {
  const { projection, handlers, db, transport, check = () => undefined } = options;
  // Rows that exist now come from events that the sources have already published, so reading the events afterwards
  // finds them.
  const before = await heldSubjects(db, projection);
  const spokenOf = new Set<string>();
  const failed = new Map<string, string>();
  let read = 0;

  async function handle(events: readonly EventEnvelope[]): Promise<void> {
    read += events.length;
    for (const { subject } of events) spokenOf.add(subject);
    const given = events.flatMap((event) =>
      handlers.filter((handler) => handler.event.type === event.type).map((handler) => ({ handler, event })),
    );
    for (let from = 0; from < given.length; from += TOGETHER) {
      check();
      await applyAgain(given.slice(from, from + TOGETHER));
    }
  }

  async function applyAgain(given: readonly Projected<Client>[]): Promise<void> {
    const done = await projectTogether(db, given, { again: true }).then(
      () => true,
      () => false,
    );
    for (const { handler, event } of given) {
      if (done) failed.delete(event.subject);
      else {
        await handler.applyAgain(db, event).then(
          () => failed.delete(event.subject),
          (error: unknown) => failed.set(event.subject, String(error)),
        );
      }
    }
  }

  for (const source of SERVICES) {
    const events = handlers.map(({ event }) => event).filter((event) => event.source === source);
    const types = [...new Set(events.map(({ type }) => type))];
    const aggregates = [...new Set(events.map(({ aggregate }) => aggregate))];
    if (types.length > 0) await transport.readAll({ source, aggregates, types, handle });
  }
  check();
  const forgotten: string[] = [];
  for (const { subject, version } of before) {
    if (!spokenOf.has(subject) && (await forget(db, projection, subject, version))) forgotten.push(subject);
  }
  return { events: read, forgotten, failed: [...failed].map(([subject, error]) => ({ subject, error })) };
}

interface Held {
  subject: string;
  /** The version that was applied last; null for a row that no event has created. */
  version: number | null;
}

function heldSubjects(db: Database<PrismaClientLike>, { name, table, subject }: Projection): PromiseLike<Held[]> {
  return db.client.$queryRawUnsafe<Held[]>(
    `SELECT subject, version FROM (SELECT DISTINCT (${subject})::text AS subject FROM ${table}) AS rows
     FULL JOIN (SELECT subject, version FROM kit.projection_versions WHERE projection = $1) AS versions USING (subject)`,
    name,
  );
}

/** @returns false if an event for the subject has arrived in the meantime: then the row is kept. */
function forget<Client extends PrismaClientLike>(
  db: Database<Client>,
  { name, table, subject: subjectOf }: Projection,
  subject: string,
  version: number | null,
): Promise<boolean> {
  return db.transact(async (tx) => {
    // Without a version there is no row to lock: one is inserted for the duration of the transaction.
    const locked = await tx.$executeRawUnsafe(
      version === null
        ? 'INSERT INTO kit.projection_versions (projection, subject, version) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING'
        : `UPDATE kit.projection_versions SET version = version WHERE projection = $1 AND subject = $2 AND version = ${version}`,
      name,
      subject,
    );
    if (locked === 0) return false;
    await tx.$executeRawUnsafe(`DELETE FROM ${table} WHERE (${subjectOf})::text = $1`, subject);
    await tx.$executeRawUnsafe(
      'DELETE FROM kit.projection_versions WHERE projection = $1 AND subject = $2',
      name,
      subject,
    );
    return true;
  });
}
