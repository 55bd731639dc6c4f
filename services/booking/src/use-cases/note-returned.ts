import type { EventData, paymentDisputed, paymentReturned, refundToGiveBack } from '@harbourline/contracts';
import type { Db, Tx } from '../db/database';
import { noteMoney } from '../db/note-money';

const RETURNED = ['refunded by the provider', 'returned by a dispute'] as const;

/** Money of a deposit went back to its card without our doing, or the bank has returned it. */
export async function noteReturned(
  { db }: { db: Db },
  { bookingId, amountCents, returnedAt }: EventData<typeof paymentReturned>,
  eventId: string,
): Promise<void> {
  if (bookingId === null) return;
  const at = new Date(returnedAt);
  await db.transact((tx) => note(tx, { bookingId, eventId, at, action: RETURNED[0], cents: amountCents }));
}

/** A dispute is open, or has ended; a lost one has returned the money to the card. */
export async function noteDispute(
  { db }: { db: Db },
  { bookingId, amountCents, status }: EventData<typeof paymentDisputed>,
  { eventId, at }: { eventId: string; at: Date },
): Promise<void> {
  if (bookingId === null) return;
  await db.transact(async (tx) => {
    await tx.booking.update({ where: { id: bookingId }, data: { disputed: status === 'open' } });
    if (status === 'lost') await note(tx, { bookingId, eventId, at, action: RETURNED[1], cents: amountCents });
  });
}

/** The card will not be refunded: what goes back to it is given back by hand. */
export async function noteCardRefused(
  { db }: { db: Db },
  { bookingId }: EventData<typeof refundToGiveBack>,
): Promise<void> {
  await db.transact((tx) => tx.booking.update({ where: { id: bookingId }, data: { cardRefused: true } }));
}

/** In the history, and summed up from there: an event that comes again changes nothing. */
async function note(
  tx: Tx,
  {
    bookingId,
    cents,
    ...money
  }: { bookingId: number; eventId: string; at: Date; action: (typeof RETURNED)[number]; cents: number },
): Promise<void> {
  await noteMoney(tx, bookingId, { ...money, moneyKind: 'refund', moneyCents: cents });
  const { _sum } = await tx.bookingHistory.aggregate({
    where: { bookingId, action: { in: [...RETURNED] } },
    _sum: { moneyCents: true },
  });
  await tx.booking.update({ where: { id: bookingId }, data: { returnedCents: _sum.moneyCents ?? 0 } });
}
