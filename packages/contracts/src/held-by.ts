import { heldByBooking } from './booking/internal';
import { heldByCatalog } from './catalog/internal';
import { heldByNotifications } from './notifications/internal';
import { heldByPayments } from './payments/internal';

/** What each service but identity, which asks, says of a person. */
export const HELD_BY = {
  catalog: heldByCatalog,
  booking: heldByBooking,
  payments: heldByPayments,
  notifications: heldByNotifications,
};
