import { z } from 'zod';
import { defineRoute, ROLES, streamOf } from '../define-route';
import { dollars, id, idText, instant, moment, writtenText } from '../primitives';
import { enteredDetails } from './charter-details';
import { bookingStatus, bookingStatusFilter, bookingView, cancellationCause, despite } from './bookings';

const status = z.union([bookingStatus, z.literal('canceled').transform(() => 'cancelled' as const)]);
const paidReference = writtenText().max(100).nullable();

/** One at a time for each administrator; texts that a spreadsheet would carry out are made harmless. */
export const exportBookings = defineRoute({
  method: 'POST',
  path: '/api/admin/bookings/export',
  summary: 'Bookings as CSV, newest first, streamed',
  audience: ['admin'],
  body: z.object({
    status: bookingStatusFilter.optional(),
    ownerId: id.optional(),
    q: z.string().trim().max(100).optional(),
    /** Charters that start at this instant or later, and before `to`. */
    from: instant.optional(),
    to: instant.optional(),
  }),
  responses: { 200: streamOf('text/csv') },
  errors: ['too_many_requests'],
});

/** The open business of a user in their role, shown before an administrator takes away the role or their access. */
export const openBookings = defineRoute({
  method: 'GET',
  path: '/api/admin/users/:id/open-bookings',
  summary: 'How many bookings to come somebody has in their role, and what goes back of those that would end with it',
  audience: ['admin'],
  params: z.object({ id: idText }),
  responses: {
    200: z.object({
      role: z.enum(ROLES),
      pending: z.int(),
      confirmed: z.int(),
      /** Dollars of deposits. All of an owner's bookings end, of a renter's the pending ones, of a captain's none. */
      refund: dollars,
    }),
  },
  errors: ['user_not_found'],
});

/**
 * An administrator books for a renter. Rental and fee that are left out are priced as for everyone; the total is always
 * their sum, the deposit a quarter of it unless given; `balanceDue` is not taken. No card is charged: `paidDate` says that
 * the deposit was paid otherwise. What breaks a rule that binds everybody else, a `totalPrice` that is not the sum
 * included, is done once `despite` names it; overlaps never.
 */
export const createAdminBooking = defineRoute({
  method: 'POST',
  path: '/api/admin/bookings',
  summary: 'Book for a renter, in any status',
  audience: ['admin'],
  body: z.object({
    boatId: id,
    renterId: id,
    captainId: id.nullable().default(null),
    startDate: moment,
    /** 4 hours after the start unless given. */
    endDate: moment.optional(),
    totalPrice: dollars.optional(),
    boatRentalAmount: dollars.optional(),
    captainFee: dollars.optional(),
    depositAmount: dollars.nullable().optional(),
    balanceDue: z.number().optional(),
    ...enteredDetails.shape,
    guestCount: enteredDetails.shape.guestCount.default(1),
    status: status.default('confirmed'),
    /** When the deposit was paid outside, without card or credit; null: nobody has paid it. */
    paidDate: instant.nullable().default(null),
    /** As which transfer. */
    paidReference: paidReference.default(null),
    despite,
  }),
  idempotent: true,
  responses: { 201: bookingView },
  errors: [
    'boat_not_found',
    'user_not_found',
    'slot_taken',
    'captain_taken',
    'captain_unavailable',
    'duration_not_allowed',
    'too_many_guests',
    'deposit_above_total',
    'confirmation_needed',
  ],
});

/**
 * An administrator changes what the booking dialog shows; what is left out stays. What breaks a rule that binds everyone
 * else is done once `despite` names it. The total is always rental + fee; another captain comes at their own
 * rate unless a fee is given. The deposit of a booking that was paid by card cannot be changed, nor time, captain and
 * money of a cancelled one.
 */
export const updateAdminBooking = defineRoute({
  method: 'PATCH',
  path: '/api/admin/bookings/:id',
  summary: 'Change a booking',
  audience: ['admin'],
  params: z.object({ id: idText }),
  body: z.object({
    status: status.optional(),
    ...enteredDetails.partial().shape,
    totalPrice: dollars.optional(),
    boatRentalAmount: dollars.optional(),
    captainFee: dollars.optional(),
    depositAmount: dollars.nullable().optional(),
    /** Where no card paid: when the deposit was paid outside, or null as nobody has paid it. */
    paidDate: instant.nullable().optional(),
    /** As which transfer it was paid outside. */
    paidReference: paidReference.optional(),
    captainId: id.nullable().optional(),
    startDate: moment.optional(),
    endDate: moment.optional(),
    reason: writtenText().max(500).optional(),
    despite,
    /** Why it is cancelled, when it is; `platform` unless given. */
    cause: cancellationCause.optional(),
  }),
  responses: { 200: bookingView },
  errors: [
    'booking_not_found',
    'boat_not_found',
    'booking_final',
    'account_closed',
    'slot_taken',
    'captain_taken',
    'captain_unavailable',
    'duration_not_allowed',
    'too_many_guests',
    'deposit_above_total',
    'deposit_paid_by_card',
    'confirmation_needed',
  ],
});
