import { defineRoute, type RouteResponse } from '@harbourline/contracts';
import { z } from 'zod';
import type { SqlClient } from '../database/sql-client';
import { route, type ServiceRoute } from '../http/route';

const KEPT_MINUTES = 10;
/** A later moment is compared with rows that are all still there, whatever the clocks of the databases say. */
const TRUSTED_SECONDS = (KEPT_MINUTES * 60) / 2;
/** Whoever has no moment hears of what happened so long ago: what those who come back may have missed. */
const RECENT_SECONDS = 120;
/** Whoever has missed more is told to look at everything. */
const MOST = 1_000;

/** A moment in the service's database, with its clock in seconds: what was committed by then is known to whoever read at it. */
const moment = z.string().regex(/^\d+:\d+:[\d,]*@\d+$/);

/** Asked by gateways twice a second, for as long as somebody is connected. */
export const listViewChanges = defineRoute({
  method: 'GET',
  path: '/internal/view-changes',
  summary: 'Whose view of what has changed since a moment, or lately',
  audience: 'anyone',
  query: z.object({ after: moment.optional() }),
  responses: {
    200: z.object({
      upTo: moment,
      /** From when on all changes are told, in seconds since 1970 by the clock of the database. */
      from: z.number(),
      /** The time by that clock. */
      now: z.number(),
      /** What happened before may be unknown to who asks: no moment was given, one of another database, or one long past. */
      all: z.boolean(),
      changes: z.array(
        z.object({ kind: z.string(), id: z.string(), userIds: z.array(z.int()), at: z.number() }).readonly(),
      ),
    }),
  },
  errors: [],
});

export type ViewChanges = RouteResponse<typeof listViewChanges>;

/** Every service tells of what its triggers note with `kit.note_view_change`. */
export function viewChangesRoute(sql: SqlClient): ServiceRoute {
  return route(listViewChanges, async ({ query: { after } }) => {
    const told = after === undefined ? undefined : await changesAfter(sql, after);
    return { status: 200, body: told ?? (await recentChanges(sql)) };
  });
}

const MOMENT = `pg_current_snapshot()::text || '@' || extract(epoch FROM now())::bigint AS "upTo",
  extract(epoch FROM now())::float8 AS now`;
const CHANGES = `coalesce((SELECT json_agg(json_build_object(
    'kind', kind, 'id', subject, 'userIds', user_ids, 'at', extract(epoch FROM at)::float8)) FROM changes), '[]') AS changes`;

/** However late their transactions were committed. @returns undefined where it cannot be said. */
async function changesAfter(sql: SqlClient, after: string): Promise<ViewChanges | undefined> {
  const [snapshot, seconds] = after.split('@');
  const [told] = await sql.$queryRawUnsafe<(Omit<ViewChanges, 'from' | 'all'> & { isKnown: boolean })[]>(
    `WITH changes AS (
       SELECT * FROM kit.view_changes
       WHERE transaction >= pg_snapshot_xmin($1::text::pg_snapshot)
         AND NOT pg_visible_in_snapshot(transaction, $1::text::pg_snapshot)
       LIMIT ${MOST}
     )
     SELECT ${MOMENT}, ${CHANGES},
       pg_snapshot_xmax($1::text::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot())
         AND $2::bigint BETWEEN extract(epoch FROM now()) - ${TRUSTED_SECONDS} AND extract(epoch FROM now()) + 1
         AND (SELECT count(*) FROM changes) < ${MOST} AS "isKnown"`,
    snapshot,
    Number(seconds),
  );
  if (!told?.isKnown) return undefined;
  const { upTo, now, changes } = told;
  return { upTo, now, changes, from: Number(seconds), all: false };
}

async function recentChanges(sql: SqlClient): Promise<ViewChanges> {
  const [told] = await sql.$queryRawUnsafe<Omit<ViewChanges, 'all'>[]>(
    `WITH changes AS (
       SELECT * FROM kit.view_changes WHERE at > now() - make_interval(secs => ${RECENT_SECONDS})
       ORDER BY at DESC LIMIT ${MOST}
     )
     SELECT ${MOMENT}, ${CHANGES},
       CASE WHEN (SELECT count(*) FROM changes) < ${MOST} THEN extract(epoch FROM now())::float8 - ${RECENT_SECONDS}
         ELSE (SELECT extract(epoch FROM min(at))::float8 FROM changes)
       END AS "from"`,
  );
  if (!told) throw new Error('the database has told nothing');
  return { ...told, all: true };
}

/** What is too old to be told, for the statement that removes it. By the clock of the database, which has written it. */
export const OLD_VIEW_CHANGES = `
  SELECT ctid FROM kit.view_changes WHERE at < now() - make_interval(mins => ${KEPT_MINUTES})
  LIMIT 5000 FOR UPDATE SKIP LOCKED`;
