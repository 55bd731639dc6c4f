import type { BookingView } from '@harbourline/contracts';
import { isOverdue, mayCallOffAt, movesFor, type Action, type Party } from '@harbourline/policy';
import { proposalOfBooking } from '../../shared/booking/proposal-of-booking';
import { situationOf } from '../../shared/booking/standing-of-booking';

/** What a card offers somebody to do with a booking now: nothing that the service would refuse. */
export function movesOf(booking: BookingView, side: Party, now: Date): readonly Action[] {
  // One that was called off does not begin at its time.
  if (booking.calledOff === null && now >= new Date(booking.startDate)) return [];
  return movesFor(situationOf(booking, side)).filter((move) => isInTime(move, booking, now));
}

/**
 * Whether the time for an act is not over. That of owners and captains to answer a request is the service's to judge: a
 * clock that is wrong must not take their answer away.
 */
function isInTime(move: Action, booking: BookingView, now: Date): boolean {
  const { startDate, respondBy, calledOff } = booking;
  const isOver = (deadline: string | null | undefined) => !!deadline && isOverdue(now, new Date(deadline));
  switch (move) {
    case 'callOff':
      return mayCallOffAt(now, new Date(startDate));
    case 'propose':
      return !isOver(calledOff?.chooseBy);
    case 'acceptProposal':
    case 'declineProposal':
      return !isOver(proposalOfBooking(booking)?.respondBy);
    case 'withdrawProposal':
      return !isOver(booking.proposedChange?.respondBy);
    case 'change':
      return !isOver(respondBy);
    default:
      return true;
  }
}
