import type { LocalDeps } from '../db/database';

export const KEPT_DAYS = 2;
const AT_ONCE = 10_000;

/** Forgets who saw which boat on days that are over in every zone. @returns how many views it forgot. */
export async function forgetViews({ db, clock }: LocalDeps): Promise<number> {
  const oldest = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000).toISOString().slice(0, 10);
  return db.client.$executeRaw`
    DELETE FROM boat_views WHERE ctid IN (
      SELECT ctid FROM boat_views WHERE day < ${oldest}::date LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
    )`;
}
