import { refundToGiveBack } from '@harbourline/contracts';
import type { Tx } from '../../db/database';
import { lockOutsideDeposit } from '../../db/outside-deposits/lock-outside-deposit';
import type { Payment, Refund } from '../../generated/prisma/client';

/**
 * A refund that the provider will never make becomes a task for a person, as if its deposit had been paid outside: it is
 * not sent again, and the others are told. That of a payment without a booking is not anybody's task and stays as it is.
 * The payment must be locked.
 */
export async function handOverRefund(tx: Tx, refund: Refund & { payment: Payment }, at: Date): Promise<void> {
  const { id, bookingId, amountCents, payment } = refund;
  const { paymentIntentId, renterId } = payment;
  const booking = bookingId === null ? null : await tx.booking.findUnique({ where: { id: bookingId } });
  if (booking === null || paymentIntentId === null) return;
  await tx.refund.update({ where: { id }, data: { nextTryAt: null } });
  const known = await lockOutsideDeposit(tx, booking.id);
  const due = { dueCents: (known?.dueCents ?? 0) + amountCents, dueSince: known?.dueSince ?? at };
  if (known) await tx.outsideDeposit.update({ where: { bookingId: booking.id }, data: due });
  else {
    await tx.outsideDeposit.create({
      data: {
        ...due,
        ...{ bookingId: booking.id, renterId, boatTitle: booking.boatTitle ?? '', depositCents: 0, settledVersion: 0 },
        ...{ paidAt: payment.paidAt ?? payment.createdAt, paidReference: paymentIntentId },
      },
    });
  }
  const { version } = await tx.payment.update({ where: { id: payment.id }, data: { version: { increment: 1 } } });
  await tx.outbox.append(refundToGiveBack, {
    subject: payment.id,
    version,
    data: { paymentIntentId, bookingId: booking.id, renterId, amountCents },
  });
}
