import type { EventData, paymentSucceeded } from '@harbourline/contracts';
import type { Deps } from '../db/database';
import { bookPaidHold } from '../steps/book-paid-hold';

/** A deposit was paid, and perhaps the browser never came back: the hold becomes a booking all the same. */
export async function completePaidHold(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  payment: EventData<typeof paymentSucceeded>,
): Promise<void> {
  if (payment.holdId === null) return; // its client books by itself, or reconciliation gives the money back
  await db.transact((tx) => bookPaidHold(tx, { clock, config }, payment));
}
