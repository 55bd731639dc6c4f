import { z } from 'zod';
import { defineRoute } from '../define-route';
import { dollars, id, instant } from '../primitives';
import { enteredDetails } from './charter-details';
import { quoteView, reservationRequest } from './quote';

/** The body of POST /api/bookings, less the payment. Amounts are compared with the server's price, never trusted. */
export const reservationPayload = reservationRequest.extend({
  renterId: id.optional(),
  ...enteredDetails.shape,
  totalPrice: dollars.optional(),
  boatRentalAmount: dollars.optional(),
  captainFee: dollars.optional(),
  depositAmount: dollars.optional(),
});
export type ReservationPayload = z.input<typeof reservationPayload>;

export const holdView = z.object({
  holdId: z.uuid(),
  expiresAt: instant,
  quote: quoteView,
  /**
   * Whether nobody else can take the time meanwhile. False where strangers hold much of the boat, or much is held
   * from the same internet address: the price holds, and the time is theirs who pays first.
   */
  exclusive: z.boolean().default(true),
});
export type HoldView = z.infer<typeof holdView>;

export const createHold = defineRoute({
  method: 'POST',
  path: '/api/bookings/holds',
  summary: 'Hold a slot at a fixed price while the renter pays, until `expiresAt`',
  audience: ['renter'],
  body: reservationPayload,
  idempotent: true,
  responses: { 201: holdView },
  errors: [
    'boat_not_found',
    'boat_unavailable',
    'slot_taken',
    'captain_taken',
    'captain_unavailable',
    'own_hold',
    'too_many_holds',
    'hold_cools_down',
    'price_changed',
    'outside_hours',
    'duration_not_allowed',
    'notice_too_short',
    'too_many_guests',
    'captain_required',
  ],
});

export const getHold = defineRoute({
  method: 'GET',
  path: '/api/bookings/holds/:id',
  summary: "The renter's own live hold, so that a checkout can be resumed",
  audience: ['renter'],
  params: z.object({ id: z.uuid() }),
  responses: { 200: holdView },
  errors: ['hold_not_found'],
});

export const releaseHold = defineRoute({
  method: 'DELETE',
  path: '/api/bookings/holds/:id',
  summary: 'Give a held slot back',
  audience: ['renter'],
  params: z.object({ id: z.uuid() }),
  responses: { 204: 'empty' },
  errors: ['hold_not_found', 'payment_under_way'],
});
