import { z } from 'zod';
import { defineRoute } from '../define-route';
import { idText } from '../primitives';
import { bookingView } from './bookings';
import { callOffCause } from './called-off';
import { requiredReason } from './reasons';

/** Within 72 hours of the start: the renter finds a new time, or takes the whole deposit back. */
export const callOff = defineRoute({
  method: 'POST',
  path: '/api/bookings/:id/call-off',
  summary: 'Call a charter off for weather or mechanical reasons',
  audience: ['owner', 'captain', 'admin'],
  params: z.object({ id: idText }),
  body: z.object({ cause: callOffCause, reason: requiredReason }),
  responses: { 200: bookingView },
  errors: [
    'booking_not_found',
    'booking_not_confirmed',
    'booking_not_active',
    'charter_started',
    'too_early_to_call_off',
    'already_called_off',
  ],
});
