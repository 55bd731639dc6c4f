import type { Db } from '../database';
import type { PaymentInFull } from '../intents/find-payments';
import { withBooking } from './with-booking';
import { withNames, type Named } from './with-names';

export type ListedPayment = Named<PaymentInFull & { bookingId: number | null }>;

/** Payments with who paid, and for which booking. */
export async function withParties(db: Db, payments: PaymentInFull[]): Promise<ListedPayment[]> {
  const booked = await withBooking(db, payments, ({ paymentIntentId }) => paymentIntentId);
  return withNames(db.client, booked, ({ renterId }) => renterId);
}
