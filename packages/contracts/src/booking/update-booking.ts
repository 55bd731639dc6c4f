import { z } from 'zod';
import { defineRoute } from '../define-route';
import { clockTime, id, idText } from '../primitives';
import { bookingStatus, bookingView, cancellationCause, despite } from './bookings';
import { ANOTHER_CAPTAIN, CAPTAIN_FIRST, PROPOSAL, said } from './reasons';

const cleared = z.null().optional();
const cancelled = z.enum(['cancelled', 'canceled']);
/** Tells the actions without a status from those with a wrong one. */
const absent = z.never().optional();

/**
 * One call, several actions, told apart by role and shape: the first whose audience and body fit. These are the specified
 * ones; whatever else can be done with a booking has an address of its own.
 */
export const updateBooking = defineRoute({
  method: 'PATCH',
  path: '/api/bookings/:id',
  summary: 'Answer, adjust or cancel a reservation',
  audience: ['renter', 'owner', 'admin'],
  params: z.object({ id: idText }),
  actions: {
    acceptReservation: {
      audience: ['owner'],
      body: z.object({
        status: z.literal('confirmed'),
        ownerAdjusted: z.literal(false).optional(),
        adjustedStartTime: cleared,
        adjustedCaptainId: cleared,
      }),
      errors: ['booking_not_pending', 'booking_adjusted', 'response_overdue', ...CAPTAIN_FIRST],
    },
    /** Declines a pending reservation, or cancels a confirmed booking, which needs a reason. */
    declineOrCancel: {
      audience: ['owner'],
      body: z.object({
        status: cancelled,
        reason: said.optional(),
        ownerAdjusted: z.literal(false).optional(),
        adjustedStartTime: cleared,
        adjustedCaptainId: cleared,
      }),
      errors: ['booking_adjusted', 'response_overdue', 'booking_not_active', 'charter_started'],
    },
    /** Same local date, same duration. A captain may be proposed along with the time, or alone. */
    adjustReservation: {
      audience: ['owner'],
      body: z.object({
        ownerAdjusted: z.literal(true),
        adjustedStartTime: z.string('Start time is required').min(1, 'Start time is required').pipe(clockTime),
        adjustedCaptainId: id.optional(),
        status: absent,
      }),
      errors: [
        'booking_not_pending',
        'booking_adjusted',
        'response_overdue',
        ...CAPTAIN_FIRST,
        'too_many_changes',
        'same_time',
        'outside_hours',
        'notice_too_short',
        'slot_taken',
        ...ANOTHER_CAPTAIN,
        'captain_not_wanted',
        'captain_taken',
      ],
    },
    acceptAdjustment: {
      audience: ['renter'],
      body: z.object({ status: z.literal('confirmed'), ownerAdjusted: z.literal(false) }),
      errors: [...PROPOSAL, ...ANOTHER_CAPTAIN],
    },
    cancelReservation: {
      audience: ['renter'],
      body: z.object({ status: cancelled, reason: said.optional() }),
      errors: ['booking_not_active', 'charter_started'],
    },
    overrideStatus: {
      audience: ['admin'],
      body: z.object({
        status: z.union([bookingStatus, z.literal('canceled')]),
        reason: said.optional(),
        cause: cancellationCause.optional(),
        despite,
      }),
      errors: [
        'booking_final',
        'account_closed',
        'boat_not_found',
        'captain_unavailable',
        'captain_taken',
        'slot_taken',
        'confirmation_needed',
      ],
    },
  },
  responses: { 200: bookingView },
  errors: ['booking_not_found'],
});
