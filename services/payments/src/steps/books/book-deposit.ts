import { depositPaid } from '@harbourline/policy';
import type { Tx } from '../../db/database';
import type { Payment } from '../../generated/prisma/client';
import { book } from './book';

/** Books that a deposit came in. @returns false when it was booked before. */
export async function bookDeposit(tx: Tx, { id, capturedCents, creditCents, paidAt }: Payment): Promise<boolean> {
  if (!paidAt) throw new Error(`payment ${id} is not paid`);
  const by = [...(capturedCents > 0 ? ['card'] : []), ...(creditCents > 0 ? ['credit'] : [])];
  return book(tx, {
    transaction: `payment:${id}`,
    entries: depositPaid({ cardCents: capturedCents, creditCents }),
    memo: `Deposit paid by ${by.join(' and ')}`,
    at: paidAt,
    paymentId: id,
  });
}
