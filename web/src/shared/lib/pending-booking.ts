import { city, dollars, id, instant, reservationPayload } from '@harbourline/contracts';
import { z } from 'zod';
import { PENDING_KEY } from './pending-key';
import { serverNow } from './server-time';

/** What POST /api/bookings takes, the hold it belongs to, and what a summary shows of it. */
const pendingBooking = reservationPayload.extend({
  renterId: id,
  startDate: instant,
  endDate: instant,
  totalPrice: dollars,
  boatRentalAmount: dollars,
  captainFee: dollars,
  depositAmount: dollars,
  balanceDue: dollars,
  dueToCaptain: dollars,
  holdId: z.uuid(),
  expiresAt: instant,
  /** Whether nobody else can take the time meanwhile. */
  exclusive: z.boolean().default(true),
  zone: z.string(),
  boat: z.object({ title: z.string(), city, image: z.string().nullable() }),
  captainName: z.string().nullable(),
  /** Known once paying has begun: with it, a payment whose hold has ended meanwhile is still recognised. */
  paymentIntentId: z.string().optional(),
});
export type PendingBooking = z.infer<typeof pendingBooking>;

/** The reservation that this renter was about to pay for in this browser; null when there is none. */
export function readPendingBooking(renterId: number): PendingBooking | null {
  try {
    const read = pendingBooking.safeParse(JSON.parse(localStorage.getItem(PENDING_KEY) ?? 'null'));
    return read.success && read.data.renterId === renterId ? read.data : null;
  } catch {
    return null;
  }
}

/**
 * The boat is taken then by this very renter, who has not paid yet and may be here to change something. `holdId` asks for
 * that hold alone.
 */
export function ownHoldOf(boatId: number, renterId: number | null, holdId?: string): PendingBooking | null {
  const stored = renterId === null ? null : readPendingBooking(renterId);
  if (holdId !== undefined && stored?.holdId !== holdId) return null;
  return stored?.boatId === boatId && new Date(stored.expiresAt) > serverNow() ? stored : null;
}

/** Keeps it for the checkout, also across a reload. Answers whether the browser could. */
export function writePendingBooking(pending: PendingBooking): boolean {
  try {
    localStorage.setItem(PENDING_KEY, JSON.stringify(pending));
    return true;
  } catch {
    return false;
  }
}

/** Forgets it, unless another reservation has taken its place. */
export function removePendingBooking({ renterId, holdId }: Pick<PendingBooking, 'renterId' | 'holdId'>): void {
  if (readPendingBooking(renterId)?.holdId !== holdId) return;
  localStorage.removeItem(PENDING_KEY);
}
