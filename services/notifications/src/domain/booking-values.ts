import type { BookingState } from '@harbourline/contracts';
import { cancellationInWords } from './cancellation-in-words';
import { cad, depositValues } from './deposit-values';
import type { Party } from './messages-by-event';
import { phoneInWords } from './phone-in-words';
import type { Values } from './placeholders';
import { dayInWords, durationInWords, momentInWords, timeInWords } from './time-in-words';

export interface Person {
  id: number;
  fullName: string;
  email: string;
  phone: string;
}

/**
 * What a message about a booking may say to one of its parties. Phones and addresses of the others are there once the
 * booking is confirmed, whatever the template asks for.
 */
export function bookingValues(
  { booking, at }: { booking: BookingState; at: string },
  to: Party,
  find: (id: number) => Person | undefined,
): Values {
  const { zone } = booking;
  const start = new Date(booking.startDate);
  const end = new Date(booking.endDate);
  return {
    ...peopleOf(booking, to, find),
    boatName: boatFor(booking, to),
    bookingId: String(booking.id),
    location: booking.boat.city,
    startDate: dayInWords(start, zone),
    startTime: timeInWords(start, zone),
    endDate: dayInWords(end, zone),
    endTime: timeInWords(end, zone),
    duration: durationInWords(start, end),
    guestCount: String(booking.guestCount),
    specialRequests: booking.specialRequests ?? undefined,
    totalPrice: cad(booking.totalCents),
    depositAmount: cad(booking.depositCents),
    balanceDue: cad(booking.balanceFromRenterCents),
    captainFee: booking.dueToCaptainCents > 0 ? cad(booking.dueToCaptainCents) : undefined,
    respondBy: booking.respondBy ? momentInWords(new Date(booking.respondBy), zone) : undefined,
    ...(booking.status === 'cancelled' && {
      cancellationReason: cancellationInWords(booking, to),
      cancellationDate: momentInWords(new Date(at), zone),
      ...depositValues(booking),
    }),
  };
}

function peopleOf(booking: BookingState, to: Party, find: (id: number) => Person | undefined): Values {
  const renter = find(booking.renterId);
  const owner = find(booking.ownerId);
  const captain = booking.captainId === null ? undefined : find(booking.captainId);
  const confirmed = booking.status === 'confirmed' || booking.status === 'completed';
  const phoneOf = (person: Person | undefined) => person && phoneInWords(person.phone);
  return {
    renterName: renter?.fullName,
    ownerName: owner?.fullName,
    captainName: captain?.fullName,
    ...((confirmed || to === 'renter') && { renterPhone: phoneOf(renter), renterEmail: renter?.email }),
    ...((confirmed || to === 'owner') && { ownerPhone: phoneOf(owner), ownerEmail: owner?.email }),
    ...(confirmed && { captainPhone: phoneOf(captain) }),
  };
}

/** The name is for those with a paid booking of the boat; who lost the slot has none. */
function boatFor({ boat, outcome }: BookingState, to: Party): string {
  return to === 'renter' && outcome === 'slot_lost' ? `${boat.length}ft ${boat.model}` : boat.boatName;
}
