import type { Payment } from '../../generated/prisma/client';
import type { Tx } from '../database';

/** @returns the booking that claims a payment, as far as we have heard; null otherwise. */
export async function findClaimingBooking(
  tx: Pick<Tx, 'booking'>,
  { paymentIntentId }: Payment,
): Promise<number | null> {
  if (paymentIntentId === null) return null;
  const booking = await tx.booking.findFirst({ where: { paymentIntentId }, select: { id: true } });
  return booking?.id ?? null;
}
