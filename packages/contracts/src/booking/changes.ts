import { z } from 'zod';
import { defineRoute } from '../define-route';
import { dollars, idText } from '../primitives';
import { bookingView } from './bookings';
import { charterChange, reservationChange } from './quote';
import { ANOTHER_CHARTER, CAPTAIN_FIRST, PROPOSAL, said } from './reasons';

/** A change of a confirmed charter that was proposed: a later one is another. */
const change = z.object({ id: idText, changeId: z.uuid() });
/** Why a proposed change of a confirmed charter cannot be answered, or taken back. */
const CHANGE = ['booking_not_confirmed', 'booking_not_active', 'change_not_open', 'response_overdue'] as const;

export const proposeChange = defineRoute({
  method: 'POST',
  path: '/api/bookings/:id/changes',
  summary: 'Propose another time, duration, captain or number of guests for a confirmed charter to its other side',
  audience: ['renter', 'owner'],
  params: z.object({ id: idText }),
  body: charterChange.extend({
    /** As it was shown: compared, never trusted. */
    totalPrice: dollars.optional(),
  }),
  responses: { 200: bookingView },
  errors: [
    'booking_not_found',
    'booking_not_confirmed',
    'booking_not_active',
    'charter_started',
    'change_waiting',
    'too_many_changes',
    'same_charter',
    'price_changed',
    ...ANOTHER_CHARTER,
    'not_as_called_off',
    'response_overdue',
  ],
});

export const answerChange = defineRoute({
  method: 'PUT',
  path: '/api/bookings/:id/changes/:changeId/answer',
  summary: 'Accept or decline the change of a confirmed charter that its other side has proposed',
  audience: ['renter', 'owner'],
  params: change,
  actions: {
    acceptChange: {
      audience: ['renter', 'owner'],
      body: z.object({ answer: z.literal('accepted') }),
      errors: [...CHANGE, 'captain_unavailable', 'deposit_too_small'],
    },
    declineChange: {
      audience: ['renter', 'owner'],
      body: z.object({ answer: z.literal('declined'), reason: said.optional() }),
      errors: CHANGE,
    },
  },
  responses: { 200: bookingView },
  errors: ['booking_not_found'],
});

export const withdrawChange = defineRoute({
  method: 'DELETE',
  path: '/api/bookings/:id/changes/:changeId',
  summary: 'Take back a change of a confirmed charter that was proposed',
  audience: ['renter', 'owner'],
  params: change,
  responses: { 200: bookingView },
  errors: ['booking_not_found', ...CHANGE],
});

/** An owner's other time or captain for a reservation, which `PATCH /api/bookings/:id` has proposed. */
export const withdrawAdjustment = defineRoute({
  method: 'DELETE',
  path: '/api/bookings/:id/adjustment',
  summary: 'Take back the other time that was proposed for a reservation',
  audience: ['owner'],
  params: z.object({ id: idText }),
  responses: { 200: bookingView },
  errors: ['booking_not_found', ...PROPOSAL],
});

/** Before the owner has answered, whose time begins anew. */
export const changeReservation = defineRoute({
  method: 'PATCH',
  path: '/api/bookings/:id/reservation',
  summary: 'Change time or group size of a reservation that waits for its owner',
  audience: ['renter'],
  params: z.object({ id: idText }),
  /** A status along with it would be an act of its own, which is not done by half. */
  body: reservationChange
    .extend({ status: z.never().optional() })
    .refine((fields) => Object.keys(fields).length > 0, 'Please change something'),
  responses: { 200: bookingView },
  errors: [
    'booking_not_found',
    'booking_not_pending',
    'booking_adjusted',
    'response_overdue',
    ...CAPTAIN_FIRST,
    'too_many_changes',
    'same_time',
    ...ANOTHER_CHARTER,
  ],
});
