import { whatWentBack } from '../../domain/settlements/division';
import type { Payment } from '../../generated/prisma/client';
import type { Tx } from '../database';

export type GoneBack = ReturnType<typeof whatWentBack>;

/** How the deposit of a booking, or of no booking, has gone back already. The payment must be locked. */
export async function goneBack(tx: Tx, { id, creditCents }: Payment, bookingId: number | null): Promise<GoneBack> {
  const credit = bookingId === null ? null : await tx.credit.findUnique({ where: { bookingId } });
  const refund = await tx.refund.findFirst({ where: { paymentId: id, bookingId } });
  const used = await tx.creditUse.aggregate({ where: { paymentId: id, status: 'used' }, _sum: { cents: true } });
  return whatWentBack({ creditCents, usedCents: used._sum.cents ?? 0, credit, refund });
}
