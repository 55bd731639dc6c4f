import type { BookingState } from '@harbourline/contracts';
import type { Party } from '../messages/parties';
import { isAsked } from '../messages/was-confirmed';
import type { Person } from '../values/person';
import { momentInWords } from './time-in-words';

/** Whether owner and renter agree, and a captain who confirms each charter has yet to answer. */
export function waitsForCaptainAlone(booking: BookingState): boolean {
  return isAsked(booking) && booking.captainAnswer === 'awaited' && booking.ownerAcceptedAt !== null;
}

/** Where a reservation stands whose captain confirms each charter; undefined where no captain is asked, or no more. */
export function captainStandingInWords(
  booking: BookingState,
  to: Party,
  find: (id: number) => Person | undefined,
): string | undefined {
  const { captainId, captainAnswer, respondBy, adjusted, zone } = booking;
  if (!isAsked(booking) || adjusted) return undefined;
  const alone = waitsForCaptainAlone(booking);
  if (to === 'captain') {
    return alone ? 'The owner has accepted already: with your yes, the charter is confirmed.' : undefined;
  }
  const name = (captainId !== null && find(captainId)?.fullName) || 'The captain';
  if (captainAnswer === 'accepted') return `${name} has agreed to be the captain.`;
  if (!alone || !respondBy) return `${name} confirms each charter personally, and has been asked as well.`;
  const deadline = momentInWords(new Date(respondBy), zone);
  const otherwise = to === 'owner' ? 'you can choose another captain' : 'the owner can choose another captain';
  return `${name} has until ${deadline} to accept as well: then the charter is confirmed. Otherwise ${otherwise}, at no higher fee.`;
}
