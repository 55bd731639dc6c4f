import { addHours } from '@harbourline/policy';
import type { LocalDeps } from '../db/database';
import { Prisma } from '../generated/prisma/client';

const BATCH = 100;
/** No upload takes that long: what is not stored by then never will be. */
const UNFINISHED_HOURS = 1;

const ORPHANS = Prisma.sql`boat_id IS NULL AND record_of IS NULL AND remove_at IS NULL`;

/**
 * Retires pictures that no listing and no record has shown for some hours, and what is left of uploads that nobody
 * finished. A picture that a listing takes at this moment is locked, and passed over.
 * @returns how many there were.
 */
export async function retireOrphans({ db, clock }: LocalDeps, orphanHours: number): Promise<number> {
  const now = clock.now();
  const orphaned = addHours(now, -orphanHours);
  const unfinished = addHours(now, -UNFINISHED_HOURS);
  const latest = orphaned > unfinished ? orphaned : unfinished;
  // Committed only if there are any: a job that looks in vain has not changed anything.
  const any = await db.client.$queryRaw<unknown[]>`
    SELECT 1 FROM boat_images WHERE ${ORPHANS} AND COALESCE(released_at, created_at) <= ${latest} LIMIT 1`;
  if (any.length === 0) return 0;
  return db.transact(
    (tx) => tx.$executeRaw`
      UPDATE boat_images SET remove_at = ${now} WHERE key IN (
        SELECT key FROM boat_images
        WHERE ${ORPHANS}
          AND COALESCE(released_at, created_at) <= ${latest}
          AND COALESCE(released_at, created_at) <= CASE WHEN stored_at IS NULL THEN ${unfinished}::timestamptz
                                                        ELSE ${orphaned}::timestamptz END
        ORDER BY COALESCE(released_at, created_at)
        LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  );
}

/** When the next picture has waited for long enough. */
export async function nextOrphan({ db }: LocalDeps, orphanHours: number): Promise<Date | undefined> {
  const [row] = await db.client.$queryRaw<{ first: Date | null }[]>`
    SELECT min(COALESCE(released_at, created_at) + make_interval(secs => 3600 * CASE WHEN stored_at IS NULL
      THEN ${UNFINISHED_HOURS}::float8 ELSE ${orphanHours}::float8 END)) AS first FROM boat_images WHERE ${ORPHANS}`;
  return row?.first ?? undefined;
}
