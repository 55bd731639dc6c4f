import type { RouteResponse, listListingChanges as contract } from '@harbourline/contracts';
import type { LocalDeps } from '../db/database';

export const KEPT_MINUTES = 10;
/** A later moment is compared with rows that are all still there, whatever the clocks of the databases say. */
const TRUSTED_SECONDS = (KEPT_MINUTES * 60) / 2;
/** To forget everything is cheaper than to go through more. */
const MOST = 1_000;

/**
 * What of which boats changed after a moment, however late its transaction was committed. Of a moment that is long past,
 * or of another database, such as that from which a backup was taken, it tells that everything may have.
 */
export async function listListingChanges(
  { db }: Pick<LocalDeps, 'db'>,
  after: string | undefined,
): Promise<RouteResponse<typeof contract>> {
  if (after === undefined) {
    const [now] = await db.client.$queryRaw<Pick<Told, 'upTo'>[]>`
      SELECT pg_current_snapshot()::text || '@' || extract(epoch FROM now())::bigint AS "upTo"`;
    if (!now) throw new Error('the database has told nothing');
    return { ...now, all: true, listings: [], times: [] };
  }
  const [snapshot, seconds] = after.split('@');
  const [told] = await db.client.$queryRaw<Told[]>`
    WITH changes AS (
      SELECT boat_id, what FROM listing_changes
      WHERE transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
        AND NOT pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot)
      LIMIT ${MOST}
    )
    SELECT pg_current_snapshot()::text || '@' || extract(epoch FROM now())::bigint AS "upTo",
      pg_snapshot_xmax(${snapshot}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot())
        OR ${Number(seconds)} NOT BETWEEN extract(epoch FROM now()) - ${TRUSTED_SECONDS} AND extract(epoch FROM now()) + 1
        OR (SELECT count(*) FROM changes) = ${MOST} AS "all",
      ARRAY(SELECT DISTINCT boat_id FROM changes WHERE what = 'listing') AS listings,
      ARRAY(SELECT DISTINCT boat_id FROM changes WHERE what = 'times') AS times`;
  if (!told) throw new Error('the database has told nothing');
  return told.all ? { ...told, listings: [], times: [] } : told;
}

type Told = RouteResponse<typeof contract>;
