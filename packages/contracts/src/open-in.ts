import { openInBooking } from './booking/internal';
import { openInPayments } from './payments/internal';

/** The services in which somebody may have something open. */
export const OPEN_IN = { booking: openInBooking, payments: openInPayments };
