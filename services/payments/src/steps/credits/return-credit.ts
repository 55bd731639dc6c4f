import { creditIssued } from '@harbourline/contracts';
import { lockCreditsOf } from '../../db/credits/lock-credits';
import type { Tx } from '../../db/database';
import type { CreditUse, Payment } from '../../generated/prisma/client';

/**
 * What a deposit took of credits is available again, wholly or in part, and its renter hears of it; once, however often
 * it is asked for. The payment must be locked.
 */
export async function returnCredit(
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
  const returned = payment.creditCents - used.reduce((sum, use) => sum + use.cents, 0);
  let left = cents - returned;
  for (const use of used) {
    if (left <= 0) return;
    const back = Math.min(left, use.cents);
    left -= back;
    await giveBack(tx, use, back, at);
    const { version } = await tx.credit.update({ where: { id: use.creditId }, data: { version: { increment: 1 } } });
    await tx.outbox.append(creditIssued, {
      subject: use.creditId,
      version,
      data: {
        creditId: use.creditId,
        bookingId,
        renterId: payment.renterId,
        amountCents: back,
        issuedAt: at.toISOString(),
      },
    });
  }
}

async function giveBack(tx: Tx, { creditId, paymentId, cents }: CreditUse, back: number, at: Date): Promise<void> {
  const use = { creditId_paymentId: { creditId, paymentId } };
  const data = back === cents ? { status: 'returned' as const, at } : { cents: cents - back };
  await tx.creditUse.update({ where: use, data });
}
