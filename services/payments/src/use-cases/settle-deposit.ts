import type { BookingState } from '@harbourline/contracts';
import { depositDivided, type Settlement } from '@harbourline/policy';
import { bookDifference } from '../db/book';
import type { Deps, Tx } from '../db/database';
import { keepPayout } from '../db/keep-payout';
import { lockPaymentOfIntent } from '../db/lock-payment';
import { divisionOf } from '../db/division-of';
import { fitSettlement, settlementOf } from '../domain/fit-settlement';
import { settlementInWords } from '../domain/settlement-in-words';
import type { Payment } from '../generated/prisma/client';
import { giveBackDeposit } from './give-back-deposit';

/**
 * A booking's deposit is divided as the booking says now: refund, credit, what its owner is due, and the books. Whatever
 * was done before is not done again, so that an administrator's change leads to the difference. A booking without a
 * payment moves nothing.
 */
export async function settleDeposit(
  { db, clock, config, logger }: Pick<Deps, 'db' | 'clock' | 'config' | 'logger'>,
  booking: BookingState,
  version: number,
): Promise<void> {
  await db.transact(async (tx) => {
    if (!booking.paymentIntentId) return;
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
    const choice = settlement?.creditInstead ? booking.refundChoice : null;
    const at = clock.now();
    await bookDivision(tx, payment, { bookingId: booking.id, settlement, choice, at });
    await keepPayout(tx, config, booking, settlement);
    if (settlement) await giveBackDeposit(tx, { logger }, payment, { bookingId: booking.id, settlement, choice, at });
  });
}

interface Divided {
  bookingId: number;
  settlement: Settlement | null;
  choice: 'refund' | 'credit' | null;
  at: Date;
}

async function bookDivision(
  tx: Tx,
  { id: paymentId, capturedCents, creditCents }: Payment,
  { bookingId, settlement, choice, at }: Divided,
): Promise<void> {
  await bookDifference(tx, {
    transaction: `settlement:${bookingId}`,
    wanted: depositDivided({ depositCents: capturedCents + creditCents, creditCents, settlement, choice }),
    booked: divisionOf(paymentId),
    memo: settlementInWords(settlement, choice),
    at,
    paymentId,
    bookingId,
  });
}
