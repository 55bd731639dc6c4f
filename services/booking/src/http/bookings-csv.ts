import { localDateOf, localTimeOf, zoneOf, boatTitle } from '@harbourline/policy';
import { csvOf } from '@harbourline/service-kit';
import type { Readable } from 'node:stream';
import type { BookingWithParties } from '../db/with-parties';
import { boatOf } from '../domain/boat';

const COLUMNS = [
  ...['Booking', 'Status', 'Outcome', 'Boat', 'Title', 'City', 'Start', 'End', 'Zone', 'Guests'],
  ...['Renter', 'Renter email', 'Renter phone', 'Owner', 'Captain'],
  ...['Total (CAD)', 'Boat rental (CAD)', 'Captain fee (CAD)', 'Deposit (CAD)', 'Refund (CAD)', 'Payment', 'Made'],
];

/** Bookings as CSV; times are those of the boat's zone. */
export function bookingsCsv(bookings: AsyncIterable<BookingWithParties>, onFailure: (error: Error) => void): Readable {
  return csvOf(COLUMNS, rowsOf(bookings), onFailure);
}

async function* rowsOf(bookings: AsyncIterable<BookingWithParties>) {
  for await (const { renter, owner, captain, ...booking } of bookings) {
    const boat = boatOf(booking);
    const zone = zoneOf(boat.city);
    const local = (at: Date) => `${localDateOf(at, zone)} ${localTimeOf(at, zone)}`;
    yield [
      ...[booking.id, booking.status, booking.outcome, boat.boatName, boatTitle(boat), boat.city],
      ...[local(booking.startDate), local(booking.endDate), zone, booking.guestCount],
      ...[renter?.fullName, renter?.email, renter?.phone, owner?.fullName, captain?.fullName].map(orNothing),
      ...[booking.totalCents, booking.boatRentalCents, booking.captainFeeCents, booking.depositCents].map((cents) => ({
        cents,
      })),
      booking.refundCents === null ? null : { cents: booking.refundCents },
      ...[booking.paymentIntentId, local(booking.createdAt)],
    ];
  }
}

const orNothing = (text: string | undefined) => text ?? null;
