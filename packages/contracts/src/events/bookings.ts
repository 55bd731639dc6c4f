import { z } from 'zod';
import { defineEvent } from '../define-event';
import { bookingOutcome, bookingStatus } from '../booking/bookings';
import { cents, city, id, instant } from '../primitives';

/** A booking's whole state after the change that the event's name tells. Money in cents. */
export const bookingState = z.object({
  id,
  status: bookingStatus,
  outcome: bookingOutcome.nullable(),
  boatId: id,
  renterId: id,
  ownerId: id,
  captainId: id.nullable(),
  startDate: instant,
  endDate: instant,
  zone: z.string(),
  guestCount: z.int(),
  specialRequests: z.string().nullable(),
  boatRentalCents: cents,
  captainFeeCents: cents,
  totalCents: cents,
  depositCents: cents,
  balanceFromRenterCents: cents,
  dueToCaptainCents: cents,
  paymentIntentId: z.string().nullable(),
  respondBy: instant.nullable(),
  cancellationReason: z.string().nullable(),
  /** What of the deposit goes back to the renter, once the booking is cancelled. */
  refundCents: cents.nullable(),
  boat: z.object({ boatName: z.string(), model: z.string(), length: z.number(), city }),
});
export type BookingState = z.infer<typeof bookingState>;

const sample: BookingState = {
  id: 31,
  status: 'pending',
  outcome: null,
  boatId: 12,
  renterId: 5,
  ownerId: 3,
  captainId: 7,
  startDate: '2026-07-04T18:00:00.000Z',
  endDate: '2026-07-04T22:00:00.000Z',
  zone: 'America/Toronto',
  guestCount: 6,
  specialRequests: null,
  boatRentalCents: 140_000,
  captainFeeCents: 26_000,
  totalCents: 166_000,
  depositCents: 41_500,
  balanceFromRenterCents: 98_500,
  dueToCaptainCents: 26_000,
  paymentIntentId: 'pi_1',
  respondBy: '2026-06-28T15:00:00.000Z',
  cancellationReason: null,
  refundCents: null,
  boat: { boatName: 'Northern Light', model: 'Sea Ray Sundancer', length: 45, city: 'Toronto' },
};
const cancelledSample = (outcome: NonNullable<BookingState['outcome']>): BookingState => ({
  ...sample,
  status: 'cancelled',
  outcome,
  respondBy: null,
  refundCents: 41_500,
});

const bookingEvent = <T extends string>(name: T, event: BookingState) =>
  defineEvent({
    type: `booking.${name}.v1`,
    source: 'booking',
    aggregate: 'booking',
    data: bookingState,
    sample: event,
  });

export const bookingRequested = bookingEvent('requested', sample);
export const bookingConfirmed = bookingEvent('confirmed', { ...sample, status: 'confirmed', respondBy: null });
export const bookingDeclined = bookingEvent('declined', cancelledSample('owner_declined'));
export const bookingCancelled = bookingEvent('cancelled', cancelledSample('renter_cancelled'));
export const bookingExpired = bookingEvent('expired', cancelledSample('expired'));
/** Paid, but the slot was gone: nothing was reserved, and the deposit goes back. */
export const bookingRejected = bookingEvent('rejected', cancelledSample('slot_lost'));
