import { cursorOf, partsOf, readStored } from '@harbourline/service-kit/lists/page-cursor';

/** A rate's place in the list of all rates: by captain, then by boat. */
export interface OfferPlace {
  captainId: number;
  boatId: number;
}

export const FIRST_OFFER: OfferPlace = { captainId: 0, boatId: 0 };

/** The cursor with which the page after this rate is asked for. */
export function cursorAfterOffer({ captainId, boatId }: OfferPlace): string {
  return cursorOf(captainId, boatId);
}

/** The place that a cursor names; undefined for anything that is not a cursor of ours. */
export function placeOfOffer(cursor: string): OfferPlace | undefined {
  const [captainId, boatId, ...more] = partsOf(cursor).map(readStored);
  return captainId === undefined || boatId === undefined || more.length > 0 ? undefined : { captainId, boatId };
}
