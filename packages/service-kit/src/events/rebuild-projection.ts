import { SERVICES, type EventEnvelope } from '@harbourline/contracts';
import type { Database, PrismaClientLike } from '../database/database';
import type { Projection, ProjectingHandler } from './projection';
import type { Transport } from './transport';

export interface Rebuilt {
  /** How many events were read. */
  events: number;
  /** Whose rows went, as no event speaks of them. */
  forgotten: string[];
  /** Whose newest event could not be applied, and why. */
  failed: { subject: string; error: string }[];
}

/**
 * Makes a projection anew from its sources' events, in place, while replicas follow and answer: every event is applied
 * unless a newer one was, and in the end goes what was there at the beginning and no event speaks of. Ends anywhere
 * without harm; run again, it begins anew.
 * @throws SourceUnreachable
 */
export async function rebuildProjection<Client extends PrismaClientLike>(options: {
  projection: Projection;
  /** The handlers of this projection. */
  handlers: readonly ProjectingHandler<Client>[];
  db: Database<Client>;
  transport: Transport;
}): Promise<Rebuilt> {
  const { projection, handlers, db, transport } = options;
  // Whatever is there now came of events that the sources have told of, so reading them afterwards meets it.
  const before = await heldSubjects(db, projection);
  const spokenOf = new Set<string>();
  const failed = new Map<string, string>();
  let read = 0;

  async function handle(event: EventEnvelope): Promise<void> {
    read += 1;
    spokenOf.add(event.subject);
    for (const handler of handlers) {
      if (handler.event.type !== event.type) continue;
      await handler.applyAgain(db, event).then(
        () => failed.delete(event.subject),
        (error: unknown) => failed.set(event.subject, String(error)),
      );
    }
  }

  for (const source of SERVICES) {
    const events = handlers.map(({ event }) => event).filter((event) => event.source === source);
    const types = [...new Set(events.map(({ type }) => type))];
    const aggregates = [...new Set(events.map(({ aggregate }) => aggregate))];
    if (types.length > 0) await transport.readAll({ source, aggregates, types, handle });
  }
  const forgotten: string[] = [];
  for (const { subject, version } of before) {
    if (!spokenOf.has(subject) && (await forget(db, projection, subject, version))) forgotten.push(subject);
  }
  return { events: read, forgotten, failed: [...failed].map(([subject, error]) => ({ subject, error })) };
}

interface Held {
  subject: string;
  /** The version that was applied last; null for a row that no event has made. */
  version: number | null;
}

function heldSubjects(db: Database<PrismaClientLike>, { name, table, subject }: Projection): PromiseLike<Held[]> {
  return db.client.$queryRawUnsafe<Held[]>(
    `SELECT subject, version FROM (SELECT DISTINCT (${subject})::text AS subject FROM ${table}) AS rows
     FULL JOIN (SELECT subject, version FROM kit.projection_versions WHERE projection = $1) AS versions USING (subject)`,
    name,
  );
}

/** @returns false when an event has come for the subject meanwhile: then it is kept. */
function forget<Client extends PrismaClientLike>(
  db: Database<Client>,
  { name, table, subject: subjectOf }: Projection,
  subject: string,
  version: number | null,
): Promise<boolean> {
  return db.transact(async (tx) => {
    // Without a version there is no row to lock: one is put there for as long as this takes.
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
