import { z } from 'zod';
import { defineRoute } from '../define-route';
import { idText } from '../primitives';
import { bookingView, refundChoice } from './bookings';

export const chooseRefund = defineRoute({
  method: 'PUT',
  path: '/api/bookings/:id/refund-choice',
  summary: 'Choose between a refund and a credit, where the rule allows a choice',
  audience: ['renter'],
  params: z.object({ id: idText }),
  body: z.object({ choice: refundChoice }),
  responses: { 200: bookingView },
  errors: ['booking_not_found', 'no_choice', 'response_overdue'],
});
