import type { BookingState } from '@harbourline/contracts';
import type { Deps } from '../../db/database';
import { lockPaymentOfIntent } from '../../db/intents/lock-payment';
import { fitSettlement, settlementOf } from '../../domain/settlements/fit-settlement';
import { keepPayout } from '../../steps/payouts/keep-payout';
import { divideDeposit } from '../../steps/settlements/divide-deposit';
import { settleOutsideDeposit } from '../../steps/settlements/settle-outside-deposit';

/**
 * A booking's deposit is divided as the booking says now: refund, credit, what its owner is due, and the books. Whatever
 * was done before is not done again, so that an administrator's change leads to the difference. A deposit without a
 * payment was paid outside, or not at all.
 */
export async function settleDeposit(
  { db, clock, config, logger }: Pick<Deps, 'db' | 'clock' | 'config' | 'logger'>,
  booking: BookingState,
  version: number,
): Promise<void> {
  await db.transact(async (tx) => {
    if (!booking.paymentIntentId) return settleOutsideDeposit(tx, { clock, config }, booking, version);
    const wanted = settlementOf(booking);
    const payment = await lockPaymentOfIntent(tx, booking.paymentIntentId);
    if (payment?.status !== 'succeeded') {
      if (!wanted) return;
      // Parked for the operator rather than dropped: a booking exists only because we said that it was paid.
      throw new Error(`booking ${booking.id} is to be settled, but we know no payment`);
    }
    if (version <= payment.settledVersion) return;
    await tx.payment.update({ where: { id: payment.id }, data: { settledVersion: version } });

    const settlement = wanted && fitSettlement(wanted, payment.capturedCents + payment.creditCents);
    if (wanted && settlement && settlement.platformKeepsCents !== wanted.platformKeepsCents) {
      logger.error({ bookingId: booking.id, paymentId: payment.id, wanted, settlement }, 'the deposit is another one');
    }
    const { id: bookingId, refundChoice } = booking;
    await divideDeposit(tx, { clock, logger }, payment, { bookingId, settlement, refundChoice });
    await keepPayout(tx, config, booking, settlement);
  });
}
