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

/**
 * Whether a payment without a hold still waits for its booking: what its money does by itself meanwhile is heard once that
 * is known, or nobody can claim it any more.
 */
export async function awaitsBooking(tx: Pick<Tx, 'booking'>, payment: Payment): Promise<boolean> {
  return payment.claimUntil !== null && (await findClaimingBooking(tx, payment)) === null;
}
