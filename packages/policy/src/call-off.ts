import { addHours } from './time';

/** For which reasons, apart from their own will, owner or captain call a charter off. */
export type CallOffCause = 'weather' | 'mechanical';

/** A charter may be called off from so many hours before its start on: before that, nobody knows the weather. */
export const CALL_OFF_HOURS = 72;
/** The new time of a charter that was called off starts no later than so many days after the first. */
export const REBOOK_DAYS = 60;
/** How long the renter has to find a new time; then the deposit goes back. */
export const REBOOK_CHOICE_HOURS = 7 * 24;

const HOURS_A_DAY = 24;

/** Whether a charter with this start can be called off: the start is near, and still to come. */
export function mayCallOffAt(now: Date, start: Date): boolean {
  return now < start && now >= addHours(start, -CALL_OFF_HOURS);
}

/** Whether a new start is near enough to that of the charter that was called off, or before it. */
export function isRebookable(oldStart: Date, newStart: Date): boolean {
  return newStart <= addHours(oldStart, REBOOK_DAYS * HOURS_A_DAY);
}
