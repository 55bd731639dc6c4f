import type { depositGivenBack, EventData } from '@harbourline/contracts';
import type { Db } from '../db/database';
import { noteMoney } from '../db/note-money';

/** A deposit that was paid outside was given back to its renter by hand, as which transfer they can read. */
export async function noteGivenBack(
  { db }: { db: Db },
  { bookingId, amountCents, givenBackAt, reference }: EventData<typeof depositGivenBack>,
  eventId: string,
): Promise<void> {
  await db.transact(async (tx) => {
    await noteMoney(tx, bookingId, {
      eventId,
      at: new Date(givenBackAt),
      action: 'given back by hand',
      moneyKind: 'refund',
      moneyCents: amountCents,
    });
    await tx.booking.update({ where: { id: bookingId }, data: { givenBackReference: reference } });
  });
}
