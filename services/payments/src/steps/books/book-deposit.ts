import { depositPaid } from '@harbourline/policy';
import type { Tx } from '../../db/database';
import type { Payment } from '../../generated/prisma/client';
import { book } from './book';

/** Books that a deposit came in. @returns false when it was booked before. */
export async function bookDeposit(tx: Tx, { id, capturedCents, creditCents, paidAt }: Payment): Promise<boolean> {
  if (!paidAt) throw new Error(`payment ${id} is not paid`);
  return book(tx, {
    transaction: `payment:${id}`,
    entries: depositPaid({ cardCents: capturedCents, creditCents }),
    reason: {
      code: 'deposit_paid',
      by: [...(capturedCents > 0 ? (['card'] as const) : []), ...(creditCents > 0 ? (['credit'] as const) : [])],
    },
    at: paidAt,
    paymentId: id,
  });
}
