import type { Tx } from '../database';

/** Whether what goes back of a booking's deposit is for a person to give back, or has been given back by one. */
export async function isGivenBackByHand(tx: Tx, bookingId: number): Promise<boolean> {
  return (await tx.outsideDeposit.findFirst({ where: { bookingId, dueCents: { gt: 0 } } })) !== null;
}
