import { z } from 'zod';
import { defineRoute } from '../define-route';
import { clockTime, dollars, id, idText } from '../primitives';
import { bookingStatus, bookingView, cancellationCause, despite, refundChoice } from './bookings';
import { callOffCause } from './called-off';
import { charterChange, reservationChange } from './quote';

const cleared = z.null().optional();
const cancelled = z.enum(['cancelled', 'canceled']);
/** Tells the actions without a status from those with a wrong one. */
const absent = z.never().optional();
const said = z.string().trim().max(500);
/** The reason that the other side reads. It is required: nobody's charter is cancelled without a word. */
export const requiredReason = z.string('Please give a reason').trim().min(1, 'Please give a reason').max(500);

/** Why a proposal of the owner's cannot be answered, or taken back. */
const PROPOSAL = ['booking_not_pending', 'booking_not_adjusted', 'response_overdue'] as const;
/** Why a captain does not take another's place. */
const ANOTHER_CAPTAIN = ['captain_unavailable', 'captain_too_expensive'] as const;

/** Why a charter cannot be had at another time, with another captain or for more guests. */
const ANOTHER_CHARTER = [
  'outside_hours',
  'notice_too_short',
  'duration_not_allowed',
  'too_many_guests',
  'boat_unavailable',
  'boat_not_found',
  'captain_unavailable',
  'captain_taken',
  'slot_taken',
  'deposit_above_total',
] as const;

/** Why a proposed change of a confirmed charter cannot be answered, or taken back. */
const CHANGE = ['booking_not_confirmed', 'booking_not_active', 'change_not_open', 'response_overdue'] as const;
/** Which proposal is answered, as it was seen. */
const changeId = z.uuid();
/** Why a captain's answer to a request is not taken. */
const CAPTAINS_ANSWER = ['booking_not_pending', 'captain_not_asked', 'booking_adjusted', 'response_overdue'] as const;
/** A captain who confirms each charter stands between an owner, or a renter, and what they want to do. */
const CAPTAIN_FIRST = ['captain_awaited', 'captain_declined'] as const;

/** One call, several actions, told apart by role and shape: the first whose audience and body fit. */
export const updateBooking = defineRoute({
  method: 'PATCH',
  path: '/api/bookings/:id',
  summary: 'Answer, adjust, change or cancel a reservation',
  audience: ['renter', 'owner', 'captain', 'admin'],
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
        'same_time',
        'outside_hours',
        'notice_too_short',
        'slot_taken',
        ...ANOTHER_CAPTAIN,
        'captain_not_wanted',
        'captain_taken',
      ],
    },
    withdrawAdjustment: {
      audience: ['owner'],
      body: z.object({ ownerAdjusted: z.literal(false), status: absent }),
      errors: PROPOSAL,
    },
    /** After the captain has left, or has declined a request: then it is the owner's yes as well. */
    replaceCaptain: {
      audience: ['owner'],
      body: z.object({ captainId: id, status: absent }),
      errors: ['booking_not_active', 'response_overdue', ...ANOTHER_CAPTAIN, 'captain_not_wanted', 'captain_taken'],
    },

    /** Another time, duration, captain or number of guests for a confirmed charter: the other side has to accept it. */
    proposeChange: {
      audience: ['renter', 'owner'],
      body: z.object({
        proposeChange: charterChange.extend({
          /** As it was shown: compared, never trusted. */
          totalPrice: dollars.optional(),
        }),
        status: absent,
      }),
      errors: [
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
    },
    acceptChange: {
      audience: ['renter', 'owner'],
      body: z.object({ proposedChange: z.literal('accepted'), changeId, status: absent }),
      errors: [...CHANGE, 'captain_unavailable'],
    },
    declineChange: {
      audience: ['renter', 'owner'],
      body: z.object({ proposedChange: z.literal('declined'), changeId, reason: said.optional(), status: absent }),
      errors: CHANGE,
    },
    withdrawChange: {
      audience: ['renter', 'owner'],
      body: z.object({ proposedChange: z.literal('withdrawn'), changeId, status: absent }),
      errors: CHANGE,
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
    chooseRefund: {
      audience: ['renter'],
      body: z.object({ refundChoice, status: absent }),
      errors: ['no_choice', 'response_overdue'],
    },
    changeReservation: {
      audience: ['renter'],
      body: reservationChange
        .extend({ status: absent })
        .refine((change) => Object.keys(change).length > 0, 'Please change something'),
      errors: [
        'booking_not_pending',
        'booking_adjusted',
        'response_overdue',
        ...CAPTAIN_FIRST,
        'same_time',
        ...ANOTHER_CHARTER,
      ],
    },

    /** Of a captain who confirms each charter. */
    acceptCharter: {
      audience: ['captain'],
      body: z.object({ captainAnswer: z.literal('accepted'), status: absent }),
      errors: CAPTAINS_ANSWER,
    },
    /** Needs a reason, as leaving does; the owner then chooses another captain. */
    declineCharter: {
      audience: ['captain'],
      body: z.object({ captainAnswer: z.literal('declined'), reason: said.optional(), status: absent }),
      errors: CAPTAINS_ANSWER,
    },
    /** Needs a reason; without one the shape still tells what is meant. */
    leaveCharter: {
      audience: ['captain'],
      body: z.object({ status: cancelled, reason: said.optional() }),
      errors: ['booking_not_active', 'booking_not_confirmed', 'charter_started'],
    },

    /** Within 72 hours of the start: the renter finds a new time, or takes the whole deposit back. */
    callOff: {
      audience: ['owner', 'captain', 'admin'],
      body: z.object({ calledOff: callOffCause, reason: requiredReason, status: absent }),
      errors: [
        'booking_not_confirmed',
        'booking_not_active',
        'charter_started',
        'too_early_to_call_off',
        'already_called_off',
      ],
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
