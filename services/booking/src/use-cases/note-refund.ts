import type { EventData, paymentRefunded } from '@harbourline/contracts';
import type { Db } from '../db/database';
import { noteMoney } from '../db/note-money';

/** A refund has left for the renter's card. One that belongs to no booking is not booking's business. */
export async function noteRefund(
  { db }: { db: Db },
  { bookingId, amountCents, refundedAt }: EventData<typeof paymentRefunded>,
  eventId: string,
): Promise<void> {
  await db.transact(async (tx) => {
    if (bookingId === null) return;
    const at = new Date(refundedAt);
    await noteMoney(tx, bookingId, {
      eventId,
      at,
      action: 'refunded',
      moneyKind: 'refund',
      moneyCents: amountCents,
    });
  });
}
