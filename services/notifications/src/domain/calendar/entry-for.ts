import type { BookingState } from '@harbourline/contracts';
import { isAgreed, isBoarded, boatTitle, isEnded, phaseOf, type Standing, hasLostSlot } from '@harbourline/policy';
import { charterEntry, isEntered, type Boarding, type CharterContact } from '@harbourline/policy/words';
import type { CalendarEntry } from '@harbourline/service-kit/calendar/calendar-file';
import type { About, AboutBooking } from '../messages/about';
import { partyOf, type Party } from '../messages/parties';
import { standingAsTold } from '../messages/standing';
import { wasConfirmed } from '../messages/was-confirmed';
import type { Person } from '../values/person';

interface Surroundings {
  find: (id: number) => Person | undefined;
  /** How its boat is boarded. */
  boarding?: Boarding | null | undefined;
  origin: string;
  organizer: { name: string; address: string };
  now: Date;
}

const DASHBOARDS = {
  renter: 'renter-dashboard',
  owner: 'owner-dashboard',
  captain: 'captain-dashboard',
  'former captain': 'captain-dashboard',
} as const;

/**
 * The charter as an entry in its reader's calendar, where a message tells that it stands, has changed or is off. The
 * entry is the same as the file that they can have of the booking, and a later one replaces it. Undefined where a message
 * changes nothing in a calendar, and for events of old, which do not say which version they are of.
 */
export function entryFor(told: About, recipient: Person, around: Surroundings): CalendarEntry | undefined {
  if (told.kind !== 'booking') return undefined;
  const { booking } = told;
  const { reservationId: uid, revision: sequence, zone } = booking;
  const to = partyOf(booking, recipient.id);
  const standing = standingAsTold(booking);
  const method = methodFor(told, standing, to);
  if (!method || uid === undefined || sequence === undefined) return undefined;
  return {
    ...wordsFor(booking, standing, { ...around, to, isGone: method === 'CANCEL' && isGone(standing, to) }),
    ...{ method, uid, sequence, zone, madeAt: around.now, isTentative: phaseOf(standing) === 'requested' },
    ...{ start: new Date(booking.startDate), end: new Date(booking.endDate) },
    url: new URL(`/${DASHBOARDS[to]}?booking=${booking.id}`, around.origin).href,
    organizer: around.organizer,
    attendee: { name: recipient.fullName || recipient.email, address: recipient.email },
  };
}

/** Whoever downloaded a request has it in the calendar, so that the end of any reservation takes it back. */
function methodFor(
  { booking, until }: AboutBooking,
  standing: Standing,
  to: Party,
): CalendarEntry['method'] | undefined {
  const { previous, refundChoice, atTheDock, objectedTo } = booking;
  const isNotTheirs = to === 'former captain' || (to === 'captain' && !isAgreed(booking));
  // What is recorded at the dock changes nothing of the charter.
  if (until || atTheDock || objectedTo) return undefined;
  switch (phaseOf(standing)) {
    case 'over':
      return undefined;
    case 'ending':
    case 'ended':
      return (previous && isEnded(previous)) || refundChoice !== null ? undefined : 'CANCEL';
    case 'called off':
      // It does not take place then; with a new time it comes back.
      return 'CANCEL';
    case 'agreed':
      return isNotTheirs ? 'CANCEL' : 'REQUEST';
    case 'requested':
      if (isNotTheirs) return 'CANCEL';
      return wasConfirmed(booking) ? 'REQUEST' : undefined;
  }
}

/** A charter that stands, or may come back, and is not this captain's any more. */
function isGone(standing: Standing, to: Party): boolean {
  return isEntered(standing) || (to === 'former captain' && phaseOf(standing) === 'called off');
}

function wordsFor(
  booking: BookingState,
  standing: Standing,
  { find, boarding, to, isGone }: Pick<Surroundings, 'find' | 'boarding'> & { to: Party; isGone: boolean },
) {
  const { boat, outcome, captainId } = booking;
  const reader = to === 'former captain' ? 'captain' : to;
  return charterEntry({
    ...{ bookingId: booking.id, standing, isGone, city: boat.city, reader },
    boat: to === 'renter' && hasLostSlot({ outcome }) ? boatTitle(boat) : boat.boatName,
    guestCount: booking.guestCount,
    captainName: captainId === null ? null : (find(captainId)?.fullName ?? ''),
    purposeOfRental: booking.purposeOfRental,
    specialRequests: booking.specialRequests,
    contacts: isAgreed(booking) && to !== 'former captain' ? contactsIn(booking, find) : [],
    boarding: isBoarded(booking) && to !== 'former captain' ? boarding : null,
  });
}

function contactsIn({ renterId, ownerId, captainId }: BookingState, find: Surroundings['find']): CharterContact[] {
  const ids = { renter: renterId, owner: ownerId, captain: captainId };
  return (['renter', 'owner', 'captain'] as const).flatMap((role) => {
    const id = ids[role];
    const person = id === null ? undefined : find(id);
    if (!person) return [];
    const { fullName, phone, email } = person;
    return [{ role, fullName, phone, email: role === 'captain' ? null : email }];
  });
}
