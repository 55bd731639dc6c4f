import { z } from 'zod';
import { defineRoute } from '../define-route';
import { cents, id, instant } from '../primitives';

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
