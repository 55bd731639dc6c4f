import { formatPhone } from './phone';
import { lacksCaptain, phaseOf, takesPlace, type Standing } from './standing';
import { termsInWords } from './terms';

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
  standing: Standing;
  /** For a captain whose charter it is no longer. */
  isGone?: boolean;
  /** Its name, or what it is called in public. */
  boat: string;
  city: string;
  guestCount: number;
  /** Null where the renter skippers, or another captain is to be chosen. */
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

/** Whether it belongs in a calendar: not what has ended, or does not take place at its time. */
export function isEntered(standing: Standing): boolean {
  const phase = phaseOf(standing);
  return phase === 'requested' || phase === 'agreed' || phase === 'over';
}

/** The entry of a charter in its reader's calendar: the same words in a mail and in a file. */
export function charterEntry(charter: CharterToEnter): CharterEntry {
  const { standing, isGone, boat, city: place, bookingId } = charter;
  if (isGone) {
    return { title: `Canceled: ${boat}`, description: `Booking #${bookingId} is no longer your charter.`, place };
  }
  switch (phaseOf(standing)) {
    case 'requested':
      return { title: `Requested charter: ${boat}`, description: linesOf(charter).join('\n'), place };
    case 'agreed':
    case 'over':
      return { title: `Charter: ${boat}`, description: linesOf(charter).join('\n'), place };
    case 'called off':
      return {
        title: `Called off: ${boat}`,
        description: `Booking #${bookingId} does not take place at this time.`,
        place,
      };
    case 'ending':
    case 'ended':
      return { title: `Canceled: ${boat}`, description: `Booking #${bookingId} was canceled.`, place };
  }
}

function linesOf({ bookingId, standing, guestCount, contacts, reader, ...charter }: CharterToEnter): string[] {
  const { captainName, purposeOfRental, specialRequests } = charter;
  const others = contacts.filter(({ role }) => role !== reader);
  const isNamed = others.some(({ role }) => role === 'captain');
  const nobody = lacksCaptain(standing) ? 'The owner is choosing another captain' : 'No captain';
  return [
    phaseOf(standing) === 'requested' ? `Reservation #${bookingId}, not confirmed yet` : `Booking #${bookingId}`,
    guestCount === 1 ? '1 guest' : `${guestCount} guests`,
    ...(takesPlace(standing) && reader === 'renter' ? [`Please arrive ${termsInWords().earlyArrivalTime} early.`] : []),
    ...(captainName === null ? [nobody] : isNamed || reader === 'captain' ? [] : [`Captain: ${captainName}`]),
    ...others.map(({ role, fullName, phone, email }) =>
      [`${ROLES[role]}: ${fullName}`, formatPhone(phone), email].filter(Boolean).join(', '),
    ),
    ...(purposeOfRental ? [`Occasion: ${purposeOfRental}`] : []),
    ...(specialRequests ? [`Special requests: ${specialRequests}`] : []),
  ];
}
