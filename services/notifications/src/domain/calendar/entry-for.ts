import type { BookingState } from '@harbourline/contracts';
import { boatTitle, charterEntry, type CharterContact } from '@harbourline/policy';
import type { CalendarEntry } from '@harbourline/service-kit/calendar/calendar-file';
import type { About, AboutBooking } from '../messages/about';
import { partyOf, type Party } from '../messages/parties';
import { isConfirmed, wasConfirmed } from '../messages/was-confirmed';
import type { Person } from '../values/person';

interface Surroundings {
  find: (id: number) => Person | undefined;
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
  const method = methodFor(told, to);
  if (!method || uid === undefined || sequence === undefined) return undefined;
  return {
    ...wordsFor(booking, to, { ...around, isOff: method === 'CANCEL' }),
    ...{ method, uid, sequence, zone, madeAt: around.now, isTentative: booking.status === 'pending' },
    ...{ start: new Date(booking.startDate), end: new Date(booking.endDate) },
    url: new URL(`/${DASHBOARDS[to]}?booking=${booking.id}`, around.origin).href,
    organizer: around.organizer,
    attendee: { name: recipient.fullName || recipient.email, address: recipient.email },
  };
}

/** Whoever downloaded a request has it in the calendar, so that the end of any reservation takes it back. */
function methodFor({ booking, until }: AboutBooking, to: Party): CalendarEntry['method'] | undefined {
  const { status, previous, refundChoice, calledOff, atTheDock } = booking;
  // What is recorded at the dock changes nothing of the charter.
  if (until || atTheDock || status === 'completed') return undefined;
  if (status === 'cancelled') return previous?.status === 'cancelled' || refundChoice !== null ? undefined : 'CANCEL';
  if (to === 'former captain' || (to === 'captain' && !isConfirmed(booking))) return 'CANCEL';
  // It does not take place then; with a new time it comes back.
  if (calledOff) return 'CANCEL';
  return isConfirmed(booking) || wasConfirmed(booking) ? 'REQUEST' : undefined;
}

function wordsFor(booking: BookingState, to: Party, { find, isOff }: Pick<Surroundings, 'find'> & { isOff: boolean }) {
  const { boat, outcome, captainId } = booking;
  const reader = to === 'former captain' ? 'captain' : to;
  return charterEntry({
    ...{ bookingId: booking.id, standing: standingOf(booking, { to, isOff }), city: boat.city, reader },
    boat: to === 'renter' && outcome === 'slot_lost' ? boatTitle(boat) : boat.boatName,
    guestCount: booking.guestCount,
    captainName: captainId === null ? null : (find(captainId)?.fullName ?? ''),
    purposeOfRental: booking.purposeOfRental,
    specialRequests: booking.specialRequests,
    contacts: isConfirmed(booking) && to !== 'former captain' ? contactsIn(booking, find) : [],
  });
}

function standingOf({ status, calledOff }: BookingState, { to, isOff }: { to: Party; isOff: boolean }) {
  if (to !== 'former captain' && calledOff) return 'called off';
  return isOff && status !== 'cancelled' ? 'gone' : status;
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
