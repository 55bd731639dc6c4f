import type { BookingParty } from '@harbourline/contracts';
import { boatTitle, phaseOf, zoneOf } from '@harbourline/policy';
import { charterEntry, isEntered, type CharterContact } from '@harbourline/policy/words';
import type { UserActor } from '@harbourline/service-kit';
import type { CalendarEntry } from '@harbourline/service-kit/calendar/calendar-file';
import type { Deps } from '../db/database';
import type { BookingWithParties } from '../db/with-parties';
import { boatOf } from '../domain/boat';
import { standingOfBooking } from '../domain/standing';
import { seesBoatName } from './sees-boat-name';
import { seesBoarding } from './sees-boarding';
import { seesContact } from './sees-contact';

const DASHBOARDS = { renter: 'renter-dashboard', owner: 'owner-dashboard', captain: 'captain-dashboard' } as const;

/** A booking as an entry in the calendar of one of its parties, with what they may know of it. */
export function presentCalendarEntry(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  booking: BookingWithParties,
  viewer: UserActor,
): CalendarEntry {
  const standing = standingOfBooking(booking, clock.now());
  const boat = boatOf(booking);
  const reader = partyOf(booking, viewer);
  const entry = charterEntry({
    ...{ bookingId: booking.id, standing, city: boat.city, reader },
    boat: seesBoatName(booking, viewer) ? boat.boatName : boatTitle(boat),
    guestCount: booking.guestCount,
    captainName: booking.captain?.fullName ?? null,
    purposeOfRental: booking.purposeOfRental,
    specialRequests: booking.specialRequests,
    contacts: contactsFor(booking, viewer),
    boarding: seesBoarding(booking, viewer) ? booking.boatBoarding : null,
  });
  return {
    ...entry,
    method: isEntered(standing) ? 'PUBLISH' : 'CANCEL',
    isTentative: phaseOf(standing) === 'requested',
    ...{ uid: booking.reservationId, sequence: booking.version, madeAt: clock.now() },
    ...{ start: booking.startDate, end: booking.endDate, zone: zoneOf(boat.city) },
    url: new URL(`/${DASHBOARDS[reader]}?booking=${booking.id}`, config.PUBLIC_ORIGIN).href,
    organizer: { name: config.COMPANY_NAME, address: config.COMPANY_EMAIL },
  };
}

/** The other parties whom the viewer may reach; of captains all but the address. */
export function contactsFor(booking: BookingWithParties, viewer: UserActor): CharterContact[] {
  const { renter, owner, captain } = booking;
  const people = [
    { role: 'renter', user: renter },
    { role: 'owner', user: owner },
    { role: 'captain', user: captain },
  ] as const;
  return people.flatMap(({ role, user }) => {
    if (!user || user.id === viewer.id || !seesContact(booking, viewer, user.id)) return [];
    const { fullName, phone, email } = user;
    return [{ role, fullName, phone, email: role === 'captain' ? null : email }];
  });
}

function partyOf({ renterId, ownerId }: BookingWithParties, { id }: UserActor): BookingParty {
  if (id === renterId) return 'renter';
  return id === ownerId ? 'owner' : 'captain';
}
