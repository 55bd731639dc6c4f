import { addHours, DECLINED_OUTCOMES, DECLINED_TAB_DAYS } from '@harbourline/policy';
import type { TabPart } from '../domain/booking-tabs';
import { LONGEST_CHARTER_HOURS } from '../domain/longest-charter';
import { Prisma } from '../generated/prisma/client';

const HOURS_PER_DAY = 24;

/** The condition for a booking to be on a part of a tab at a moment; lists and counts share it. */
export function isOnPart(part: TabPart, now: Date): Prisma.Sql {
  return CONDITIONS[part](now);
}

const CONDITIONS: Readonly<Record<TabPart, (now: Date) => Prisma.Sql>> = {
  pending: () => Prisma.sql`status = 'pending'`,
  // A charter that has not ended began at most one longest charter ago, so the index is read from there; one that was
  // called off waits for its new time much shorter than that.
  upcoming: (now) => Prisma.sql`(status <> 'cancelled' AND status = 'confirmed'
    AND (end_date > ${now} OR choose_time_by IS NOT NULL)
    AND start_date > ${addHours(now, -LONGEST_CHARTER_HOURS)})`,
  completed: (now) => Prisma.sql`(status <> 'cancelled'
    AND (status = 'completed' OR (status = 'confirmed' AND end_date <= ${now} AND choose_time_by IS NULL)))`,
  declined: (now) => Prisma.sql`(status = 'cancelled' AND outcome IN (${Prisma.join([...DECLINED_OUTCOMES])})
    AND created_at >= ${addHours(now, -DECLINED_TAB_DAYS * HOURS_PER_DAY)})`,
  canceled: () => Prisma.sql`status = 'cancelled'`,
  calendar: () => Prisma.sql`status <> 'cancelled'`,
};
