import { AppError } from '../app-error';

/** The cursor does not belong to the list that it was sent to. */
export function noSuchPage(message = 'This page does not exist'): AppError {
  return new AppError('invalid_input', { message, fields: { cursor: message } });
}

/**
 * The place after which a page begins, in a list with several orders; undefined for the first page.
 * @throws AppError `invalid_input` for a cursor that `read` does not recognize, or that belongs to another order.
 */
export function placeInOrder<Sort, Place>(
  cursor: string | undefined,
  sort: Sort,
  read: (cursor: string) => { sort: Sort; place: Place } | undefined,
): Place | undefined {
  if (cursor === undefined) return undefined;
  const found = read(cursor);
  if (!found) throw noSuchPage();
  if (found.sort !== sort) throw noSuchPage('This page belongs to another order of the list');
  return found.place;
}
