import { noSuchPage } from '@harbourline/service-kit';
import { findOffers, type CaptainOffer, type RatedBoat } from '../db/captain-offers';
import type { LocalDeps } from '../db/database';
import { cursorAfterOffer, FIRST_OFFER, placeOfOffer } from '../domain/offer-cursor';

const MOST = 200;

export interface OffersPage {
  offers: (CaptainOffer & RatedBoat)[];
  /** The cursor of the next page; null when this is the last one. */
  next: string | null;
}

/** All rates of all captains with their boats, by captain, page by page. */
export async function listCaptainBoats(
  { db }: Pick<LocalDeps, 'db'>,
  { limit = MOST, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<OffersPage> {
  const after = cursor === undefined ? FIRST_OFFER : placeOfOffer(cursor);
  if (!after) throw noSuchPage();

  const rows = await findOffers(db.client, after, limit + 1);
  const offers = rows.slice(0, limit);
  const last = offers.at(-1);
  return { offers, next: rows.length > limit && last ? cursorAfterOffer(last) : null };
}
