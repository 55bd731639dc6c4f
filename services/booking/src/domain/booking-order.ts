import type { BOOKING_SORTS } from '@harbourline/contracts';

/** The orders in which bookings are read; `deadline` is by until when somebody has to answer. */
export type BookingOrder = (typeof BOOKING_SORTS)[number] | 'deadline';
