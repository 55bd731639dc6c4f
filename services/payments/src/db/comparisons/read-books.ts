import { bookingSettlement, refundChoice } from '@harbourline/contracts';
import type { Settlement } from '@harbourline/policy';
import type { Booked, BooksOfPayment } from '../../domain/comparisons/books-of-payment';
import type { Booking, Payment } from '../../generated/prisma/client';
import { Prisma } from '../../generated/prisma/client';
import type { Tx } from '../database';

type Reader = Pick<
  Tx,
  'refund' | 'creditUse' | 'dispute' | 'discrepancy' | 'booking' | 'payout' | 'credit' | 'outsideDeposit' | '$queryRaw'
>;

/** All that is stored of some payments, read with as many statements as for one. The books are summed up by the database. */
export async function readBooks(tx: Reader, payments: readonly Payment[]): Promise<BooksOfPayment[]> {
  if (payments.length === 0) return [];
  const of = { paymentId: { in: payments.map(({ id }) => id) } };
  const intents = payments.map(({ paymentIntentId }) => paymentIntentId).filter((id) => id !== null);
  const refunds = await tx.refund.findMany({ where: of, orderBy: { id: 'asc' } });
  const uses = await tx.creditUse.findMany({ where: of });
  const disputes = await tx.dispute.findMany({ where: of });
  const behindOurBack = await tx.discrepancy.findMany({ where: { ...of, kind: 'unknown_refund' } });
  const bookings = await tx.booking.findMany({ where: { paymentIntentId: { in: intents } }, orderBy: { id: 'desc' } });
  const ofBookings = { bookingId: { in: bookings.map(({ id }) => id) } };
  const payouts = await tx.payout.findMany({ where: ofBookings });
  const credits = await tx.credit.findMany({ where: ofBookings });
  const handedOver = await tx.outsideDeposit.findMany({ where: { ...ofBookings, settledVersion: 0 } });
  const lines = await sumLines(tx, of.paymentId.in, ofBookings.bookingId.in);

  const booked = new Set(lines.map(({ name }) => name));
  const claimed = new Map(bookings.map((booking) => [booking.paymentIntentId, booking]));
  return payments.map((payment) => {
    const mine = <Row extends { paymentId: number | null }>(rows: readonly Row[]) =>
      rows.filter(({ paymentId }) => paymentId === payment.id);
    const booking = payment.paymentIntentId === null ? undefined : claimed.get(payment.paymentIntentId);
    const payoutName = booking && `payout:${booking.id}`;
    return {
      payment,
      refunds: mine(refunds),
      uses: mine(uses),
      disputes: mine(disputes),
      unexplained: mine(behindOurBack).filter(({ providerId }) => booked.has(`unexplained:${providerId}`)),
      booking: booking ? bookingInBooks(booking) : null,
      payout: payouts.find(({ bookingId }) => bookingId === booking?.id) ?? null,
      credit: credits.find(({ bookingId }) => bookingId === booking?.id) ?? null,
      givenBackCents: handedOver.find(({ bookingId }) => bookingId === booking?.id)?.givenBackCents ?? 0,
      lines: lines.filter(({ paymentId, name }) => paymentId === payment.id || name === payoutName),
    };
  });
}

/** How a booking says that its deposit is divided, as it was kept. */
export function keptSettlement({ settlement }: Pick<Booking, 'settlement'>): Settlement | null {
  return bookingSettlement.nullable().parse(settlement);
}

function bookingInBooks(booking: Booking): NonNullable<BooksOfPayment['booking']> {
  const { id, status, depositCents } = booking;
  const choice = refundChoice.nullable().parse(booking.refundChoice);
  return { id, status, depositCents, settlement: keptSettlement(booking), refundChoice: choice };
}

/**
 * What stands under each name, by account. Of what may be booked in several steps the numbers are left out, and a payout,
 * which is its booking's, has no payment.
 */
function sumLines(
  tx: Pick<Tx, '$queryRaw'>,
  paymentIds: number[],
  bookingIds: number[],
): Promise<(Booked & { paymentId: number | null })[]> {
  const steps = '^((?:settlement|refund-due|refund|payout):\\d+|dispute:\\d+:[a-z]+)(?::\\d+)?$';
  return tx.$queryRaw`
    SELECT payment_id AS "paymentId", regexp_replace(transaction, ${steps}, '\\1') AS name, account,
      sum(cents)::int AS cents
    FROM ledger_entries
    WHERE payment_id IN (${Prisma.join(paymentIds)})
      OR (booking_id = ANY(${bookingIds}::int[]) AND payment_id IS NULL AND transaction LIKE 'payout:%')
    GROUP BY 1, 2, 3`;
}
