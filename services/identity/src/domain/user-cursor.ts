import { USER_SORTS } from '@harbourline/contracts';
import { cursorOf, partsOf, readInstant, readStored } from '@harbourline/service-kit/lists/page-cursor';

export type UserSort = (typeof USER_SORTS)[number];

/** A user's place in the list: after those who joined then, or after the user with this number where names are sorted. */
export interface UserPlace {
  createdAt: Date;
  id: number;
}

/** The cursor with which the page after this user is asked for, in the same order. */
export function cursorAfter(sort: UserSort, { createdAt, id }: UserPlace): string {
  return cursorOf(sort, createdAt, id);
}

/** The order and the place that a cursor names; undefined for anything that is not a cursor of ours. */
export function readCursor(cursor: string): { sort: UserSort; place: UserPlace } | undefined {
  const parts = partsOf(cursor);
  const [named, time, idText, ...more] = parts.length === 2 ? ['newest', ...parts] : parts;
  const sort = USER_SORTS.find((known) => known === named);
  const [createdAt, id] = [readInstant(time), readStored(idText)];
  if (!sort || createdAt === undefined || id === undefined || more.length > 0) return undefined;
  return { sort, place: { createdAt, id } };
}
