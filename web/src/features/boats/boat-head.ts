import type { BoatView } from '@harbourline/contracts';
import { boatTitle } from '@harbourline/policy';
import type { When } from '../../shared/charter-time/charter-time-values';
import { formatMoney } from '../../shared/lib/money';
import { boatPrice } from './boat-price';
import { text } from './words';

/** Title and description of a boat's page, as the document has them. */
export function boatHead(boat: BoatView, when: When, now: Date): { title: string; description: string } {
  const title = boatTitle(boat);
  return {
    title: `${title}, ${boat.city}`,
    description: text('detail.metaDescription', {
      title,
      city: boat.city,
      guests: text('guests', { count: boat.capacity }).toLowerCase(),
      rate: formatMoney(boatPrice(boat, when, now).rate),
    }),
  };
}
