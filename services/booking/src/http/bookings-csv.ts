import { formatPhone, localDateOf, localTimeOf, zoneOf, boatTitle } from '@harbourline/policy';
import { inLanguage } from '@harbourline/policy/words';
import { csvOf, inCsvZone } from '@harbourline/service-kit';
import type { Readable } from 'node:stream';
import type { BookingWithParties } from '../db/with-parties';
import { boatOf } from '../domain/boat';

const COLUMNS = [
  ...['Booking', 'Status', 'Outcome', 'Boat', 'Title', 'City'],
  ...[inCsvZone('Start'), inCsvZone('End'), 'Start at the boat', 'End at the boat', 'Zone of the boat', 'Guests'],
  ...['Renter', 'Renter email', 'Renter phone', 'Owner', 'Captain'],
  ...['Total (CAD)', 'Boat rental (CAD)', 'Captain fee (CAD)', 'Deposit (CAD)', 'Refund (CAD)', 'Payment'],
  inCsvZone('Made'),
].map(inLanguage);

/** Bookings as CSV; a charter's times also as the boat's city tells them. */
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
      ...[{ at: booking.startDate }, { at: booking.endDate }],
      ...[local(booking.startDate), local(booking.endDate), zone, booking.guestCount],
      ...[renter?.fullName ?? null, renter?.email ?? null, renter ? { phone: formatPhone(renter.phone) } : null],
      ...[owner?.fullName ?? null, captain?.fullName ?? null],
      ...[booking.totalCents, booking.boatRentalCents, booking.captainFeeCents, booking.depositCents].map((cents) => ({
        cents,
      })),
      booking.refundCents === null ? null : { cents: booking.refundCents },
      ...[booking.paymentIntentId, { at: booking.createdAt }],
    ];
  }
}
