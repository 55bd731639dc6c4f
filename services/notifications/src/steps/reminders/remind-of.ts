import { bookingState } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import type { LocalDeps } from '../../db/deps';
import type { Told } from '../../domain/messages/messages-by-event';
import { namedUuid } from '../../domain/reminders/named-uuid';
import type { Prisma } from '../../generated/prisma/client';
import { tellParties } from '../messages/tell-parties';

const AT_A_TIME = 20;

interface Reminder {
  /** The condition for bookings that are due for a reminder at a time and have had none. */
  due: (now: Date) => Prisma.Sql;
  /** The time that it reminds of, and where it is noted that it has. */
  of: 'respondBy' | 'startDate';
  notedIn: 'remindedOfDeadline' | 'remindedOfStart';
  tell: (booking: { awaits: string | null }) => Told;
}

/**
 * Notes the reminders that are due. Their event's id follows from what they remind of, so that they are written once
 * whatever becomes of the row that says so.
 * @returns how many bookings there were.
 */
export async function remindOf({ db, clock, settings }: LocalDeps, reminder: Reminder): Promise<number> {
  const { due, of, notedIn, tell } = reminder;
  // Mostly nothing is, and to look costs less than to begin a transaction.
  const some = await db.client.$queryRaw<unknown[]>`SELECT 1 FROM bookings WHERE ${due(clock.now())} LIMIT 1`;
  if (some.length === 0) return 0;
  return db.transact(async (tx) => {
    const now = clock.now();
    const taken = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM bookings WHERE ${due(now)} ORDER BY id LIMIT ${AT_A_TIME} FOR UPDATE SKIP LOCKED`;
    const bookings = await tx.booking.findMany({ where: { id: { in: taken.map(({ id }) => id) } } });
    for (const { id, state, awaits, [of]: time } of bookings) {
      const until = time?.toISOString();
      await tellParties(tx, settings, {
        eventId: namedUuid(`reminder of ${of} ${until} of booking ${id}`),
        about: { kind: 'booking', booking: bookingState.parse(state), at: now.toISOString(), until },
        tell: tell({ awaits }),
        now,
      });
      await tx.booking.update({ where: { id }, data: { [notedIn]: time } });
    }
    return bookings.length;
  });
}

/** When the first reminder of some bookings is due: so many hours before what it reminds of. */
export async function firstReminder(
  db: LocalDeps['db'],
  { time, which, hours }: { time: Prisma.Sql; which: Prisma.Sql; hours: number },
): Promise<Date | undefined> {
  const [row] = await db.client.$queryRaw<{ first: Date | null }[]>`
    SELECT min(${time}) AS first FROM bookings WHERE ${which}`;
  return row?.first ? addHours(row.first, -hours) : undefined;
}
