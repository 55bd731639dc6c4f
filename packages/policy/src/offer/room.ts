import { addHours } from '../time';

/** Some time, with its start and without its end. */
export interface Span {
  startDate: Date;
  endDate: Date;
}

/** Whether two spans have any time in common. */
export function overlap(one: Span, other: Span): boolean {
  return one.startDate < other.endDate && other.startDate < one.endDate;
}

/**
 * The time in which nothing else may occupy a boat, or a captain, if a charter is to take place: the charter's own. It
 * grows with a charter that ends later by as much, so a query may add hours to the room of one that has none.
 */
export function roomFor({ startDate, endDate }: Span): Span {
  return { startDate, endDate };
}

/** Whether nothing is in the way of a charter. `busy`: what occupies the boat, in any order. */
export function isFree(charter: Span, busy: readonly Span[]): boolean {
  const room = roomFor(charter);
  return !busy.some((each) => overlap(each, room));
}

/** The charter that lasts so many hours from a start on. */
export function charterFrom(startDate: Date, hours: number): Span {
  return { startDate, endDate: addHours(startDate, hours) };
}

/** Until when a boat is free from a start on, if something begins within so many hours; null if nothing does. */
export function freeUntil(startDate: Date, hours: number, busy: readonly Span[]): Date | null {
  const charter = charterFrom(startDate, hours);
  const room = roomFor(charter);
  const coming = busy.map((each) => each.startDate.getTime()).filter((begin) => begin >= startDate.getTime());
  const next = Math.min(...coming);
  return next < room.endDate.getTime() ? new Date(next - (room.endDate.getTime() - charter.endDate.getTime())) : null;
}

/** What occupies a boat without one's own time, which is not in one's way. What follows one another may be one span. */
export function withoutOwn(busy: readonly Span[], own: Span | null): Span[] {
  return busy.flatMap((each) => {
    if (!own || !overlap(each, own)) return [each];
    const before = { startDate: each.startDate, endDate: own.startDate };
    const after = { startDate: own.endDate, endDate: each.endDate };
    return [before, after].filter(({ startDate, endDate }) => startDate < endDate);
  });
}
