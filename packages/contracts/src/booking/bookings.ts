import { z } from 'zod';
import { defineRoute } from '../define-route';
import { city, dollars, id, idText, instant } from '../primitives';
import { reservationPayload } from './holds';

export const bookingStatus = z.enum(['pending', 'confirmed', 'cancelled', 'completed']);
export const bookingOutcome = z.enum([
  'renter_cancelled',
  'owner_declined',
  'expired',
  'adjustment_lapsed',
  'owner_cancelled',
  'captain_cancelled',
  'platform_cancelled',
  'boat_withdrawn',
  'slot_lost',
]);

const contact = z.object({ fullName: z.string(), phone: z.string(), email: z.string() });

/** A booking as one of its parties sees it: what their role may not see yet is null. Money in dollars. */
export const bookingView = z.object({
  id,
  status: bookingStatus,
  outcome: bookingOutcome.nullable(),
  createdAt: instant,
  boatId: id,
  boatName: z.string().nullable(),
  renterId: id,
  captainId: id.nullable(),
  startDate: instant,
  endDate: instant,
  zone: z.string(),
  guestCount: z.int(),
  specialRequests: z.string().nullable(),
  purposeOfRental: z.string().nullable(),
  totalPrice: dollars,
  boatRentalAmount: dollars,
  captainFee: dollars,
  depositAmount: dollars,
  balanceDue: dollars,
  dueToCaptain: dollars,
  paidDate: instant.nullable(),
  paymentIntentId: z.string().nullable(),
  ownerAdjusted: z.boolean(),
  adjustedStartTime: z.string().nullable(),
  adjustedCaptainId: id.nullable(),
  /** Until when somebody has to answer; null when nobody has to. */
  respondBy: instant.nullable(),
  cancelledAt: instant.nullable(),
  cancellationReason: z.string().nullable(),
  boat: z.object({
    id,
    length: z.number(),
    model: z.string(),
    boatName: z.string().nullable(),
    title: z.string(),
    city,
    capacity: z.int(),
    images: z.array(z.string()),
  }),
  owner: contact.nullable(),
  renter: contact.nullable(),
  captain: z.object({ fullName: z.string(), phone: z.string().nullable() }).nullable(),
});
export type BookingView = z.infer<typeof bookingView>;

export const createBooking = defineRoute({
  method: 'POST',
  path: '/api/bookings',
  summary: 'Turn a paid deposit into a pending reservation; a repeat answers the same booking',
  audience: ['renter'],
  body: reservationPayload.extend({ paymentIntentId: z.string().min(1).max(255), holdId: z.uuid().optional() }),
  responses: { 201: bookingView },
  errors: [
    'hold_not_found',
    'hold_expired',
    'slot_taken',
    'price_changed',
    'payment_not_found',
    'payment_not_succeeded',
    'payment_mismatch',
    'boat_not_found',
  ],
});

export const listBookings = defineRoute({
  method: 'GET',
  path: '/api/bookings',
  summary: "The caller's bookings, newest first",
  audience: ['renter', 'owner', 'admin'],
  query: z.object({
    renterId: idText.optional(),
    ownerId: idText.optional(),
    limit: z.coerce.number<string>().int().min(1).max(200).optional(),
    cursor: idText.optional(),
  }),
  responses: { 200: z.array(bookingView) },
  errors: ['user_not_found'],
});

export const getBooking = defineRoute({
  method: 'GET',
  path: '/api/bookings/:id',
  summary: 'One booking, as the caller may see it',
  audience: ['renter', 'owner', 'captain', 'admin'],
  params: z.object({ id: idText }),
  responses: { 200: bookingView },
  errors: ['booking_not_found'],
});
