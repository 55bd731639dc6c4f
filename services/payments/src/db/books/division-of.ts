import type { Prisma } from '../../generated/prisma/client';

/** All that is booked about how a payment's deposit is divided: by its booking, or as no booking claimed it. */
export function divisionOf(paymentId: number): Prisma.LedgerEntryWhereInput {
  return {
    paymentId,
    OR: [{ transaction: { startsWith: 'settlement:' } }, { transaction: { startsWith: 'refund-due:' } }],
  };
}
