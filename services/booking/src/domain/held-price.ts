import type { Price } from '@harbourline/policy';
import { z } from 'zod';

const cents = z.number();

const heldPrice: z.ZodType<Price> = z.object({
  hours: z.number(),
  hourlyRateCents: cents,
  captainRateCents: cents.nullable(),
  // A hold of before there were discounts has none.
  discountCents: cents.default(0),
  boatRentalCents: cents,
  captainFeeCents: cents,
  depositCents: cents,
  totalCents: cents,
  balanceFromRenterCents: cents,
  dueToCaptainCents: cents,
  dueToOwnerCents: cents,
  commissionCents: cents,
});

/** The price at which a slot is held, as the JSON column holds it. */
export function heldPriceOf(hold: { price: unknown }): Price {
  return heldPrice.parse(hold.price);
}
