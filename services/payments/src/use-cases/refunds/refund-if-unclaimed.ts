import { bookingOfPayment } from '@harbourline/contracts';
import { callService } from '@harbourline/service-kit';
import type { Deps, Tx } from '../../db/database';
import { findClaimingBooking } from '../../db/intents/find-claiming-booking';
import { lockPayment } from '../../db/intents/lock-payment';
import { leaseUntil } from '../../domain/schedule';
import type { Payment } from '../../generated/prisma/client';
import { refundUnclaimed } from '../../steps/refunds/refund-unclaimed';

/**
 * Settles one payment without hold whose time to be claimed is over: a booking has claimed it, or it is refunded. Booking
 * itself is asked first, as we may not have heard of its booking yet; while it gives no answer, nothing is refunded.
 * @returns how many were settled.
 */
export async function refundIfUnclaimed(deps: Deps): Promise<number> {
  const payment = await leaseDue(deps);
  if (!payment) return 0;
  const claimed = await isClaimed(deps, payment).catch((error: unknown) => {
    deps.logger.warn({ err: error, paymentId: payment.id }, 'booking does not say whether it claims a payment');
    return null;
  });
  if (claimed !== null) await deps.db.transact((tx) => settle(tx, deps, { leased: payment, claimed }));
  return 1;
}

/** Leased rather than locked, as booking is asked in between; what dies with it is taken up again afterwards. */
async function leaseDue({ db, clock }: Deps): Promise<Payment | undefined> {
  const now = clock.now();
  const [due] = await db.client.$queryRaw<{ id: number }[]>`
    UPDATE payments SET claim_until = ${leaseUntil(now)}
    WHERE id = (
      SELECT id FROM payments WHERE claim_until <= ${now} ORDER BY claim_until LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING id`;
  return due && db.client.payment.findUniqueOrThrow({ where: { id: due.id } });
}

async function isClaimed({ caller, db }: Deps, payment: Payment): Promise<boolean> {
  if (payment.paymentIntentId === null) return false;
  if ((await findClaimingBooking(db.client, payment)) !== null) return true;
  const { bookingId } = await callService(caller, 'booking', bookingOfPayment, {
    params: { paymentIntentId: payment.paymentIntentId },
  });
  return bookingId !== null;
}

async function settle(
  tx: Tx,
  { clock, logger }: Deps,
  { leased, claimed }: { leased: Payment; claimed: boolean },
): Promise<void> {
  const payment = await lockPayment(tx, leased.id);
  // Somebody has asked for it since, to claim it, and was told that it is paid: it has its time anew.
  if (payment.claimUntil?.getTime() !== leased.claimUntil?.getTime()) return;
  await tx.payment.update({ where: { id: payment.id }, data: { claimUntil: null } });
  if (claimed) return;
  await refundUnclaimed(tx, payment, clock.now());
  const { id: paymentId, capturedCents: cents } = payment;
  logger.warn({ paymentId, cents }, 'a payment that no booking claimed goes back');
}

/** Until when the next payment may be claimed. */
export async function nextUnclaimed({ db }: Pick<Deps, 'db'>): Promise<Date | undefined> {
  const { _min } = await db.client.payment.aggregate({
    where: { claimUntil: { not: null } },
    _min: { claimUntil: true },
  });
  return _min.claimUntil ?? undefined;
}
