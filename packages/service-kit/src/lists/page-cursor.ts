import type { PageQuery } from './page';
import { noSuchPage } from './page-place';

const LARGEST = 2 ** 31 - 1;
const LATEST_MS = 8.64e15;

/** Where a page begins in a list that is sorted by time and id. */
export interface TimedPlace<Id extends number | string> {
  at: Date;
  id: Id;
}

/** The cursor with which the page after a row is asked for: what its list is sorted by. No text has a dot. */
export function cursorOf(...parts: readonly (string | number | Date)[]): string {
  const texts = parts.map((part) => (part instanceof Date ? part.getTime() : part));
  return Buffer.from(texts.join('.')).toString('base64url');
}

/** The texts of which a cursor was made; of anything that is not a cursor of ours, some texts. */
export function partsOf(cursor: string): string[] {
  return Buffer.from(cursor, 'base64url').toString().split('.');
}

/** A whole number as tables have it, ids above all; undefined for anything else. */
export function readStored(text = ''): number | undefined {
  return /^\d{1,10}$/.test(text) && Number(text) <= LARGEST ? Number(text) : undefined;
}

/** An instant of a cursor; undefined for anything else. */
export function readInstant(text = ''): Date | undefined {
  return /^\d{1,16}$/.test(text) && Number(text) <= LATEST_MS ? new Date(Number(text)) : undefined;
}

/**
 * The instant and the id after which a page begins; undefined for the first one.
 * @throws AppError `invalid_input` for a cursor of another list.
 */
export function placeAfter<Id extends number | string>(
  { cursor }: PageQuery,
  readId: (text?: string) => Id | undefined,
): TimedPlace<Id> | undefined {
  if (cursor === undefined) return undefined;
  const [time, idText, ...more] = partsOf(cursor);
  const [at, id] = [readInstant(time), readId(idText)];
  if (at === undefined || id === undefined || more.length > 0) throw noSuchPage();
  return { at, id };
}

/** The id after which a page begins; undefined for the first one. @throws AppError `invalid_input` likewise. */
export function idAfter({ cursor }: PageQuery): number | undefined {
  if (cursor === undefined) return undefined;
  const [text, ...more] = partsOf(cursor);
  const id = readStored(text);
  if (id === undefined || more.length > 0) throw noSuchPage();
  return id;
}
