import { english } from '@harbourline/policy/words';
import type { BookingState } from '@harbourline/contracts';
import type { Party } from '../messages/parties';
import { standingAsTold } from '../messages/standing';
import type { Person } from '../values/person';
import { momentInWords } from './time-in-words';

/** Where a reservation stands whose captain confirms each charter; undefined where no captain is asked, or no more. */
export function captainStandingInWords(
  booking: BookingState,
  to: Party,
  find: (id: number) => Person | undefined,
): string | undefined {
  const standing = standingAsTold(booking);
  const name = (booking.captainId !== null && find(booking.captainId)?.fullName) || english`The captain`;
  if (standing.kind === 'awaitingCaptain') {
    if (to === 'captain')
      return english`The owner has accepted already: once you accept as well, the charter is confirmed.`;
    if (!standing.until) return undefined;
    const deadline = momentInWords(standing.until, booking.zone);
    const otherwise =
      to === 'owner' ? english`you can choose another captain` : english`the owner can choose another captain`;
    return english`${name} has until ${deadline} to accept as well: then the charter is confirmed. Otherwise ${otherwise}, at no higher fee.`;
  }
  if (to === 'captain') return undefined;
  if (standing.kind === 'awaitingOwner' && standing.captain === 'accepted') {
    return english`${name} has agreed to be the captain.`;
  }
  if (standing.kind !== 'awaitingOwnerAndCaptain') return undefined;
  const otherwise =
    to === 'owner'
      ? english`you get more time, to choose another captain`
      : english`the owner gets more time, to choose another captain at no higher fee`;
  return english`${name} confirms each charter personally, and has been asked as well. If the captain declines, ${otherwise}.`;
}
