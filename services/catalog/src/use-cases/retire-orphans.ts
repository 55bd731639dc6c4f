import { addHours } from '@harbourline/policy';
import type { LocalDeps } from '../db/database';

const BATCH = 100;
/** No upload takes that long: what is not stored by then never will be. */
const UNFINISHED_HOURS = 1;

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
  return db.transact(
    (tx) => tx.$executeRaw`
      UPDATE boat_images SET remove_at = ${now} WHERE key IN (
        SELECT key FROM boat_images
        WHERE boat_id IS NULL AND record_of IS NULL AND remove_at IS NULL
          AND COALESCE(released_at, created_at) <= ${latest}
          AND COALESCE(released_at, created_at) <= CASE WHEN stored_at IS NULL THEN ${unfinished}::timestamptz
                                                        ELSE ${orphaned}::timestamptz END
        ORDER BY COALESCE(released_at, created_at)
        LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  );
}
