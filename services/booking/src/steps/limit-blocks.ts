import { AppError } from '@harbourline/service-kit';
import type { Tx } from '../db/database';
import type { Calendar } from './whose-calendar';

/** How many blocks that are not over one boat has, or one captain: two a week for a year. */
const MOST_OF_CALENDAR = 104;
/** How many of them one person has made, over all boats. */
const MOST_OF_PERSON = 1_000;

/**
 * The blocks that one person makes are counted one after the other, on whatever replica.
 * @throws AppError `too_many_blocks` where the calendar has enough, or the person has made enough, that are not over.
 */
export async function limitBlocks(tx: Tx, calendar: Calendar, createdBy: number, now: Date): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(5, ${createdBy}::int)`;
  const toCome = { endDate: { gt: now } };
  const ofCalendar = await tx.calendarBlock.count({ where: { ...calendar, ...toCome }, take: MOST_OF_CALENDAR });
  const ofPerson = await tx.calendarBlock.count({ where: { createdBy, ...toCome }, take: MOST_OF_PERSON });
  if (ofCalendar >= MOST_OF_CALENDAR || ofPerson >= MOST_OF_PERSON) throw new AppError('too_many_blocks');
}
