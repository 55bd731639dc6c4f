import { z } from 'zod';
import { defineRoute } from '../define-route';
import { idText } from '../primitives';
import { bookingView } from './bookings';

const cleared = z.null().optional();
const cancelled = z.enum(['cancelled', 'canceled']);

/** One call, several actions, told apart by role and shape. */
export const updateBooking = defineRoute({
  method: 'PATCH',
  path: '/api/bookings/:id',
  summary: 'Answer or cancel a reservation',
  audience: ['renter', 'owner'],
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
    },
    declineReservation: {
      audience: ['owner'],
      body: z.object({
        status: cancelled,
        reason: z.string().trim().max(500).optional(),
        ownerAdjusted: z.literal(false).optional(),
        adjustedStartTime: cleared,
        adjustedCaptainId: cleared,
      }),
    },
    cancelReservation: { audience: ['renter'], body: z.object({ status: cancelled }) },
  },
  responses: { 200: bookingView },
  errors: ['booking_not_found', 'booking_not_pending', 'booking_adjusted', 'response_overdue'],
});
