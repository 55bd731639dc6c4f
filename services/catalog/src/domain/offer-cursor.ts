/** A rate's place in the list of all rates: by captain, then by boat. */
export interface OfferPlace {
  captainId: number;
  boatId: number;
}

export const FIRST_OFFER: OfferPlace = { captainId: 0, boatId: 0 };
const LARGEST = 2 ** 31 - 1;

/** The cursor with which the page after this rate is asked for. */
export function cursorAfterOffer({ captainId, boatId }: OfferPlace): string {
  return Buffer.from(`${captainId}.${boatId}`).toString('base64url');
}

/** The place that a cursor names; undefined for anything that is not a cursor of ours. */
export function placeOfOffer(cursor: string): OfferPlace | undefined {
  const [, captainId, boatId] = /^(\d{1,10})\.(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const place = { captainId: Number(captainId), boatId: Number(boatId) };
  return place.captainId <= LARGEST && place.boatId <= LARGEST ? place : undefined;
}
