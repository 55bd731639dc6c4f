import type { SupportTask } from '@harbourline/contracts';
import { addHours, boatTitle, isAwaited } from '@harbourline/policy';
import type { CountedPage } from '@harbourline/service-kit/lists/page';
import type { LocalDeps } from '../db/database';
import { boatOf } from '../domain/boat';
import { standingOfBooking } from '../domain/standing';
import type { Booking } from '../generated/prisma/client';

/** An owner who has so little left to answer is called rather than written to. */
const CALL_WITHIN_HOURS = 1;
const MOST = 200;
/** So many deadlines of one hour are looked at. */
const MOST_LOOKED_AT = 1_000;

/** The owners who have an hour at most to answer a request, or to choose another captain, as tasks, the next deadline first. */
export async function listSupportTasks(
  { db, clock }: Pick<LocalDeps, 'db' | 'clock'>,
  { limit = MOST }: { limit?: number | undefined },
): Promise<CountedPage<SupportTask<'booking'>>> {
  const now = clock.now();
  const due = await db.client.booking.findMany({
    where: {
      respondBy: { gte: now, lte: addHours(now, CALL_WITHIN_HOURS) },
      OR: [{ status: 'pending' }, { captainWanted: true }],
    },
    orderBy: [{ respondBy: 'asc' }, { id: 'asc' }],
    take: MOST_LOOKED_AT,
  });
  const silent = due.filter((booking) => isAwaited(standingOfBooking(booking, now), 'owner'));
  const shown = silent.slice(0, limit);
  const owners = await db.client.user.findMany({ where: { id: { in: shown.map(({ ownerId }) => ownerId) } } });
  const names = new Map(owners.map(({ id, fullName }) => [id, fullName]));
  return {
    rows: shown.map((booking) => taskOf(booking, names.get(booking.ownerId) ?? null)),
    next: null,
    total: { exactly: silent.length },
  };
}

function taskOf(booking: Booking, fullName: string | null) {
  return {
    kind: 'owner_silent' as const,
    id: String(booking.id),
    since: booking.createdAt.toISOString(),
    deadline: booking.respondBy?.toISOString() ?? null,
    person: { id: booking.ownerId, fullName },
    bookingId: booking.id,
    boatTitle: boatTitle(boatOf(booking)),
  };
}
