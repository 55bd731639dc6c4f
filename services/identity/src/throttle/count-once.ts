import type { Db } from '../db/client';
import type { Limit } from '../domain/limits';

/** Counts one more under each limit. @returns when the last of those that are exceeded begins anew; undefined for none. */
export async function countOnce(db: Db, limits: readonly Limit[], now: Date): Promise<Date | undefined> {
  const keys = limits.map(({ key }) => key);
  const ends = limits.map(({ minutes }) => new Date(now.getTime() + minutes * 60_000).toISOString());
  const time = now.toISOString();
  // In order of the keys, so that two of these never wait for each other.
  const counted = await db.client.$queryRaw<{ key: string; count: number; reset_at: Date }[]>`
    INSERT INTO attempts AS a (key, count, reset_at)
    SELECT key, 1, ends FROM unnest(${keys}::text[], ${ends}::timestamptz[]) AS asked (key, ends) ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN a.reset_at <= ${time}::timestamptz THEN 1 ELSE a.count + 1 END,
      reset_at = CASE WHEN a.reset_at <= ${time}::timestamptz THEN excluded.reset_at ELSE a.reset_at END
    RETURNING key, count, reset_at`;
  const exceeded = counted.filter(({ key, count }) => limits.some((limit) => limit.key === key && count > limit.max));
  return exceeded.map(({ reset_at }) => reset_at).sort((a, b) => b.getTime() - a.getTime())[0];
}
