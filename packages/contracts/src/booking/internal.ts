import { z } from 'zod';
import { defineRoute } from '../define-route';
import { cents, id, idText, instant } from '../primitives';

/** What a hold costs: asked by payments before it lets anyone pay. */
export const holdCost = defineRoute({
  method: 'GET',
  path: '/internal/holds/:id/cost',
  summary: 'Deposit and renter of a live hold',
  audience: { services: ['payments'] },
  params: z.object({ id: z.uuid() }),
  responses: {
    200: z.object({
      holdId: z.uuid(),
      renterId: id,
      boatId: id,
      depositCents: cents,
      expiresAt: instant,
      status: z.enum(['live', 'booked', 'released', 'expired']),
    }),
  },
  errors: ['hold_not_found'],
});

/** Whether a charter of the boat can have this deposit: asked by payments before anyone pays without a hold. */
export const depositOffered = defineRoute({
  method: 'GET',
  path: '/internal/boats/:id/deposits/:cents',
  summary: 'Whether some charter that the boat offers has this deposit',
  audience: { services: ['payments'] },
  params: z.object({ id: idText, cents: idText }),
  responses: { 200: z.object({ offered: z.boolean() }) },
  errors: ['boat_not_found', 'boat_unavailable'],
});

/** Which booking claims a payment: asked by payments before it gives back one that seems to belong to none. */
export const bookingOfPayment = defineRoute({
  method: 'GET',
  path: '/internal/bookings/by-payment/:intentId',
  summary: 'The booking that a payment belongs to',
  audience: { services: ['payments'] },
  params: z.object({ intentId: z.string().max(255) }),
  responses: { 200: z.object({ bookingId: id.nullable() }) },
  errors: [],
});
