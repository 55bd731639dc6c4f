import type { QuoteView } from '@harbourline/contracts';
import { overlap } from '../../shared/charter-time/own-time';
import { type PendingBooking, readPendingBooking } from '../../shared/lib/pending-booking';
import type { Wish } from './reservation-api';

/**
 * The boat is taken then by this very renter, who has not paid yet and may be here to change something. `holdId` asks for
 * that hold alone.
 */
export function ownHoldOf(boatId: number, renterId: number | null, holdId?: string): PendingBooking | null {
  const stored = renterId === null ? null : readPendingBooking(renterId);
  if (holdId !== undefined && stored?.holdId !== holdId) return null;
  return stored?.boatId === boatId && new Date(stored.expiresAt) > new Date() ? stored : null;
}

/** A quote is for anybody and calls the renter's own time taken; whether others are in the way, the hold will say. */
export function freeForOwner(quote: QuoteView, wish: Wish, own: PendingBooking | null): QuoteView {
  const isOwnTime = own !== null && overlap(wish, own);
  return isOwnTime && quote.reason?.code === 'slot_taken' ? { ...quote, free: true, reason: null } : quote;
}
