import type { QuoteView } from '@harbourline/contracts';
import { type PendingBooking, readPendingBooking } from '../../shared/lib/pending-booking';
import type { Availability, Wish } from './reservation-api';

/**
 * The boat is taken then by this very renter, who has not paid yet and may be here to change something. `holdId` asks for
 * that hold alone.
 */
export function ownHoldOf(boatId: number, renterId: number | null, holdId?: string): PendingBooking | null {
  const stored = renterId === null ? null : readPendingBooking(renterId);
  if (holdId !== undefined && stored?.holdId !== holdId) return null;
  return stored?.boatId === boatId && new Date(stored.expiresAt) > new Date() ? stored : null;
}

/** What of a boat's taken times is taken by others. Taken times that follow one another may arrive as one. */
export function withoutOwn(busy: Availability['busy'], own: PendingBooking | null): Availability['busy'] {
  if (!own) return busy;
  return busy.flatMap((each) => {
    if (!overlap(each, own)) return [each];
    const before = { startDate: each.startDate, endDate: own.startDate };
    const after = { startDate: own.endDate, endDate: each.endDate };
    return [before, after].filter(({ startDate, endDate }) => Date.parse(startDate) < Date.parse(endDate));
  });
}

/** A quote is for anybody and calls the renter's own time taken; whether others are in the way, the hold will say. */
export function freeForOwner(quote: QuoteView, wish: Wish, own: PendingBooking | null): QuoteView {
  const isOwnTime = own !== null && overlap(wish, own);
  return isOwnTime && quote.reason?.code === 'slot_taken' ? { ...quote, free: true, reason: null } : quote;
}

interface Span {
  startDate: string;
  endDate: string;
}

function overlap(one: Span, other: Span): boolean {
  return Date.parse(one.startDate) < Date.parse(other.endDate) && Date.parse(other.startDate) < Date.parse(one.endDate);
}
