import type { ErrorCode, holdCost, RouteResponse } from '@harbourline/contracts';

/** Why this renter cannot pay this amount for a hold now; null when they can. Amounts in cents. */
export function refuseHold(
  hold: RouteResponse<typeof holdCost>,
  wish: { renterId: number; amountCents: number; now: Date },
): ErrorCode | null {
  if (hold.renterId !== wish.renterId) return 'hold_not_found';
  if (hold.status !== 'live' || new Date(hold.expiresAt) <= wish.now) return 'hold_expired';
  if (hold.depositCents !== wish.amountCents) return 'price_changed';
  return null;
}
