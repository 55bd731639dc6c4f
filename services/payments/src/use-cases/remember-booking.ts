import type { BookingState } from '@harbourline/contracts';
import type { Tx } from '../db/database';
import { settlementOf } from '../domain/fit-settlement';
import { boatTitle } from '../domain/boat-title';
import { Prisma } from '../generated/prisma/client';

/** Keeps which payment a booking has claimed, and what became of it. */
export async function rememberBooking(tx: Tx, { id, boat, endDate, ...booking }: BookingState): Promise<void> {
  const data = {
    paymentIntentId: booking.paymentIntentId,
    status: booking.status,
    ownerId: booking.ownerId,
    renterId: booking.renterId,
    boatTitle: boatTitle(boat),
    endDate: new Date(endDate),
    depositCents: booking.depositCents,
    settlement: settlementOf(booking) ?? Prisma.DbNull,
    refundChoice: booking.refundChoice,
  };
  await tx.booking.upsert({ where: { id }, create: { id, ...data }, update: data });
}
