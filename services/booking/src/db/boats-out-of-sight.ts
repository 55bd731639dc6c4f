import type { UserActor } from '@harbourline/service-kit';
import type { Db } from './database';

/** The deleted boats whose bookings an owner or captain no longer sees. Renters keep theirs, administrators all. */
export async function boatsOutOfSight(db: Db['client'], { id, role }: UserActor): Promise<number[]> {
  if (role !== 'owner' && role !== 'captain') return [];
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT DISTINCT boats.id FROM boats JOIN bookings ON bookings.boat_id = boats.id
    WHERE boats.deleted AND (bookings.owner_id = ${id} OR bookings.captain_id = ${id})`;
  return rows.map((row) => row.id);
}
