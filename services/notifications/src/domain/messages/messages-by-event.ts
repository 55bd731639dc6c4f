import * as events from '@harbourline/contracts';
import { isActive, isAgreed, isCompleted, isEnded, isRequest, paidHow, isWithdrawn } from '@harbourline/policy';
import type { EmailTemplateId } from '../../templates/built-in';
import { proposalIn } from '../words/proposed-change-in-words';
import { isNews } from './is-news';
import type { Party } from './parties';
import { isProposalTaken } from './proposal-taken';
import { isAsked, wasAsked, wasConfirmed } from './was-confirmed';

export type Told = Partial<Record<Party, EmailTemplateId>>;
type Booking = events.BookingState;
type Side = 'renter' | 'owner';
interface BookingMessages {
  event: events.EventDefinition<typeof events.bookingState>;
  tell: Told | ((booking: Booking) => Told);
}

const NOBODY: Told = {};
const REQUESTED: Told = { renter: 'new-reservation-renter', owner: 'new-reservation-owner' };
const CONFIRMED: Told = { renter: 'confirmed-booking-renter', owner: 'confirmed-booking-owner' };
const PROPOSED = { renter: 'change-proposed-renter', owner: 'change-proposed-owner' } as const;
/** Of a charter that was called off. */
const NEW_TIME = { renter: 'new-time-proposed-renter', owner: 'new-time-proposed-owner' } as const;
const NOT_CHANGED = { renter: 'change-not-made-renter', owner: 'change-not-made-owner' } as const;
/** The captain of a charter or a request cannot come. */
const WITHOUT_CAPTAIN: Told = { renter: 'booking-standing-renter', owner: 'choose-captain-owner' };
const CHANGED: Told = { renter: 'booking-changed-renter', owner: 'booking-changed-owner' };

/**
 * Which change of a booking is told to renter and owner, with which template. Whoever made the change is told where
 * money moves or somebody is promised something. Captains: `tellCaptains`.
 */
export const BOOKING_MESSAGES: readonly BookingMessages[] = [
  { event: events.bookingRequested, tell: REQUESTED },
  { event: events.bookingChanged, tell: { owner: 'booking-changed-owner' } },
  { event: events.bookingAdjusted, tell: { renter: 'reservation-adjusted-renter' } },
  { event: events.bookingAdjustmentWithdrawn, tell: { renter: 'booking-changed-renter' } },
  { event: events.bookingConfirmed, tell: CONFIRMED },
  { event: events.bookingAdjustmentAccepted, tell: CONFIRMED },
  { event: events.bookingCaptainLeft, tell: WITHOUT_CAPTAIN },
  { event: events.bookingCaptainReplaced, tell: { renter: 'booking-changed-renter' } },
  { event: events.bookingChangeProposed, tell: tellOfProposal },
  { event: events.bookingChangeAccepted, tell: CHANGED },
  { event: events.bookingChangeDeclined, tell: (booking) => tellOfNoChange(booking, [proposerOf(booking)]) },
  { event: events.bookingChangeWithdrawn, tell: (booking) => tellOfNoChange(booking, [answererOf(booking)]) },
  { event: events.bookingChangeLapsed, tell: (booking) => tellOfNoChange(booking, ['renter', 'owner']) },
  { event: events.bookingCaptainAwaited, tell: tellOfWaiting },
  { event: events.bookingCaptainAccepted, tell: { owner: 'booking-standing-owner' } },
  { event: events.bookingCaptainDeclined, tell: WITHOUT_CAPTAIN },
  { event: events.bookingCalledOff, tell: tellOfCallOff },
  { event: events.bookingRecordedAtTheDock, tell: tellOfBalance },
  { event: events.bookingUpdated, tell: tellOfUpdate },
  { event: events.bookingDeclined, tell: { renter: 'reservation-canceled-renter' } },
  { event: events.bookingRejected, tell: { renter: 'reservation-canceled-renter' } },
  { event: events.bookingCancelled, tell: tellOfEnd },
  { event: events.bookingExpired, tell: tellOfEnd },
  { event: events.bookingRefundChosen, tell: { renter: 'refund-chosen-renter' } },
  { event: events.bookingCompleted, tell: inviteToReview },
];

/** How a new user is welcomed. */
export const WELCOME_MESSAGES: Readonly<Record<events.Role, EmailTemplateId | undefined>> = {
  renter: 'welcome-renter',
  owner: 'welcome-owner',
  captain: 'welcome-captain',
  admin: undefined,
};

/** Whom a change of a booking is told to. */
export function messagesFor({ tell }: BookingMessages, booking: Booking): Told {
  return { ...(typeof tell === 'function' ? tell(booking) : tell), ...tellCaptains(booking) };
}

const proposerOf = (booking: Booking): Side => proposalIn(booking)?.by ?? 'renter';
const answererOf = (booking: Booking): Side => (proposerOf(booking) === 'renter' ? 'owner' : 'renter');

