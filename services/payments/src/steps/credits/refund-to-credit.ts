import { creditIssued } from '@harbourline/contracts';
import { lockCreditsOf } from '../../db/credits/lock-credits';
import type { Tx } from '../../db/database';
import type { CreditUse, Payment } from '../../generated/prisma/client';

/**
 * What a deposit took of credits is refunded to them, wholly or in part, and its renter hears of it; once, however often
 * it is asked for. The payment must be locked.
 */
export async function refundToCredit(
  tx: Tx,
  payment: Payment,
  { cents, bookingId, at }: { cents: number; bookingId: number; at: Date },
): Promise<void> {
  if (cents === 0) return;
  await lockCreditsOf(tx, payment.id);
  const used = await tx.creditUse.findMany({
    where: { paymentId: payment.id, status: 'used' },
    orderBy: { creditId: 'desc' },
  });
  const refunded = payment.creditCents - used.reduce((sum, use) => sum + use.cents, 0);
  let left = cents - refunded;
  for (const use of used) {
    if (left <= 0) return;
    const part = Math.min(left, use.cents);
    left -= part;
    await refundUse(tx, use, { part, at });
    const { version } = await tx.credit.update({ where: { id: use.creditId }, data: { version: { increment: 1 } } });
    await tx.outbox.append(creditIssued, {
      subject: use.creditId,
      version,
      data: {
        creditId: use.creditId,
        bookingId,
        renterId: payment.renterId,
        amountCents: part,
        issuedAt: at.toISOString(),
      },
    });
  }
}

async function refundUse(
  tx: Tx,
  { creditId, paymentId, cents }: CreditUse,
  { part, at }: { part: number; at: Date },
): Promise<void> {
  const use = { creditId_paymentId: { creditId, paymentId } };
  const data = part === cents ? { status: 'returned' as const, at } : { cents: cents - part };
  await tx.creditUse.update({ where: use, data });
}
