import type { BookingState } from '@harbourline/contracts';
import { isAgreed, formatPhone } from '@harbourline/policy';
import { userOf, type Party } from '../messages/parties';

import type { Values } from '../placeholders/placeholders';
import type { Person } from './person';

/**
 * Names of a booking's people, and phones and addresses: everybody's own, and the others' to those whom a confirmed
 * booking brings together. A captain who is not on it any more reads nobody's.
 */
export function peopleValues(booking: BookingState, to: Party, find: (id: number) => Person | undefined): Values {
  const person = (party: Party) => {
    const id = userOf(booking, party);
    return id === null ? undefined : find(id);
  };
  const open = isAgreed(booking) && to !== 'former captain';
  const [renter, owner] = [person('renter'), person('owner')];
  const captain = person(to === 'former captain' ? to : 'captain');
  const isOwn = (party: Party) => party === to || (party === 'captain' && to === 'former captain');
  const sees = (party: Party) => open || isOwn(party);
  return {
    renterName: renter?.fullName,
    ownerName: owner?.fullName,
    captainName: captain?.fullName,
    ...(sees('renter') && { renterPhone: phoneOf(renter), renterEmail: renter?.email }),
    ...(sees('owner') && { ownerPhone: phoneOf(owner), ownerEmail: owner?.email }),
    ...(sees('captain') && { captainPhone: phoneOf(captain) }),
  };
}

function phoneOf(person: Person | undefined): string | undefined {
  return person && formatPhone(person.phone);
}
