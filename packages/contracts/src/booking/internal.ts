import { z } from 'zod';
import { defineRoute } from '../define-route';
import { heldDataOf } from '../held-data';
import { openMattersOf } from '../open-matters';
import { bookingSettlement } from '../events/bookings';
import { cents, id, idText, instant } from '../primitives';
import { bookingStatus, refundChoice } from './bookings';

/** The price of a hold, which payments asks for before it lets anyone pay. */
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

/** The booking that claims a payment; payments asks before it gives back one that seems to belong to none. */
export const bookingOfPayment = defineRoute({
  method: 'GET',
  path: '/internal/bookings/by-payment/:paymentIntentId',
  summary: 'The booking that a payment belongs to',
  audience: { services: ['payments'] },
  params: z.object({ paymentIntentId: z.string().max(255) }),
  responses: { 200: z.object({ bookingId: id.nullable() }) },
  errors: [],
});

/** How often a booking has changed; notifications asks before it says to somebody that a booking is not what they know. */
export const bookingVersion = defineRoute({
  method: 'GET',
  path: '/internal/bookings/:id/version-for/:userId',
  summary: 'The version of a booking, as the events say it; null for whoever has no part in it',
  audience: { services: ['notifications'] },
  params: z.object({ id: idText, userId: idText }),
  responses: { 200: z.object({ version: z.int().nullable() }) },
  errors: [],
});

/** Booking's record of a booking's money, which payments compares with its own. Money in cents. */
export const bookingStatement = z.object({
  id,
  status: bookingStatus,
  renterId: id,
  paymentIntentId: z.string().nullable(),
  depositCents: cents,
  /** What goes back of it, and how all of it is divided; null while the charter is to come. */
  refundCents: cents.nullable(),
  settlement: bookingSettlement.nullable(),
  refundChoice: refundChoice.nullable(),
  /** What has gone back by card or as credit, as far as booking has heard, and when all of it had. */
  refundedCents: cents,
  refundedAt: instant.nullable(),
});
export type BookingStatement = z.infer<typeof bookingStatement>;

/** Booking's records of money, page by page; payments asks for them and compares them with its own. */
export const bookingStatements = defineRoute({
  method: 'GET',
  path: '/internal/bookings/statements/:after/:limit',
  summary: "What booking says of its bookings' money, by number",
  audience: { services: ['payments'] },
  /** Of those with a higher number as many as there are, up to the limit. */
  params: z.object({
    after: z.coerce.number<string>().int().nonnegative(),
    limit: z.coerce.number<string>().int().min(1).max(500),
  }),
  responses: { 200: z.object({ statements: z.array(bookingStatement) }) },
  errors: [],
});

/** Asked by identity for the person's own download. */
export const heldByBooking = heldDataOf('booking');

/** Asked by identity before an account is closed. */
export const openInBooking = openMattersOf('booking');
