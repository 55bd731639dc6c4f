import { z } from 'zod';
import { defineRoute, streamOf } from '../define-route';
import { idText } from '../primitives';

const params = z.object({ id: idText });

/** Streams a PDF. Contact data of the other side is in it once the booking is confirmed. */
export const rentalAgreement = defineRoute({
  method: 'GET',
  path: '/api/bookings/:id/rental-agreement',
  summary: 'The rental agreement between owner and renter, as a PDF',
  audience: ['renter', 'owner', 'admin'],
  params,
  responses: { 200: streamOf('application/pdf') },
  errors: ['booking_not_found', 'booking_not_confirmed'],
});

export const captainAgreement = defineRoute({
  method: 'GET',
  path: '/api/bookings/:id/captain-agreement',
  summary: 'The agreement with the captain of a charter, as a PDF',
  audience: ['renter', 'owner', 'captain', 'admin'],
  params,
  responses: { 200: streamOf('application/pdf') },
  errors: ['booking_not_found', 'booking_not_confirmed', 'no_captain'],
});

export const bookingConfirmation = defineRoute({
  method: 'GET',
  path: '/api/bookings/:id/confirmation',
  summary: 'The booking to print, as a PDF',
  audience: ['renter', 'owner', 'captain', 'admin'],
  params,
  responses: { 200: streamOf('application/pdf') },
  errors: ['booking_not_found'],
});

/** How the deposit was paid, the taxes in it and what is still due. Of a booking whose deposit was paid, in any status. */
export const depositReceipt = defineRoute({
  method: 'GET',
  path: '/api/bookings/:id/receipt',
  summary: 'The receipt for the deposit, as a PDF',
  audience: ['renter', 'admin'],
  params,
  responses: { 200: streamOf('application/pdf') },
  errors: ['booking_not_found', 'deposit_not_paid'],
});

/**
 * The charter for the caller's calendar: tentative until it is confirmed, and taken back once it is canceled. It is the
 * same entry as in the mails, whose every later version replaces it. Contact data is in it once the booking is confirmed.
 */
export const calendarEntry = defineRoute({
  method: 'GET',
  path: '/api/bookings/:id/calendar',
  summary: 'The booking for a calendar, as an iCalendar file',
  audience: ['renter', 'owner', 'captain'],
  params,
  responses: { 200: streamOf('text/calendar') },
  errors: ['booking_not_found'],
});

export const bookingParty = z.enum(['renter', 'owner', 'captain']);
export type BookingParty = z.infer<typeof bookingParty>;

/** How to reach another party, for an address book, while the caller may see it on the booking. */
export const contactCard = defineRoute({
  method: 'GET',
  path: '/api/bookings/:id/contacts/:party',
  summary: 'One of the people of a confirmed booking, as a vCard',
  audience: ['renter', 'owner', 'captain'],
  params: params.extend({ party: bookingParty }),
  responses: { 200: streamOf('text/vcard') },
  errors: ['booking_not_found', 'booking_not_confirmed', 'no_captain'],
});
