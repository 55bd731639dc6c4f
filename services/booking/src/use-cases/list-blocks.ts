import { endOfDay, instantAt } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import type { CalendarBlock } from '../generated/prisma/client';
import { HEAD_OFFICE_ZONE, whoseCalendar } from '../steps/whose-calendar';

const MOST = 500;

export interface BlocksQuery {
  boatId?: number | undefined;
  captainId?: number | undefined;
  /** Local dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The caller's blocks that are not over at `from`, which is now unless given, by start. */
export async function listBlocks(
  { db, clock }: LocalDeps,
  viewer: UserActor,
  { boatId, captainId, from, to }: BlocksQuery,
): Promise<CalendarBlock[]> {
  const one = boatId !== undefined || captainId !== undefined || viewer.role === 'captain';
  const { calendar, zone } = one
    ? await whoseCalendar(db.client, viewer, { boatId, captainId })
    : { calendar: undefined, zone: HEAD_OFFICE_ZONE };
  const after = from === undefined ? clock.now() : instantAt(from, '00:00', zone);
  const before = to === undefined ? undefined : endOfDay(to, zone);
  return db.client.calendarBlock.findMany({
    where: {
      endDate: { gt: after },
      ...(before && { startDate: { lt: before } }),
      ...(calendar ?? (viewer.role === 'owner' ? { boatId: { in: await boatsOf(db, viewer.id) } } : {})),
    },
    orderBy: [{ startDate: 'asc' }, { id: 'asc' }],
    take: MOST,
  });
}

async function boatsOf(db: LocalDeps['db'], ownerId: number): Promise<number[]> {
  const boats = await db.client.boat.findMany({ where: { ownerId, deleted: false }, select: { id: true } });
  return boats.map(({ id }) => id);
}
