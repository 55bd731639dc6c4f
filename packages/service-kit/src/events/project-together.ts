import type { EventEnvelope } from '@harbourline/contracts';
import type { Database, PrismaClientLike } from '../database/database';
import type { SqlClient } from '../database/sql-client';
import type { ProjectingHandler } from './projection';

/** An event, and one of the handlers that it is for. */
export interface Projected<Client extends PrismaClientLike> {
  handler: ProjectingHandler<Client>;
  event: EventEnvelope;
}

/**
 * How many events are applied in one transaction. More would save little, as a transaction has four statements of its
 * own, and rows would stay locked for longer.
 */
export const TOGETHER = 40;

/**
 * Applies events in one transaction, with the effect that they have one after the other in this order. `again` says
 * whether an event is also applied if it was the last one before. `around` is what each application runs in.
 * @throws any error of an application, or when somebody else applies one of them meanwhile: then nothing is stored.
 */
export async function projectTogether<Client extends PrismaClientLike>(
  db: Database<Client>,
  given: readonly Projected<Client>[],
  {
    again = false,
    around = (_, apply) => apply(),
  }: {
    again?: boolean;
    around?: (projected: readonly Projected<Client>[], apply: () => Promise<void>) => Promise<void>;
  } = {},
): Promise<void> {
  await db.transact(async (tx) => {
    const versions = await lockVersions(tx, given);
    const newer = given.filter(({ handler: { projection }, event: { subject, aggregateversion } }) => {
      const key = keyOf(projection.name, subject);
      const last = versions.get(key) ?? -1;
      if (again ? aggregateversion < last : aggregateversion <= last) return false;
      versions.set(key, aggregateversion);
      return true;
    });
    await writeVersions(tx, newer, { again });
    for (const group of groupsOf(newer)) {
      const [first] = group;
      if (first) await around(group, () => first.handler.apply(tx, group));
    }
  });
}

/** Groups events that can be applied at once: of one kind, each about another subject, whose own order is kept. */
function groupsOf<Client extends PrismaClientLike>(given: readonly Projected<Client>[]): Projected<Client>[][] {
  const groups: Projected<Client>[][] = [];
  /** For each subject, the first group that comes after its last event. */
  const from = new Map<string, number>();
  for (const projected of given) {
    const { handler, event } = projected;
    const earliest = from.get(event.subject) ?? 0;
    let place = groups.findIndex((group, n) => n >= earliest && group[0]?.handler.kind === handler.kind);
    if (place < 0) place = groups.push([]) - 1;
    groups[place]?.push(projected);
    from.set(event.subject, place + 1);
  }
  return groups;
}

const keyOf = (projection: string, subject: string) => `${projection} ${subject}`;

/** Live events and a rebuild take turns at a subject. @returns the last version of each subject that has one. */
async function lockVersions(
  tx: SqlClient,
  given: readonly Projected<PrismaClientLike>[],
): Promise<Map<string, number>> {
  const subjects = new Map(
    given.map(({ handler: { projection }, event: { subject } }) => [
      keyOf(projection.name, subject),
      { projection: projection.name, subject },
    ]),
  );
  // Whoever locks several of them does so in the same order.
  const rows = await tx.$queryRawUnsafe<{ projection: string; subject: string; version: number }[]>(
    `SELECT projection, subject, version FROM kit.projection_versions
     JOIN unnest($1::text[], $2::text[]) AS given (projection, subject) USING (projection, subject)
     ORDER BY projection, subject FOR UPDATE`,
    [...subjects.values()].map(({ projection }) => projection),
    [...subjects.values()].map(({ subject }) => subject),
  );
  return new Map(rows.map(({ projection, subject, version }) => [keyOf(projection, subject), version]));
}

/** Before anything is applied: a subject without a version is locked by this. */
async function writeVersions(
  tx: SqlClient,
  newer: readonly Projected<PrismaClientLike>[],
  { again }: { again: boolean },
): Promise<void> {
  const newest = new Map(
    newer.map(({ handler, event }) => [keyOf(handler.projection.name, event.subject), { handler, event }]),
  );
  if (newest.size === 0) return;
  const rows = [...newest.values()];
  const written = await tx.$executeRawUnsafe(
    `INSERT INTO kit.projection_versions (projection, subject, version)
     SELECT * FROM unnest($1::text[], $2::text[], $3::int[]) AS given (projection, subject, version) ORDER BY 1, 2
     ON CONFLICT (projection, subject) DO UPDATE SET version = excluded.version
     WHERE projection_versions.version ${again ? '<=' : '<'} excluded.version`,
    rows.map(({ handler }) => handler.projection.name),
    rows.map(({ event }) => event.subject),
    rows.map(({ event }) => event.aggregateversion),
  );
  if (written < newest.size) throw new Error('somebody else is applying one of these events');
}
