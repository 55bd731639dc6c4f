import type { RouteResponse, listRevocations as contract } from '@harbourline/contracts';
import type { Deps } from '../db/database';
import { revocationsFrom } from '../domain/revocations-from';

/**
 * The sessions that have ended of late; after a snapshot of this database only those that it did not hold, however late
 * their transactions were committed. One of another database, such as that from which a backup was taken, tells nothing.
 */
export async function listRevocations(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  after: string | undefined,
): Promise<RouteResponse<typeof contract>> {
  const from = revocationsFrom(clock.now());
  const [answer] =
    after === undefined
      ? await db.client.$queryRaw<Told[]>`
          SELECT pg_current_snapshot()::text AS "upTo", ARRAY(
            SELECT session_id::text FROM revocations WHERE revoked_at > ${from}) AS sessions`
      : await db.client.$queryRaw<Told[]>`
          SELECT pg_current_snapshot()::text AS "upTo", ARRAY(
            SELECT session_id::text FROM revocations
            WHERE transaction >= pg_snapshot_xmin(${after}::pg_snapshot)
              AND NOT pg_visible_in_snapshot(transaction, ${after}::pg_snapshot)) AS sessions,
            pg_snapshot_xmax(${after}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) AS "foreign"`;
  if (!answer) throw new Error('the database has told nothing');
  if (answer.foreign) return listRevocations({ db, clock }, undefined);
  return { sessions: answer.sessions, upTo: answer.upTo };
}

interface Told {
  sessions: string[];
  upTo: string;
  foreign?: boolean;
}
