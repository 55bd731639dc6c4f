/**
 * The calendar works with Date objects in the reader's zone, the boat with dates in its own. Only year, month and day go
 * from one to the other; noon keeps them clear of changes of the clock.
 */
export function toCalendar(localDate: string): Date {
  const [year = 1970, month = 1, day = 1] = localDate.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

/** YYYY-MM-DD */
export function fromCalendar(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The local dates whose charters can touch a month: from its first day to the day after its last. */
export function monthRange(month: Date): { from: string; to: string } {
  return {
    from: fromCalendar(new Date(month.getFullYear(), month.getMonth(), 1, 12)),
    to: fromCalendar(new Date(month.getFullYear(), month.getMonth() + 1, 1, 12)),
  };
}
