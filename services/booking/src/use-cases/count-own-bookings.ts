import type { countOwnBookings as contract, RouteResponse } from '@harbourline/contracts';
import type { UserActor } from '@harbourline/service-kit';
import { boatsOutOfSight } from '../db/boats-out-of-sight';
import type { LocalDeps } from '../db/database';
import { isOnPart } from '../db/part-of-tab';
import { Prisma } from '../generated/prisma/client';

const PARTY = {
  renter: Prisma.sql`renter_id`,
  owner: Prisma.sql`owner_id`,
  captain: Prisma.sql`captain_id`,
  admin: Prisma.sql`NULL`,
};
const PARTS = ['pending', 'upcoming', 'completed', 'declined', 'canceled'] as const;

/** How many of the caller's bookings are on each part of their dashboard, all counted at the same moment. */
export async function countOwnBookings(
  { db, clock }: LocalDeps,
  viewer: UserActor,
): Promise<RouteResponse<typeof contract>> {
  const now = clock.now();
  const hidden = await boatsOutOfSight(db.client, viewer);
  const columns = PARTS.map(
    (part) => Prisma.sql`count(*) FILTER (WHERE ${isOnPart(part, now)})::int AS ${Prisma.raw(part)}`,
  );
  const [counts] = await db.client.$queryRaw<RouteResponse<typeof contract>[]>`
    SELECT ${Prisma.join(columns)} FROM bookings
    WHERE ${PARTY[viewer.role]} = ${viewer.id} AND NOT boat_id = ANY(${hidden}::int[])`;
  if (!counts) throw new Error('a count without a row');
  return counts;
}
