import { writtenText } from '../primitives';

/** What somebody may say to the other side of a booking. */
export const said = writtenText().max(500);
/** The reason that the other side reads. It is required: nobody's charter is cancelled without a word. */
export const requiredReason = writtenText('Please give a reason').min(1, 'Please give a reason').max(500);

/** Why an owner's proposal for a reservation cannot be answered, or taken back. */
export const PROPOSAL = ['booking_not_pending', 'booking_not_adjusted', 'response_overdue'] as const;
/** Why a captain does not take another's place. */
export const ANOTHER_CAPTAIN = ['captain_unavailable', 'captain_too_expensive'] as const;
/** A captain who confirms each charter stands between an owner, or a renter, and what they want to do. */
export const CAPTAIN_FIRST = ['captain_awaited', 'captain_declined'] as const;

/** Why a charter cannot be had at another time, with another captain or for more guests. */
export const ANOTHER_CHARTER = [
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
  'deposit_too_small',
] as const;
