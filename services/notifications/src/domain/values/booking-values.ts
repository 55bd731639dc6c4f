import { detailsOf, type BookingState } from '@harbourline/contracts';
import {
  isAgreed,
  isBoarded,
  formatCad,
  boatTitle,
  reviewDeadline,
  type Standing,
  hasLostSlot,
} from '@harbourline/policy';
import { dayInWords, timeInWords, type Boarding } from '@harbourline/policy/words';
import type { BookingNews } from '../messages/about';
import type { Party } from '../messages/parties';
import { standingAsTold } from '../messages/standing';

import type { Values } from '../placeholders/placeholders';
import { bookingChangeInWords, ownProposalInWords } from '../words/booking-change-in-words';
import { captainStandingInWords } from '../words/captain-standing-in-words';
import { cancellationInWords, captainGoneInWords } from '../words/cancellation-in-words';
import { REASONS_IN_WORDS } from '../words/reason-in-words';
import { standingInWords } from '../words/standing-in-words';
import { durationInWords, momentInWords } from '../words/time-in-words';
import { boardingValues } from './boarding-values';
import { calledOffValues } from './called-off-values';
import { dockValues } from './dock-values';
import { depositToCome, depositValues } from './deposit-values';
import { peopleValues } from './people-values';
import type { Person } from './person';
import { changeValues, proposalValues } from './proposal-values';

type Find = (id: number) => Person | undefined;

/**
 * What a message about a booking may say to one of its parties. Phones and addresses of the others are there once the
 * booking is confirmed, and how its boat is boarded until it is called off or over, whatever the template asks for.
 */
export function bookingValues(told: BookingNews, to: Party, find: Find, boarding?: Boarding | null): Values {
  const { booking } = told;
  const standing = standingAsTold(booking);
  const { zone } = booking;
  const start = new Date(booking.startDate);
  const end = new Date(booking.endDate);
  const { changeReasonCode } = booking;
  const reason = booking.changeReason?.trim();
  const people = peopleValues(booking, to, find);
  return {
    ...people,
    boatName: boatFor(booking, to),
    bookingId: String(booking.id),
    location: booking.boat.city,
    ...boardingValues(to !== 'former captain' && isBoarded(booking) ? boarding : null, booking.boat.city),
    startDate: dayInWords(start, zone),
    startTime: timeInWords(start, zone),
    endDate: dayInWords(end, zone),
    endTime: timeInWords(end, zone),
    duration: durationInWords(start, end),
    ...detailValues(booking),
    ...moneyOf(booking),
    ...depositToCome(booking, standing, to),
    ...deadlineOf(booking, standing, to),
    ...standingValues(booking, standing, to, find),
    captainStanding: captainStandingInWords(booking, to, find),
    captainToCheck: isUnasked(standing) ? people.captainName : undefined,
    ...(to !== 'former captain' && proposalValues(booking, find)),
    ...changeValues(booking, to, find),
    ...(standing.kind === 'completed' && { reviewUntil: momentInWords(reviewDeadline(end), zone) }),
    ...(to !== 'former captain' && calledOffValues(booking, to)),
    ...dockValues(booking),
    changeInWords: bookingChangeInWords(told, to, find),
    changeReason: changeReasonCode ? REASONS_IN_WORDS[changeReasonCode] : reason && `“${reason}”`,
    ...endOf(told, standing, to),
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

/** Until when the reader hears of an answer, or another captain is to be chosen: one of them, or neither. */
function deadlineOf({ zone }: BookingState, standing: Standing, to: Party): Values {
  const deadline = standing.until ? momentInWords(standing.until, zone) : undefined;
  switch (standing.kind) {
    case 'awaitingOwner':
    case 'awaitingOwnerAndCaptain':
      return to === 'former captain' ? {} : { respondBy: deadline };
    case 'awaitingCaptain':
      return to === 'captain' ? { respondBy: deadline } : {};
    case 'awaitingRenter':
      return to === 'renter' ? { respondBy: deadline } : {};
    case 'captainToBeChosen':
    case 'captainLeft':
    case 'calledOffWithoutCaptain':
      return { captainToFind: deadline };
    case 'confirmed':
    case 'changeProposed':
    case 'calledOff':
    case 'newTimeProposed':
    case 'overdue':
    case 'underWay':
    case 'completed':
    case 'ended':
      return {};
  }
}

/** Whether its captain does not confirm each charter: the owner looks whether they are free. */
function isUnasked(standing: Standing): boolean {
  return standing.kind === 'awaitingOwner' && standing.captain === 'not asked';
}

/** Where it stands, in words for those who are told of it so. */
function standingValues(booking: BookingState, standing: Standing, to: Party, find: Find): Values {
  if (to !== 'renter' && to !== 'owner') return {};
  const words = standingInWords(booking, standing, { to, find });
  return {
    standingTitle: words?.title,
    standingInWords: words?.text,
    ownProposal: ownProposalInWords(booking, standing, { to, find }),
  };
}

/** Of a booking that has ended, or for its captain of a charter that is not theirs any more. */
function endOf({ booking, at }: BookingNews, standing: Standing, to: Party): Values {
  const cancellationDate = momentInWords(new Date(at), booking.zone);
  if (standing.kind === 'ended') {
    return {
      cancellationReason: cancellationInWords(booking, standing, to),
      cancellationDate,
      ...depositValues(booking, to),
    };
  }
  const gone = to === 'former captain' || (to === 'captain' && !isAgreed(booking));
  return gone ? { cancellationReason: captainGoneInWords(booking), cancellationDate } : {};
}

/** The name is for those with a paid booking of the boat; who lost the slot has none. */
function boatFor({ boat, outcome }: BookingState, to: Party): string {
  return to === 'renter' && hasLostSlot({ outcome }) ? boatTitle(boat) : boat.boatName;
}
