import type { LocalDeps } from '../db/database';
import { KEPT_MINUTES } from './list-listing-changes';

const AT_ONCE = 10_000;

/** By the clock of the database, which has written when they happened. @returns how many it forgot. */
export async function forgetListingChanges({ db }: Pick<LocalDeps, 'db'>): Promise<number> {
  return db.client.$executeRaw`
    DELETE FROM listing_changes WHERE ctid IN (
      SELECT ctid FROM listing_changes WHERE changed_at < now() - make_interval(mins => ${KEPT_MINUTES})
      LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
    )`;
}
