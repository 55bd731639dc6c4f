import { addHours } from '@harbourline/policy';
import type { Deps } from '../db/database';
import { endHold } from '../steps/end-hold';

const LEASE_HOURS = 15 / 3600;

/**
 * Ends one hold whose time is over. It is leased rather than locked, as payments is asked about it in between; what
 * dies with the lease is taken up again when that is over.
 * @returns how many were looked after.
 */
export async function expireHolds(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const [due] = await deps.db.client.$queryRaw<{ id: string }[]>`
    UPDATE holds SET leased_until = ${addHours(now, LEASE_HOURS)}
    WHERE id = (
      SELECT id FROM holds WHERE status = 'live' AND expires_at <= ${now} AND (leased_until IS NULL OR leased_until <= ${now})
      ORDER BY expires_at LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING id`;
  if (!due) return 0;
  await endHold(deps, due.id, 'expired');
  return 1;
}

/** When the first hold's time is over, or the lease of whoever did not live to end it. */
export async function nextHoldToEnd({ db }: Pick<Deps, 'db'>): Promise<Date | undefined> {
  const [row] = await db.client.$queryRaw<{ first: Date | null }[]>`
    SELECT min(greatest(expires_at, leased_until)) AS first FROM holds WHERE status = 'live'`;
  return row?.first ?? undefined;
}
