import type { BookingState } from '@harbourline/contracts';
import type { Settlement } from '@harbourline/policy';
import { boatTitle } from '@harbourline/policy';
import type { Deps, Tx } from '../../db/database';
import { daysAfter } from '../../domain/schedule';

/**
 * Keeps what the platform owes the owner of a booking, as its deposit is divided now; below zero the owner owes the
 * platform. What was paid out already stays.
 */
export async function keepPayout(
  tx: Tx,
  { OWNER_PAYOUT_DAYS }: Pick<Deps['config'], 'OWNER_PAYOUT_DAYS'>,
  booking: BookingState,
  settlement: Settlement | null,
): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM payouts WHERE booking_id = ${booking.id} FOR UPDATE`;
  const known = await tx.payout.findUnique({ where: { bookingId: booking.id } });
  const amountCents = settlement?.ownerKeepsCents ?? 0;
  if (amountCents === 0 && !known?.paidOutCents) {
    await tx.payout.deleteMany({ where: { bookingId: booking.id } });
    return;
  }
  const charterEnd = new Date(booking.endDate);
  const data = {
    ownerId: booking.ownerId,
    boatTitle: boatTitle(booking.boat),
    charterEnd,
    amountCents,
    taxCents: settlement?.taxCents ?? 0,
    commissionCents: settlement?.platformKeepsCents ?? 0,
    dueAt: daysAfter(charterEnd, OWNER_PAYOUT_DAYS),
  };
  await tx.payout.upsert({
    where: { bookingId: booking.id },
    create: { bookingId: booking.id, ...data },
    update: data,
  });
}
