import type { QuoteView } from '@harbourline/contracts';
import { overlap } from '@harbourline/policy';
import { spanOf } from '../../shared/charter-time/told-span';
import type { PendingBooking } from '../../shared/lib/pending-booking';
import type { Wish } from './reservation-api';

/** A quote is for anybody and calls the renter's own time taken; whether others are in the way, the hold will say. */
export function freeForOwner(quote: QuoteView, wish: Wish, own: PendingBooking | null): QuoteView {
  const isOwnTime = own !== null && overlap(spanOf(wish), spanOf(own));
  return isOwnTime && quote.reason?.code === 'slot_taken' ? { ...quote, free: true, reason: null } : quote;
}
