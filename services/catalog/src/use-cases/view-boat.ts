import { city } from '@harbourline/contracts';
import { localDateOf, zoneOf } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { mayManage } from '../domain/may-manage';
import { getBoat } from './get-boat';

/** Counts that a boat was looked at from an address: once a day, and not by its owner nor an administrator. */
export async function viewBoat(
  { db, clock, visitorHash }: Pick<Deps, 'db' | 'clock' | 'visitorHash'>,
  viewer: UserActor | undefined,
  { id, address }: { id: number; address: string },
): Promise<void> {
  const boat = await getBoat({ db }, viewer, id);
  if (mayManage(viewer, boat)) return;
  const day = localDateOf(clock.now(), zoneOf(city.parse(boat.city)));
  const visitor = visitorHash(address, day);
  await db.transact(
    (tx) => tx.$executeRaw`
      WITH boat AS (
        SELECT id FROM boats
        WHERE id = ${id} AND NOT EXISTS (
          SELECT FROM boat_views WHERE boat_id = ${id} AND day = ${day}::date AND visitor = ${visitor}
        )
        FOR NO KEY UPDATE
      ), seen AS (
        INSERT INTO boat_views (boat_id, day, visitor) SELECT id, ${day}::date, ${visitor} FROM boat
        ON CONFLICT DO NOTHING RETURNING boat_id
      )
      UPDATE boats SET views = views + 1 FROM seen WHERE boats.id = seen.boat_id`,
  );
}
