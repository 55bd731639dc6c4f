import type { OutsideDeposit } from '../../generated/prisma/client';

/** The amount still to be given back by hand. More may have been given back than is now due. */
export function outstandingCents({
  dueCents,
  givenBackCents,
}: Pick<OutsideDeposit, 'dueCents' | 'givenBackCents'>): number {
  return Math.max(0, dueCents - givenBackCents);
}

export function manualRefundStatus(deposit: Pick<OutsideDeposit, 'dueCents' | 'givenBackCents'>): 'open' | 'done' {
  return outstandingCents(deposit) > 0 ? 'open' : 'done';
}
