import type { BookingState } from '@harbourline/contracts';
import { keepRows } from '@harbourline/service-kit';
import { boatTitle } from '@harbourline/policy';
import type { Tx } from '../../db/database';
import { settlementOf } from '../../domain/settlements/fit-settlement';

/** Keeps which payments bookings have claimed, and what became of these. */
export async function rememberBookings(tx: Tx, told: readonly { data: BookingState }[]): Promise<void> {
  const rows = told.map(({ data: booking }) => ({
    id: booking.id,
    payment_intent_id: booking.paymentIntentId,
    status: booking.status,
    owner_id: booking.ownerId,
    renter_id: booking.renterId,
    boat_title: boatTitle(booking.boat),
    end_date: booking.endDate,
    deposit_cents: booking.depositCents,
    settlement: settlementOf(booking) ?? null,
    refund_choice: booking.refundChoice,
  }));
  await keepRows(tx, { table: 'bookings', key: ['id'] }, rows);
}
