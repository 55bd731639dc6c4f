/** A user's place in the list: newest first. */
export interface UserPlace {
  createdAt: Date;
  id: number;
}

const LARGEST_ID = 2 ** 31 - 1;

/** The cursor with which the page after this user is asked for. */
export function cursorAfter({ createdAt, id }: UserPlace): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

/** The place that a cursor names; undefined for anything that is not a cursor of ours. */
export function placeOfCursor(cursor: string): UserPlace | undefined {
  const [, time, id] = /^(\d{1,14})\.(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const place = { createdAt: new Date(Number(time)), id: Number(id) };
  return place.id <= LARGEST_ID ? place : undefined;
}
