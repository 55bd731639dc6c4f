import * as events from '@harbourline/contracts';
import { isActive, isAgreed, isCompleted, isEnded, isRequest, paidHow } from '@harbourline/policy';
import type { EmailTemplateId } from '../../templates/built-in';
import { proposalIn } from '../words/proposed-change-in-words';
import { isNews } from './is-news';
import { userOf, type Party } from './parties';
import { isProposalTaken } from './proposal-taken';
import { isAsked, wasAsked, wasConfirmed } from './was-confirmed';

export type Told = Partial<Record<Party, EmailTemplateId>>;
type Booking = events.BookingState;
type Side = 'renter' | 'owner';
interface BookingMessages {
  event: events.EventDefinition<typeof events.bookingState>;
  /** Whose act it is; nobody's where time or Harbourline causes it. */
  by: Party | 'nobody' | ((booking: Booking) => Party | 'nobody');
  tell: Told | ((booking: Booking) => Told);
}

const NOBODY: Told = {};
const REQUESTED: Told = { renter: 'new-reservation-renter', owner: 'new-reservation-owner' };
const CONFIRMED: Told = { renter: 'confirmed-booking-renter', owner: 'confirmed-booking-owner' };
const PROPOSED = { renter: 'change-proposed-renter', owner: 'change-proposed-owner' } as const;
/** Of a charter that was called off. */
const NEW_TIME = { renter: 'new-time-proposed-renter', owner: 'new-time-proposed-owner' } as const;
const NOT_MADE: Told = { renter: 'change-not-made-renter', owner: 'change-not-made-owner' };
/** Whom it waits for. */
const STANDS = { renter: 'booking-standing-renter', owner: 'booking-standing-owner' } as const;
const CHANGED: Told = { renter: 'booking-changed-renter', owner: 'booking-changed-owner' };
/** The captain of a charter or a request cannot come. */
const WITHOUT_CAPTAIN: Told = { renter: STANDS.renter, owner: 'choose-captain-owner' };

/**
 * Which change of a booking is told to renter and owner, with which template: to whoever made it as well, who has it in
 * writing then. Captains: `tellCaptains`.
 */
export const BOOKING_MESSAGES: readonly BookingMessages[] = [
  { event: events.bookingRequested, by: 'renter', tell: REQUESTED },
  { event: events.bookingChanged, by: 'renter', tell: CHANGED },
  { event: events.bookingAdjusted, by: 'owner', tell: { ...STANDS, renter: 'reservation-adjusted-renter' } },
  { event: events.bookingAdjustmentWithdrawn, by: 'owner', tell: NOT_MADE },
  { event: events.bookingConfirmed, by: 'owner', tell: CONFIRMED },
  { event: events.bookingAdjustmentAccepted, by: 'renter', tell: CONFIRMED },
  { event: events.bookingCaptainLeft, by: 'former captain', tell: WITHOUT_CAPTAIN },
  { event: events.bookingCaptainReplaced, by: 'owner', tell: CHANGED },
  { event: events.bookingChangeProposed, by: proposerOf, tell: tellOfProposal },
  { event: events.bookingChangeAccepted, by: answererOf, tell: CHANGED },
  { event: events.bookingChangeDeclined, by: answererOf, tell: tellOfNoChange },
  { event: events.bookingChangeWithdrawn, by: proposerOf, tell: tellOfNoChange },
  { event: events.bookingChangeLapsed, by: 'nobody', tell: tellOfNoChange },
  {
    event: events.bookingCaptainAwaited,
    by: (booking) => (isProposalTaken(booking) ? 'renter' : 'owner'),
    tell: STANDS,
  },
  { event: events.bookingCaptainAccepted, by: 'captain', tell: { owner: STANDS.owner } },
  { event: events.bookingCaptainDeclined, by: 'former captain', tell: WITHOUT_CAPTAIN },
  { event: events.bookingCalledOff, by: ({ calledOff }) => partyOrNobody(calledOff?.by ?? null), tell: tellOfCallOff },
  { event: events.bookingRecordedAtTheDock, by: (booking) => booking.atTheDock?.by ?? 'renter', tell: tellOfDock },
  { event: events.bookingUpdated, by: 'nobody', tell: tellOfUpdate },
  { event: events.bookingDeclined, by: 'owner', tell: tellOfEnd },
  { event: events.bookingRejected, by: 'nobody', tell: { renter: 'reservation-canceled-renter' } },
  { event: events.bookingCancelled, by: ({ cancelledBy }) => partyOrNobody(cancelledBy), tell: tellOfEnd },
  { event: events.bookingExpired, by: 'nobody', tell: tellOfEnd },
  { event: events.bookingRefundChosen, by: 'renter', tell: { renter: 'refund-chosen-renter' } },
  { event: events.bookingCompleted, by: 'nobody', tell: inviteToReview },
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

/** The person whose act a change of a booking is; null where it is nobody's. */
export function causeOf({ by }: BookingMessages, booking: Booking): number | null {
  const party = typeof by === 'function' ? by(booking) : by;
  return party === 'nobody' ? null : userOf(booking, party);
}

function partyOrNobody(who: Booking['cancelledBy']): Party | 'nobody' {
  switch (who) {
    case 'renter':
    case 'owner':
    case 'captain':
      return who;
    case 'administrator':
    case 'system':
    case null:
      return 'nobody';
  }
}

function proposerOf(booking: Booking): Side {
  return proposalIn(booking)?.by ?? 'renter';
}

function answererOf(booking: Booking): Side {
  return proposerOf(booking) === 'renter' ? 'owner' : 'renter';
}

/** Who has to answer a proposed change, who waits for the answer, and a captain whose time it is. */
function tellOfProposal(booking: Booking): Told {
  const { renter, owner } = booking.calledOff ? NEW_TIME : PROPOSED;
  return {
    ...STANDS,
    ...(proposalIn(booking)?.by === 'owner' ? { renter } : { owner }),
    ...(concernsCaptain(booking) && { captain: 'change-proposed-captain' }),
  };
}

/** All stays as it was: a captain hears of it who was told of the proposal. */
function tellOfNoChange(booking: Booking): Told {
  return { ...NOT_MADE, ...(concernsCaptain(booking) && { captain: 'change-not-made-captain' }) };
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

/**
 * One side has marked the balance, which the other is to confirm; somebody agreed in the renter's name on another's phone,
 * or the renter objects to that. All else that is recorded at the dock is seen there.
 */
function tellOfDock({ atTheDock, objectedTo, captainId }: Booking): Told {
  if (objectedTo) {
    return { owner: 'objected-at-dock-owner', ...(captainId !== null && { captain: 'objected-at-dock-captain' }) };
  }
  if (atTheDock?.objectBy) return { renter: 'agreed-at-dock-renter' };
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

function tellOfEnd(booking: Booking): Told {
  return {
    renter: wasConfirmed(booking) ? 'booking-canceled-renter' : 'reservation-canceled-renter',
    owner: 'cancellation-notice-owner',
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
