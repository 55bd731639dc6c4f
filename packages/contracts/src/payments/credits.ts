import { z } from 'zod';
import { defineRoute } from '../define-route';
import { dollars, id, idText, instant } from '../primitives';

/** A credit that a renter has instead of a refund, for another deposit. Amounts that a checkout holds are not free. */
export const creditView = z.object({
  id,
  renterId: id,
  /** The booking whose end it is for. */
  bookingId: id,
  amount: dollars,
  available: dollars,
  heldByCheckout: dollars,
  issuedAt: instant,
  /** The bookings that it paid for. */
  usedFor: z.array(z.object({ bookingId: id.nullable(), amount: dollars, at: instant })),
});
export type CreditView = z.infer<typeof creditView>;

export const listCredits = defineRoute({
  method: 'GET',
  path: '/api/credits',
  summary: "The renter's credits, newest first; administrators ask for anyone's",
  audience: ['renter', 'admin'],
  query: z.object({ renterId: idText.optional() }),
  responses: { 200: z.array(creditView) },
  errors: ['user_not_found'],
});
