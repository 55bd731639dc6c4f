import { arrivalInWords, boardingInWords, boardingPlaceInWords, type Boarding } from './boarding-in-words';
import type { FactInWords } from './boat-facts-in-words';
import { english } from './english';
import { formatPhone } from '../phone';
import { lacksCaptain, phaseOf, takesPlace, type Standing } from '../standing';

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
  /** For those who may know how its boat is boarded. */
  boarding?: Boarding | null | undefined;
  reader: 'renter' | 'owner' | 'captain';
}

/** An entry in a calendar, in words. */
export interface CharterEntry {
  title: string;
  description: string;
  place: string;
  /** In degrees, where it is known. */
  geo?: Boarding['place'];
}

const ROLES = { renter: english`Renter`, owner: english`Owner`, captain: english`Captain` } as const;

/** Whether it belongs in a calendar: not what has ended, or does not take place at its time. */
export function isEntered(standing: Standing): boolean {
  const phase = phaseOf(standing);
  return phase === 'requested' || phase === 'agreed' || phase === 'over';
}

/** The entry of a charter in its reader's calendar: the same words in a mail and in a file. */
export function charterEntry(charter: CharterToEnter): CharterEntry {
  const { standing, isGone, boat, city: place, bookingId } = charter;
  if (isGone) {
    return {
      title: english`Canceled: ${boat}`,
      description: english`Booking #${bookingId} is no longer your charter.`,
      place,
    };
  }
  switch (phaseOf(standing)) {
    case 'requested':
      return { title: english`Requested charter: ${boat}`, description: linesOf(charter).join('\n'), place };
    case 'over':
      return { title: english`Charter: ${boat}`, description: linesOf(charter).join('\n'), place };
    case 'agreed': {
      const { boarding } = charter;
      return {
        title: english`Charter: ${boat}`,
        description: linesOf(charter).join('\n'),
        place: (boarding && boardingPlaceInWords(boarding)) ?? place,
        ...(boarding?.place && { geo: boarding.place }),
      };
    }
    case 'called off':
      return {
        title: english`Called off: ${boat}`,
        description: english`Booking #${bookingId} does not take place at this time.`,
        place,
      };
    case 'ending':
    case 'ended':
      return { title: english`Canceled: ${boat}`, description: english`Booking #${bookingId} was canceled.`, place };
  }
}

function linesOf({ bookingId, standing, guestCount, contacts, reader, ...charter }: CharterToEnter): string[] {
  const { captainName, purposeOfRental, specialRequests, boarding } = charter;
  const others = contacts.filter(({ role }) => role !== reader);
  const isNamed = others.some(({ role }) => role === 'captain');
  const nobody = lacksCaptain(standing) ? english`The owner is choosing another captain` : english`No captain`;
  return [
    phaseOf(standing) === 'requested'
      ? english`Reservation #${bookingId}, not confirmed yet`
      : english`Booking #${bookingId}`,
    guestCount === 1 ? english`1 guest` : english`${guestCount} guests`,
    ...(takesPlace(standing) && reader === 'renter' ? [english`Please arrive ${arrivalInWords(boarding)}.`] : []),
    ...(phaseOf(standing) === 'agreed' && boarding ? boardingInWords(boarding).map(lineOf) : []),
    ...(captainName === null ? [nobody] : isNamed || reader === 'captain' ? [] : [english`Captain: ${captainName}`]),
    ...others.map(({ role, fullName, phone, email }) =>
      [`${ROLES[role]}: ${fullName}`, formatPhone(phone), email].filter(Boolean).join(', '),
    ),
    ...(purposeOfRental ? [english`Occasion: ${purposeOfRental}`] : []),
    ...(specialRequests ? [english`Special requests: ${specialRequests}`] : []),
  ];
}

function lineOf({ label, value }: FactInWords): string {
  return `${label}: ${value}`;
}
