import type { Tx } from '../database';

/** Whether what goes back of a booking's deposit is for a person to give back, or has been given back by one. */
export async function isGivenBackByHand(tx: Tx, bookingId: number): Promise<boolean> {
  const anything = [{ dueCents: { gt: 0 } }, { givenBackCents: { gt: 0 } }];
  return (await tx.outsideDeposit.findFirst({ where: { bookingId, OR: anything } })) !== null;
}
