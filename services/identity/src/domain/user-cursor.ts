import { USER_SORTS } from '@harbourline/contracts';

export type UserSort = (typeof USER_SORTS)[number];

/** A user's place in the list: after those who joined then, or after the user with this number where names are sorted. */
export interface UserPlace {
  createdAt: Date;
  id: number;
}

const LARGEST_ID = 2 ** 31 - 1;

/** The cursor with which the page after this user is asked for, in the same order. */
export function cursorAfter(sort: UserSort, { createdAt, id }: UserPlace): string {
  return Buffer.from(`${sort}.${createdAt.getTime()}.${id}`).toString('base64url');
}

/** The order and the place that a cursor names; undefined for anything that is not a cursor of ours. */
export function readCursor(cursor: string): { sort: UserSort; place: UserPlace } | undefined {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, named = 'newest', time, id] = /^(?:([a-z-]+)\.)?(\d{1,14})\.(\d{1,10})$/.exec(text) ?? [];
  const sort = USER_SORTS.find((known) => known === named);
  const place = { createdAt: new Date(Number(time)), id: Number(id) };
  return sort && place.id <= LARGEST_ID ? { sort, place } : undefined;
}
