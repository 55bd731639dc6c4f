import { noSuchPage } from '@harbourline/service-kit';
import { pageOf, rowsToRead, type Page, type PageQuery } from '@harbourline/service-kit/lists/page';
import { findOffers, type CaptainOffer, type RatedBoat } from '../db/captain-offers';
import type { LocalDeps } from '../db/database';
import { cursorAfterOffer, FIRST_OFFER, placeOfOffer } from '../domain/offer-cursor';

/** All rates of all captains with their boats, by captain, page by page. */
export async function listCaptainBoats(
  { db }: Pick<LocalDeps, 'db'>,
  query: PageQuery,
): Promise<Page<CaptainOffer & RatedBoat>> {
  const { cursor } = query;
  const after = cursor === undefined ? FIRST_OFFER : placeOfOffer(cursor);
  if (!after) throw noSuchPage();

  return pageOf(await findOffers(db.client, after, rowsToRead(query)), query, cursorAfterOffer);
}