/** Who has to answer a proposed change, and a captain whose time it is. */
function tellOfProposal(booking: Booking): Told {
  const { renter, owner } = booking.calledOff ? NEW_TIME : PROPOSED;
  return { ...(answererOf(booking) === 'renter' ? { renter } : { owner }), ...tellCaptainOfProposal(booking) };
}

/** All stays as it was: those who do not know are told, and a captain who was told of the proposal. */
function tellOfNoChange(booking: Booking, sides: readonly Side[]): Told {
  return {
    ...Object.fromEntries(sides.map((side) => [side, NOT_CHANGED[side]])),
    ...(concernsCaptain(booking) && { captain: 'change-not-made-captain' }),
  };
}

function tellCaptainOfProposal(booking: Booking): Told {
  return concernsCaptain(booking) ? { captain: 'change-proposed-captain' } : NOBODY;
}

function concernsCaptain(booking: Booking): boolean {
  const proposal = proposalIn(booking);
  const { startDate, endDate, captainId } = booking;
  const concerns =
    proposal?.startDate !== startDate || proposal.endDate !== endDate || proposal.captainId !== captainId;
  return captainId !== null && concerns;
}

function tellOfCallOff({ captainId }: Booking): Told {
  return {
    ...{ renter: 'called-off-renter', owner: 'called-off-owner' },
    ...(captainId !== null && { captain: 'called-off-captain' }),
  };
}

/** One side has marked the balance, which the other is to confirm; all else that is recorded at the dock is seen there. */
function tellOfBalance({ atTheDock }: Booking): Told {
  if (atTheDock?.act !== 'mark-balance') return NOBODY;
  return atTheDock.by === 'renter' ? { owner: 'balance-marked-owner' } : { renter: 'balance-marked-renter' };
}

/** An administrator has made it, or changed it. */
function tellOfUpdate(booking: Booking): Told {
  const { previous, adjusted } = booking;
  // The record of a booking that is over may be corrected without a message.
  if (!isActive(booking)) return NOBODY;
  if (previous && !isNews(booking, 'renter and owner')) return NOBODY;
  if (previous && adjusted) return { ...CHANGED, renter: 'reservation-adjusted-renter' };
  if (previous) return CHANGED;
  return isRequest(booking) ? REQUESTED : CONFIRMED;
}

/** Who has completed a charter, with a deposit that was paid, is asked how it was. */
function inviteToReview({ depositCents, paymentIntentId, paidDate, creditCents = 0 }: Booking): Told {
  const deposit = { depositCents, paymentIntentId, creditCents, paidDate: paidDate ? new Date(paidDate) : null };
  if (paidHow(deposit) === 'unpaid') return NOBODY;
  return { renter: 'review-invitation-renter', owner: 'review-invitation-owner' };
}

/** Only the captain's yes is missing: the renter hears of it, and of a proposal that the renter has taken the owner. */
function tellOfWaiting(booking: Booking): Told {
  const renter = 'booking-standing-renter';
  return isProposalTaken(booking) ? { renter, owner: 'booking-standing-owner' } : { renter };
}

function tellOfEnd(booking: Booking): Told {
  return {
    renter: wasConfirmed(booking) ? 'booking-canceled-renter' : 'reservation-canceled-renter',
    // An owner who withdraws a boat was told what ends with it, and has said yes.
    ...(!isWithdrawn(booking) && { owner: 'cancellation-notice-owner' }),
  };
}

/**
 * Captains are told what becomes of a charter that is theirs: from its confirmation on, or from when they are asked
 * where they confirm each charter.
 */
function tellCaptains(booking: Booking): Told {
  const { captainId, previous, refundChoice } = booking;
  if ((previous && isEnded(previous)) || isCompleted(booking) || refundChoice !== null) return NOBODY;
  const now = isAgreed(booking) || isAsked(booking) ? captainId : null;
  const before = wasConfirmed(booking) || wasAsked(booking) ? (previous ?? booking).captainId : null;
  if (now !== null && now === before) return tellOfTheirs(booking);
  const gone = wasConfirmed(booking) ? 'charter-canceled-captain' : 'charter-request-ended-captain';
  return {
    ...(before !== null && { [before === captainId ? 'captain' : 'former captain']: gone }),
    ...(now !== null && { captain: isAgreed(booking) ? 'new-charter-captain' : 'charter-request-captain' }),
  };
}

/** Somebody's charter, or their request, is another one now; or it has become theirs. */
function tellOfTheirs(booking: Booking): Told {
  if (!isAgreed(booking)) return isAskedAnew(booking) ? { captain: 'charter-request-captain' } : NOBODY;
  if (!wasConfirmed(booking)) return { captain: 'new-charter-captain' };
  return isNews(booking, 'captain') ? { captain: 'charter-changed-captain' } : NOBODY;
}

function isAskedAnew(booking: Booking): boolean {
  if (booking.captainAnswer !== 'awaited') return false;
  return booking.previous?.captainAnswer !== 'awaited' || isNews(booking, 'captain');
}
