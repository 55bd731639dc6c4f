/** Where something stands in a list that is sorted by time and id. */
export interface Place<Id extends number | string> {
  createdAt: Date;
  id: Id;
}

const LATEST_MS = 8.64e15;

/** The cursor with which the page after this row is asked for. */
export function cursorOf({ createdAt, id }: Place<number | string>): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

/** The place that a cursor names; undefined for anything that is not a cursor of a list with such ids. */
export function placeOf<Id extends number | string>(
  cursor: string,
  readId: (text: string) => Id | undefined,
): Place<Id> | undefined {
  const [, time = '', idText = ''] = /^(\d{1,16})\.(.+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const id = readId(idText);
  return id === undefined || Number(time) > LATEST_MS ? undefined : { createdAt: new Date(Number(time)), id };
}
