import { formatPhone } from './phone';
import { termsInWords } from './terms';
import type { Status } from './transitions';

/** Somebody whom the reader of an entry may know how to reach. */
export interface CharterContact {
  role: 'renter' | 'owner' | 'captain';
  fullName: string;
  phone: string;
  /** Captains are reached by phone. */
  email: string | null;
}

/** A charter as one of its parties may read of it. */
export interface CharterToEnter {
  bookingId: number;
  /** `called off`: not at this time, but perhaps at a new one; `gone` is for a captain whose charter it is no longer. */
  standing: Status | 'called off' | 'gone';
  /** Its name, or what it is called in public. */
  boat: string;
  city: string;
  guestCount: number;
  /** Null where the renter skippers. */
  captainName: string | null;
  purposeOfRental?: string | null | undefined;
  specialRequests?: string | null | undefined;
  contacts: readonly CharterContact[];
  reader: 'renter' | 'owner' | 'captain';
}

/** An entry in a calendar, in words. */
export interface CharterEntry {
  title: string;
  description: string;
  place: string;
}

const ROLES = { renter: 'Renter', owner: 'Owner', captain: 'Captain' } as const;

/** The entry of a charter in its reader's calendar: the same words in a mail and in a file. */
export function charterEntry(charter: CharterToEnter): CharterEntry {
  const { standing, boat, city: place, bookingId } = charter;
  if (standing === 'cancelled') {
    return { title: `Canceled: ${boat}`, description: `Booking #${bookingId} was canceled.`, place };
  }
  if (standing === 'gone') {
    return { title: `Canceled: ${boat}`, description: `Booking #${bookingId} is no longer your charter.`, place };
  }
  if (standing === 'called off') {
    return {
      title: `Called off: ${boat}`,
      description: `Booking #${bookingId} does not take place at this time.`,
      place,
    };
  }
  const title = standing === 'pending' ? `Requested charter: ${boat}` : `Charter: ${boat}`;
  return { title, description: linesOf(charter).join('\n'), place };
}

function linesOf({ bookingId, standing, guestCount, contacts, reader, ...charter }: CharterToEnter): string[] {
  const { captainName, purposeOfRental, specialRequests } = charter;
  const pending = standing === 'pending';
  const others = contacts.filter(({ role }) => role !== reader);
  const isNamed = others.some(({ role }) => role === 'captain');
  return [
    pending ? `Reservation #${bookingId}, not confirmed yet` : `Booking #${bookingId}`,
    guestCount === 1 ? '1 guest' : `${guestCount} guests`,
    ...(pending || reader !== 'renter' ? [] : [`Please arrive ${termsInWords().earlyArrivalTime} early.`]),
    ...(captainName === null ? ['No captain'] : isNamed || reader === 'captain' ? [] : [`Captain: ${captainName}`]),
    ...others.map(({ role, fullName, phone, email }) =>
      [`${ROLES[role]}: ${fullName}`, formatPhone(phone), email].filter(Boolean).join(', '),
    ),
    ...(purposeOfRental ? [`Occasion: ${purposeOfRental}`] : []),
    ...(specialRequests ? [`Special requests: ${specialRequests}`] : []),
  ];
}
