import { detailsOf, type BookingState } from '@harbourline/contracts';
import { formatCad, boatTitle, dayInWords, reviewDeadline, timeInWords } from '@harbourline/policy';
import type { BookingNews } from '../messages/about';
import type { Party } from '../messages/parties';
import { isConfirmed } from '../messages/was-confirmed';
import type { Values } from '../placeholders/placeholders';
import { bookingChangeInWords } from '../words/booking-change-in-words';
import { captainStandingInWords, waitsForCaptainAlone } from '../words/captain-standing-in-words';
import { cancellationInWords, captainGoneInWords } from '../words/cancellation-in-words';
import { durationInWords, momentInWords } from '../words/time-in-words';
import { calledOffValues } from './called-off-values';
import { dockValues } from './dock-values';
import { depositToCome, depositValues } from './deposit-values';
import { peopleValues } from './people-values';
import type { Person } from './person';
import { changeValues, proposalValues } from './proposal-values';

/**
 * What a message about a booking may say to one of its parties. Phones and addresses of the others are there once the
 * booking is confirmed, whatever the template asks for.
 */
export function bookingValues(told: BookingNews, to: Party, find: (id: number) => Person | undefined): Values {
  const { booking } = told;
  const { zone } = booking;
  const start = new Date(booking.startDate);
  const end = new Date(booking.endDate);
  const reason = booking.changeReason?.trim();
  return {
    ...peopleValues(booking, to, find),
    boatName: boatFor(booking, to),
    bookingId: String(booking.id),
    location: booking.boat.city,
    startDate: dayInWords(start, zone),
    startTime: timeInWords(start, zone),
    endDate: dayInWords(end, zone),
    endTime: timeInWords(end, zone),
    duration: durationInWords(start, end),
    ...detailValues(booking),
    ...moneyOf(booking),
    ...depositToCome(booking, to),
    ...deadlineOf(booking, to),
    captainStanding: captainStandingInWords(booking, to, find),
    ...(to !== 'former captain' && proposalValues(booking, find)),
    ...changeValues(booking, to, find),
    ...(booking.status === 'completed' && { reviewUntil: momentInWords(reviewDeadline(end), zone) }),
    ...(to !== 'former captain' && calledOffValues(booking)),
    ...dockValues(booking),
    changeInWords: bookingChangeInWords(told, to, find),
    changeReason: reason && `“${reason}”`,
    ...endOf(told, to),
  };
}

function detailValues(booking: BookingState): Values {
  const said = Object.entries(detailsOf(booking)).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]));
}

/** Amounts of nothing are left out. */
function moneyOf({ totalCents, balanceFromRenterCents, dueToCaptainCents }: BookingState): Values {
  return {
    totalPrice: formatCad(totalCents),
    balanceDue: balanceFromRenterCents > 0 ? formatCad(balanceFromRenterCents) : undefined,
    captainFee: dueToCaptainCents > 0 ? formatCad(dueToCaptainCents) : undefined,
  };
}

/** Until when a reservation is to be answered, or another captain to be found: one of them, or neither. */
function deadlineOf(booking: BookingState, to: Party): Values {
  const { respondBy, captainWanted, adjusted, zone } = booking;
  if (adjusted && to !== 'renter') return {}; // the renter's alone
  if (waitsForCaptainAlone(booking) && to !== 'captain') return {}; // the captain's alone
  const deadline = respondBy ? momentInWords(new Date(respondBy), zone) : undefined;
  return captainWanted ? { captainToFind: deadline } : { respondBy: deadline };
}

/** Of a booking that has ended, or for its captain of a charter that is not theirs any more. */
function endOf({ booking, at }: BookingNews, to: Party): Values {
  const cancellationDate = momentInWords(new Date(at), booking.zone);
  if (booking.status === 'cancelled') {
    return { cancellationReason: cancellationInWords(booking, to), cancellationDate, ...depositValues(booking, to) };
  }
  const gone = to === 'former captain' || (to === 'captain' && !isConfirmed(booking));
  return gone ? { cancellationReason: captainGoneInWords(booking), cancellationDate } : {};
}

/** The name is for those with a paid booking of the boat; who lost the slot has none. */
function boatFor({ boat, outcome }: BookingState, to: Party): string {
  return to === 'renter' && outcome === 'slot_lost' ? boatTitle(boat) : boat.boatName;
}
