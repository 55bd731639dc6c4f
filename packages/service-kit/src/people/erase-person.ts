import type { SqlClient } from '../database/sql-client';

/** Values that take the place of others, by the names of JSON members or columns; an empty object says nothing. */
type By = Readonly<Record<string, string | number | null | Readonly<Record<string, never>>>>;

/** Overwrites what the audit log says of rows of one table; that they were changed, when and by whom stays. */
export async function eraseFromAuditLog(
  tx: SqlClient,
  { kind, things, by }: { kind: string; things: readonly (string | number)[]; by: By },
): Promise<void> {
  if (things.length === 0) return;
  await tx.$executeRawUnsafe(
    'SELECT kit.erase_from_audit_log($1, $2::text[], $3::jsonb)',
    kind,
    things.map(String),
    JSON.stringify(by),
  );
}

/** Overwrites members of the events that told of some subjects, whether they were published or not. */
export async function eraseFromOutbox(
  tx: SqlClient,
  { aggregates, subjects, by }: { aggregates: readonly string[]; subjects: readonly (string | number)[]; by: By },
): Promise<void> {
  if (subjects.length === 0) return;
  await tx.$executeRawUnsafe(
    `UPDATE kit.outbox SET data = kit.overwritten(data, $3::jsonb)
     WHERE aggregate = ANY($1::text[]) AND subject = ANY($2::text[]) AND data <> kit.overwritten(data, $3::jsonb)`,
    aggregates,
    subjects.map(String),
    JSON.stringify(by),
  );
}

/** Overwrites members of events that could not be handled, and takes away the answers kept for the person's own calls. */
export async function eraseFromKit(
  tx: SqlClient,
  {
    userId,
    letters,
  }: {
    userId: number;
    letters: readonly { aggregates: readonly string[]; subjects: readonly (string | number)[]; by: By }[];
  },
): Promise<void> {
  for (const { aggregates, subjects, by } of letters) {
    await tx.$executeRawUnsafe(
      `UPDATE kit.dead_letters SET event = kit.overwritten(event, $3::jsonb)
       WHERE aggregate = ANY($1::text[]) AND subject = ANY($2::text[])`,
      aggregates,
      subjects.map(String),
      JSON.stringify(by),
    );
  }
  await tx.$executeRawUnsafe('DELETE FROM kit.idempotency_keys WHERE caller = $1', `user:${userId}`);
}
