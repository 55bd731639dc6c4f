/** The cursor with which the page after a row is asked for: the numbers by which its list is sorted. */
export function cursorOf(place: readonly number[]): string {
  return Buffer.from(place.join('.')).toString('base64url');
}

/** The numbers that a cursor stands for; undefined for anything that is not a cursor of a list sorted by so many. */
export function readCursor(cursor: string, length: number): number[] | undefined {
  const numbers = Buffer.from(cursor, 'base64url').toString().split('.');
  return numbers.length === length && numbers.every((text) => /^\d{1,15}$/.test(text))
    ? numbers.map(Number)
    : undefined;
}
