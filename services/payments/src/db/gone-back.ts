import type { Payment } from '../generated/prisma/client';
import type { Tx } from './database';

export interface GoneBack {
  /** In which way it goes back, be it in part; null while nothing does. */
  how: 'refund' | 'credit' | null;
  /** What has gone back; a refund that the provider has not taken on has not. */
  cents: number;
}

/** How the deposit of a booking, or of no booking, has gone back already. The payment must be locked. */
export async function goneBack(tx: Tx, { id, creditCents }: Payment, bookingId: number | null): Promise<GoneBack> {
  const credit = bookingId === null ? null : await tx.credit.findUnique({ where: { bookingId } });
  if (credit) return { how: 'credit', cents: credit.amountCents };
  const refund = await tx.refund.findFirst({ where: { paymentId: id, bookingId } });
  const used = await tx.creditUse.aggregate({ where: { paymentId: id, status: 'used' }, _sum: { cents: true } });
  const returned = creditCents - (used._sum.cents ?? 0);
  const cents = returned + (refund?.providerRefundId ? refund.amountCents : 0);
  return { how: refund || returned > 0 ? 'refund' : null, cents };
}
