import type { HeldRate, RateChange } from '../domain/plan-captain-rates';
import type { Tx } from './database';

/** A captain's rates, which nobody else changes or adds to until this transaction ends. */
export async function lockCaptainRates(tx: Tx, captainId: number): Promise<HeldRate[]> {
  // Rows that are not there yet cannot be locked, hence a lock on the captain.
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`captain-rates:${captainId}`}, 0))::text`;
  return tx.$queryRaw<HeldRate[]>`
    SELECT rate.boat_id AS "boatId", boat.city, rate.hourly_rate_cents AS "hourlyRateCents",
           rate.is_active AS "isActive", rate.version, NOT boat.is_available AS hidden
    FROM captain_boats rate JOIN boats boat ON boat.id = rate.boat_id
    WHERE rate.captain_id = ${captainId}`;
}

/** Stores a captain's changed rates. */
export async function saveRates(
  tx: Tx,
  { captainId, changes, now }: { captainId: number; changes: readonly RateChange[]; now: Date },
): Promise<void> {
  if (changes.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO captain_boats
      (captain_id, boat_id, hourly_rate_cents, is_active, version, created_at, updated_at)
    SELECT ${captainId}::int, change.*, ${now}::timestamptz, ${now}::timestamptz
    FROM unnest(
      ${changes.map(({ boatId }) => boatId)}::int[],
      ${changes.map(({ hourlyRateCents }) => hourlyRateCents)}::int[],
      ${changes.map(({ isActive }) => isActive)}::boolean[],
      ${changes.map(({ version }) => version)}::int[]
    ) AS change
    ON CONFLICT (boat_id, captain_id) DO UPDATE SET
      hourly_rate_cents = excluded.hourly_rate_cents, is_active = excluded.is_active,
      version = excluded.version, updated_at = excluded.updated_at`;
}
