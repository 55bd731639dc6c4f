import { z } from 'zod';
import { defineRoute } from '../define-route';
import { idText } from '../primitives';

const params = z.object({ id: idText });

/** Streams a PDF. Contact data of the other side is in it once the booking is confirmed. */
export const rentalAgreement = defineRoute({
  method: 'GET',
  path: '/api/bookings/:id/rental-agreement',
  summary: 'The rental agreement between owner and renter, as a PDF',
  audience: ['renter', 'owner', 'admin'],
  params,
  responses: { 200: 'stream' },
  errors: ['booking_not_found', 'booking_not_confirmed'],
});

export const captainAgreement = defineRoute({
  method: 'GET',
  path: '/api/bookings/:id/captain-agreement',
  summary: 'The agreement with the captain of a charter, as a PDF',
  audience: ['renter', 'owner', 'captain', 'admin'],
  params,
  responses: { 200: 'stream' },
  errors: ['booking_not_found', 'booking_not_confirmed', 'no_captain'],
});

export const bookingConfirmation = defineRoute({
  method: 'GET',
  path: '/api/bookings/:id/confirmation',
  summary: 'The booking to print, as a PDF',
  audience: ['renter', 'owner', 'captain', 'admin'],
  params,
  responses: { 200: 'stream' },
  errors: ['booking_not_found'],
});

/** How the deposit was paid, the taxes in it and what is still due. Of a booking whose deposit was paid, in any status. */
export const depositReceipt = defineRoute({
  method: 'GET',
  path: '/api/bookings/:id/receipt',
  summary: 'The receipt for the deposit, as a PDF',
  audience: ['renter', 'admin'],
  params,
  responses: { 200: 'stream' },
  errors: ['booking_not_found', 'deposit_not_paid'],
});
