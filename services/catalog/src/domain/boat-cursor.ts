/** A boat's place in the list: highest rate first, of equal rates the newest first. */
export interface BoatPlace {
  rateCents: number;
  id: number;
}

const LARGEST = 2 ** 31 - 1;

/** The cursor with which the page after this boat is asked for. */
export function cursorAfter({ rateCents, id }: BoatPlace): string {
  return Buffer.from(`${rateCents}.${id}`).toString('base64url');
}

/** The place that a cursor names; undefined for anything that is not a cursor of ours. */
export function placeOfCursor(cursor: string): BoatPlace | undefined {
  const [, rateCents, id] = /^(\d{1,10})\.(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const place = { rateCents: Number(rateCents), id: Number(id) };
  return place.rateCents <= LARGEST && place.id <= LARGEST ? place : undefined;
}
