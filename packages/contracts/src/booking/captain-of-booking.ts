import { z } from 'zod';
import { defineRoute } from '../define-route';
import { id, idText } from '../primitives';
import { bookingView } from './bookings';
import { ANOTHER_CAPTAIN, said } from './reasons';

/** Why a captain's answer to a request is not taken. */
const CAPTAINS_ANSWER = ['booking_not_pending', 'captain_not_asked', 'booking_adjusted', 'response_overdue'] as const;

/** After the captain has left, or has declined a request: then it is the owner's yes as well. */
export const replaceCaptain = defineRoute({
  method: 'PUT',
  path: '/api/bookings/:id/captain',
  summary: 'Choose another captain for a charter that has lost its own',
  audience: ['owner'],
  params: z.object({ id: idText }),
  body: z.object({ captainId: id }),
  responses: { 200: bookingView },
  errors: [
    'booking_not_found',
    'booking_not_active',
    'response_overdue',
    ...ANOTHER_CAPTAIN,
    'captain_not_wanted',
    'captain_taken',
  ],
});

/** Of a captain who confirms each charter. */
export const answerCharter = defineRoute({
  method: 'PUT',
  path: '/api/bookings/:id/captain-answer',
  summary: 'Accept or decline a charter as the captain who is asked',
  audience: ['captain'],
  params: z.object({ id: idText }),
  actions: {
    acceptCharter: {
      audience: ['captain'],
      body: z.object({ answer: z.literal('accepted') }),
      errors: CAPTAINS_ANSWER,
    },
    /** Needs a reason, as leaving does; the owner then chooses another captain. */
    declineCharter: {
      audience: ['captain'],
      body: z.object({ answer: z.literal('declined'), reason: said.optional() }),
      errors: CAPTAINS_ANSWER,
    },
  },
  responses: { 200: bookingView },
  errors: ['booking_not_found'],
});

/** Needs a reason, which is asked for once the charter is one that can be left. */
export const leaveCharter = defineRoute({
  method: 'POST',
  path: '/api/bookings/:id/captain-departure',
  summary: 'Leave a confirmed charter as its captain, which then waits for another',
  audience: ['captain'],
  params: z.object({ id: idText }),
  body: z.object({ reason: said.optional() }),
  responses: { 200: bookingView },
  errors: ['booking_not_found', 'booking_not_active', 'booking_not_confirmed', 'charter_started'],
});
